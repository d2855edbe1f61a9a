# Why something was not done.

refusal-over = La partita è finita.
refusal-not-a-player = Stai solo guardando.
refusal-not-your-turn = Tocca a { $name }.
refusal-other-game = Questa mossa è di { $game }.
refusal-not-in-hand = Non hai in mano questa carta: { $card }.

refusal-no-cards = Prima scegli una carta.
refusal-mixed-values = { $one } e { $other } non vanno insieme: le carte numeriche devono essere tutte uguali.
refusal-too-high = { $value } è troppo alto: in cima alla pila c’è { $top }.
refusal-not-so-many = Non hai in mano abbastanza carte di questo tipo: { $card }.
refusal-nothing-open = Sulla pila { $stack } non c’è nessuna carta scoperta.
refusal-jokers-alone = Senza una carta numerica puoi giocare un solo joker.
refusal-play-is-open = Prima finisci la giocata: aggiungi carte dello stesso valore o scegli «Fatto».
refusal-other-value = { $value } non va bene: stai giocando { $play }.
refusal-nothing-to-extend = Non c’è niente a cui aggiungere carte.
refusal-no-four = Non hai appena completato quattro carte uguali.
refusal-four-first = Prima di’ se elimini la pila.
refusal-fifth = Sarebbe il quinto { $value } sulla pila degli scarti. Non ce ne sono mai più di quattro.
refusal-push-yourself = Non puoi spingere la pila verso di te.
refusal-no-such-seat = Lì non c’è nessuno.
refusal-special-mixed = { $card } è una carta speciale: si gioca da sola.
refusal-not-open = Sulla pila { $stack } non c’è nessun { $card } scoperto.
refusal-pass-on-empty = La pila degli scarti è vuota, quindi non puoi passare. Gioca qualcosa.
refusal-final-covered = L’ultima carta della pila { $stack } è ancora coperta da un’altra. Gioca prima ciò che la copre.
refusal-no-final-card = Della pila { $stack } non è rimasto niente.
refusal-target-first = Prima scegli chi prende la pila.
refusal-no-push-turned-up = Non hai appena scoperto un PUSH.

refusal-plusminus-does-not-fit = { $value } non va bene su { $top }. Ti serve { $low } o { $high }.
refusal-deck-used-up = Il tuo mazzo personale è esaurito.
refusal-not-the-last = Solo la tua ultimissima carta si mette coperta, e te ne restano { $count }.
refusal-halves-do-not-fit = Non va bene in nessun verso: ogni metà deve corrispondere nel colore o nel simbolo.
refusal-half-fits = Una metà è uguale, ma l’altra non corrisponde né nel colore né nel simbolo.
refusal-hand-full = Hai già quattro carte in mano.
refusal-stack-used-up = Il tuo mazzo è esaurito.

refusal-draw-first = Prima pesca una carta.
refusal-drawn-already = Hai già pescato.
refusal-no-pile = Lì non c’è nessuna carta da prendere.
refusal-laid-already = Il tuo livello è già in tavola.
refusal-wrong-count = { $asked ->
    [one] Un livello si mette in tavola tutto insieme: finora { $laid } di { $asked } combinazione.
   *[other] Un livello si mette in tavola tutto insieme: finora { $laid } di { $asked } combinazioni.
}
refusal-not-a-run = La combinazione { $index } non è una scala di numeri consecutivi.
refusal-not-the-same = Nella combinazione { $index } i numeri non sono tutti uguali.
refusal-not-one-colour = Nella combinazione { $index } le carte non sono tutte dello stesso colore.
refusal-not-the-level = Non è il tuo livello. Manca: { $combination }.
refusal-skip-in-combination = Una carta «Salta un turno» non fa parte di nessuna combinazione.
refusal-joker-undeclared = Di’ che carta sostituisce il jolly.
refusal-not-laid-yet = Prima metti in tavola il tuo livello, poi puoi aggiungere carte.
refusal-no-combination = Questa combinazione non è in tavola.
refusal-cannot-attach = Lì non va bene: { $card } ({ $combination }).
refusal-last-card = L’ultima carta si può solo scartare.
refusal-last-skip = «Salta un turno» come ultima carta non ha effetto: scartala e basta.
refusal-skip-another = «Salta un turno» va davanti a un altro giocatore.
refusal-skipped-already = Davanti a { $name } c’è già una carta «Salta un turno».
refusal-nothing-to-keep = La mano non è finita: non c’è ancora niente da tenere.
refusal-not-choosing = Gli altri stanno scegliendo quali carte tenere.
refusal-choose-what-to-keep = La mano è finita: scegli quali carte tenere.
refusal-too-many-kept = { $count } carte sono troppe: tienine al massimo quattro.

refusal-unreadable = Il tavolo non ha capito.
refusal-by-rule = La regola { $rule } non lo permette.
refusal-not-allowed = Le regole non lo permettono.
refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refusal-too-late = Troppo tardi: qualcuno è stato più veloce.
refusal-wrong-phase = Non in questo momento.
refusal-not-host = Può farlo solo chi ospita.
refusal-not-seated = Prima siediti.
refusal-seat-taken = Questo posto è occupato. Scegline un altro.
refusal-unknown = Questo posto o questa persona qui non c’è.
refusal-settings = Queste impostazioni non vanno insieme.
refusal-muted = Qui non puoi scrivere: chat disattivata, o chi ospita ti ha silenziato.
refusal-too-fast = Non così in fretta! Aspetta un attimo.
