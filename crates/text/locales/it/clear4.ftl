# The table of Clear Four.

clear4-in-hand = { $count } in mano
clear4-hand = La tua mano
clear4-stacks = Le tue pile
clear4-stack-open = { $card }, scoperto sulla pila { $stack }, { $under ->
    [one] { $under } carta sotto
   *[other] { $under } carte sotto
}
clear4-stack-final = ultima carta della pila { $stack }, coperta
clear4-stack-gone = pila { $stack }: più niente
clear4-not-now = { $card }, ora non si può giocare
clear4-out = { $count } fuori dal gioco

clear4-pile-empty = La pila degli scarti è vuota
clear4-pile-free = Un joker senza valore: può seguire tutto
clear4-pile-run = { $cards }: { $missing ->
    [1] ancora uno e la pila va via
    [2] ancora due e la pila va via
   *[other] ancora tre e la pila va via
}
clear4-pile-four = { $cards }: ora solo carte più basse
clear4-pile-ones = { $cards }: nessun numero può seguire
clear4-pile-name = Pila degli scarti, { $count }, dall’alto: { $cards }

clear4-turn-any = Tocca a te: gioca una carta qualsiasi
clear4-turn-free = Tocca a te: gioca una carta qualsiasi o prendi la pila degli scarti
clear4-turn-lower = { $value ->
    [1] Tocca a te: gioca un 1 o prendi la pila degli scarti
   *[other] Tocca a te: gioca { $value } o meno, o prendi la pila degli scarti
}
clear4-turn-below = Tocca a te: gioca meno di { $value } o prendi la pila degli scarti
clear4-turn-no-number = Tocca a te: nessun tuo numero va bene. Puoi prendere la pila degli scarti
clear4-turn-nothing = Tocca a te: niente va bene, prendi la pila degli scarti
clear4-turn-final = Puoi scoprire alla cieca l’ultima carta di una tua pila
clear4-turn-other = Tocca a { $name }
clear4-over = La mano è finita
clear4-extend = Aggiungi un altro { $value } o un joker, oppure basta così
clear4-extend-free = Aggiungi carte di un solo valore, oppure basta così
clear4-four = { $cards } sulla pila degli scarti: eliminarla e giocare ancora?
clear4-push-blind = { $count ->
    [0] Un PUSH! Chi prende la pila?
   *[other] Un PUSH! Chi prende la pila ({ $cards })?
}
clear4-push-whom = { $count ->
    [0] PUSH: chi prende la pila?
   *[other] PUSH: chi prende la pila ({ $cards })?
}
clear4-target = { $name }, { $count } in mano
clear4-choose = Scegli le carte
clear4-choose-number = Aggiungi un numero
clear4-undo = Annulla
clear4-hint = Consiglio
