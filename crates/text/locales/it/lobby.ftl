# A table before the match: seats, bots, options.

strength-random = A caso
strength-random-about = Gioca una mossa permessa qualsiasi.
strength-easy = Facile
strength-easy-about = Gioca come chi è alle prime armi, errori compresi.
strength-medium = Medio
strength-medium-about = Gioca bene, con buon senso.
strength-hard = Forte
strength-hard-about = Pensa in anticipo.

pace-child = Bambino
pace-child-about = Veloce come un bambino di otto anni che non conosce ancora il gioco.
pace-casual = Tranquillo
pace-casual-about = Veloce come quasi tutti a un tavolo di famiglia.
pace-practised = Allenato
pace-practised-about = Veloce come chi gioca spesso.
pace-expert = Esperto
pace-expert-about = Più veloce di così non si può.

seat-open = libero
seat-bot = bot
seat-ready = pronto
seat-not-ready = non ancora pronto
seat-away = assente
seat-stand-in = assente, gioca un bot

option-joker-sets = Più joker
option-joker-sets-about = Puoi giocare più joker insieme senza una carta numerica.
option-auto-clear = Elimina sempre
option-auto-clear-about = Quattro carte uguali eliminano sempre la pila; nessuno può lasciarle.
option-hand-points = Solo carte in mano
option-hand-points-about = Contano come punti negativi solo le carte in mano, non quelle nelle pile.
option-levels = Livelli
option-levels-about = Che cosa chiedono i livelli. Con due stelle è più difficile.
option-levels-one-star = una stella
option-levels-two-stars = due stelle
option-levels-own = { $count ->
    [one] { $count } livello su misura
   *[other] { $count } livelli su misura
}
option-keep = Tenere carte
option-keep-about = Se non hai messo in tavola il tuo livello, puoi tenere fino a quattro carte per la mano successiva.
option-keep-from-level = dal livello { $level } in poi
option-keep-never = mai

setting-rounds = Mani
setting-rounds-about = Di quante mani è la partita.
setting-rounds-count = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
setting-rounds-usual = come di solito in questo gioco
setting-clock = Orologio
setting-clock-about = Quanto tempo hai per pensare quando tocca a te.
setting-public = Tavolo pubblico
setting-public-about = Chiunque può trovare il tavolo nella pagina iniziale e sedersi.
setting-chat = Chat
setting-chat-about = Ci si può scrivere. Altrimenti ci sono solo frasi pronte.
setting-hold = Tempi equi
setting-hold-about = Una mossa aspetta al massimo questo tempo, così una connessione lenta non è uno svantaggio.
setting-hold-millis = { $millis } ms
setting-hold-none = chi arriva prima
setting-grace = Sostituto
setting-grace-about = Un bot gioca al posto di chi manca da tanto così.
setting-grace-seconds = { $seconds ->
    [one] dopo { $seconds } secondo
   *[other] dopo { $seconds } secondi
}

clock-none = senza orologio
clock-per-move = { $seconds ->
    [one] { $seconds } secondo a mossa
   *[other] { $seconds } secondi a mossa
}
clock-bank = { $seconds } s per la mano, { $increment } s in più a ogni mossa

lobby-ready = Pronto
