# A table before the match: seats, bots, options.

strength-random = A caso
strength-random-about = Gioca una mossa permessa qualsiasi.
strength-easy = Facile
strength-easy-about = Gioca come chi è alle prime armi, errori compresi.
strength-medium = Medio
strength-medium-about = Gioca bene, con buon senso.
strength-hard = Difficile
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
seat-ready = via libera
seat-not-ready = non ancora
seat-away = assente
seat-stand-in = assente, gioca un bot
seat-bot-plays = gioca un bot

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
setting-rounds-race-about = Di quante mani è la partita: una, o almeno due per ogni persona.
setting-rounds-count = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}
setting-rounds-usual = come al solito ({ $count })
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

lobby-ready = Ci sono
lobby-hosted = { $you ->
    [yes] Sei tu a ospitare questo tavolo
   *[no] { $name } ospita questo tavolo
}
lobby-host = ospita
lobby-seats = Posti
lobby-seat-count = Numero di posti
lobby-players = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
lobby-open-seat = Posto libero
lobby-sit = Siediti qui
lobby-sit-down = Siediti
lobby-stand = Alzati
lobby-seat-in-use = Su un posto da togliere c’è qualcuno, che prima deve cambiare posto.
lobby-full = Tutti i posti sono occupati. Stai guardando.
lobby-add-bot = Aggiungi un bot
lobby-remove-bot = Manda via il bot
lobby-fill = Completa con i bot
lobby-strength = Forza
lobby-pace = Velocità
lobby-person-menu = Altro su { $name }
lobby-give-host = Cedi il tavolo
lobby-mute = Silenzia
lobby-unmute = Lascia parlare
lobby-remove = Allontana dal tavolo
lobby-remove-about = Chi viene allontanato non può tornare a questo tavolo.
lobby-handicap = Vantaggio per gli altri
lobby-handicap-none = nessuno
lobby-handicap-about = Ciò che si gioca qui vale con questo ritardo: così i grandi giocano con i bambini.
lobby-watching = Pubblico
lobby-invite = Invita
lobby-invite-about = Chi apre questo link è al tavolo. Senza account.
lobby-link = Link a questo tavolo
lobby-copy = Copia
lobby-copied = Copiato ✓
lobby-copy-failed = Non copiato
lobby-share = Condividi…
lobby-share-text = Vieni a giocare a { $game } con me
lobby-qr = Codice QR del link
lobby-terms = Come si gioca
lobby-house = Regole della casa
lobby-table = Il tavolo
lobby-curious = Per i curiosi
lobby-level-list = Tutti i livelli
lobby-own = Livelli tuoi
lobby-own-about = Togli livelli, oppure componine uno nuovo e aggiungilo. Un elenco ha da 1 a 12 livelli, e un livello chiede al massimo 10 carte.
lobby-own-remove = Togli { $what }
lobby-own-kind = Tipo
lobby-own-run = Scala
lobby-own-same = Stesso numero
lobby-own-colour = Un colore
lobby-own-size = Carte
lobby-own-combine = Includi
lobby-own-add = Aggiungi questo livello
lobby-begin = Comincia
lobby-is-ready = Ci sono
lobby-waiting = In attesa di { $names }
lobby-open-seats = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
