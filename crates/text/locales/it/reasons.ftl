# Why a bot did it: the text of a hint.

reason-only-move = Non si può fare altro.
reason-chance = Per puro caso.
reason-only-fit = Nessun’altra carta in mano va bene.
reason-first-found = La prima carta trovata che va bene.
reason-leaves-next = Un’altra carta in mano ci va sopra.
reason-chain = { $count ->
    [one] Comincia una catena di { $count } carta.
   *[other] Comincia una catena di { $count } carte.
}
reason-hard-to-follow = Ci vanno poche carte: gli altri faranno fatica a seguire.
reason-nothing-fits = Niente in mano va bene, quindi si pesca.
reason-draws-first = Prima qualche carta in più, poi uno sguardo alla pila.
reason-last-card = L’ultima carta si può mettere giù qualunque sia.
reason-slip = Uno sbaglio: non va bene per niente.
reason-wins = È l’ultima carta, e si vince.
reason-completes-four = Così sono quattro: la pila sparisce e si gioca di nuovo.
reason-sheds = { $count ->
    [one] Ci si libera di una carta.
   *[other] Ci si libera di { $count } carte, prima le alte.
}
reason-uncovers = Scopre una pila.
reason-stops = Quasi nessuno può scendere sotto { $value }.
reason-pushes-to = { $you ->
    [yes] Nessuno è più vicino di te alla vittoria: la pila va a te.
   *[no] Nessuno è più vicino di { $name } alla vittoria: la pila va lì.
}
reason-clears = La pila sta meglio fuori dal gioco che in una mano.
reason-good-odds = L’ultima carta di una pila ha buone probabilità di andare bene.
reason-tries = Resta solo da tentare l’ultima carta di una pila.
reason-takes = Prendere la pila è il male minore.
reason-keeps-joker = È meglio tenere il joker per dopo.
reason-keeps-back = Le altre carte valgono più in mano che sulla pila.
reason-looks-ahead = È ciò che è andato meglio in molte partite simulate.
reason-hopes-for-better = Il mazzo promette più di ogni scarto.
reason-takes-for-level = La carta avvicina al livello.
reason-takes-joker = Un jolly aiuta sempre.
reason-takes-to-attach = La carta si può aggiungere.
reason-lays-down = Il livello è completo.
reason-holds-level = Il livello è completo, ma per ora è meglio aspettare.
reason-attaches = La carta va bene lì.
reason-discards-useless = La carta non serve.
reason-discards-least-useful = È la carta che mancherà di meno.
reason-gains-turn = «Salta un turno» fa guadagnare un turno.
reason-stops-leader = «Salta un turno» ferma chi sta per finire la mano.
reason-keeps-for-level = Sono le carte che servono di più al livello.
