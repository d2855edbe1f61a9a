# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] scala da { $size }
   *[other] { $count } scale da { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] coppia
       *[other] { $count } coppie
    }
    [3] { $count ->
        [1] tris
       *[other] { $count } tris
    }
    [4] { $count ->
        [1] poker
       *[other] { $count } poker
    }
   *[other] { $count ->
        [1] { $size } carte uguali
       *[other] { $count } × { $size } carte uguali
    }
}
level-colour = { $count ->
    [1] { $size } carte di un colore
   *[other] { $count } × { $size } carte di un colore
}
laid-run = la scala da { $low } a { $high }
laid-same = { $number ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $number }
}
laid-colour = le carte di colore { $colour }

levels-level = Livello { $level }
levels-facts = Livello { $level } · { $cards }
levels-skipped = salta il prossimo turno
levels-draw-pile = Mazzo, { $cards }
levels-pile = { $you ->
    [yes] I tuoi scarti: { $card }
   *[no] Mazzo degli scarti di { $name }: { $card }
}
levels-pile-empty = { $you ->
    [yes] I tuoi scarti, ancora nessuno
   *[no] Mazzo degli scarti di { $name }, vuoto
}
levels-combination = { $name }, { $combination }: { $cards }
levels-complete = Completo
levels-on-table = Il tuo livello è in tavola
levels-missing = { $count ->
    [one] Manca { $count } carta
   *[other] Mancano { $count } carte
}
levels-missing-this = Manca: { $cards }
levels-missing-one-of = Manca una di queste: { $cards }
levels-missing-among = { $count ->
    [one] Manca { $count } carta. Utili: { $cards }
   *[other] Mancano { $count } carte. Utili: { $cards }
}
levels-hand = La tua mano
levels-hand-keys = Le frecce scorrono la mano, con Alt spostano la carta. Invio fa ciò che dice il pulsante principale, Esc annulla la selezione.
levels-card-for = { $card }, per { $combination }
levels-card-fits = { $card }, si può aggiungere
levels-sort = Ordina la mano
levels-sort-level = Livello
levels-sort-number = Numero
levels-sort-colour = Colore
levels-hint = Consiglio
levels-choose-first = Scegli prima una carta della tua mano.
levels-undo = Annulla
levels-other-place = Altro posto
levels-open-trays = Metti in tavola…
levels-build = Componi
levels-do-wait = Tocca a { $name }
levels-do-draw = Pesca: dal mazzo o da un mazzo degli scarti
levels-do-choose = Scegli una carta da scartare
levels-do-can-lay = Metti in tavola il tuo livello, o scegli una carta da scartare
levels-do-attach = Scegli una carta da aggiungere o da scartare
levels-do-where = Aggiungila dove è illuminato, o scartala
levels-do-whom = Chi deve saltare un turno?
levels-do-discard = Scartala per finire il tuo turno
levels-do-lay = Scegli un modo, o componi tu le combinazioni
levels-do-keep = La mano è finita. Puoi tenere fino a quattro carte per la prossima: { $count } su 4
levels-do-others-keep = Scelta in sospeso: { $names }
levels-laying = Metti in tavola il livello
levels-ways = Modi possibili
levels-way = Modo { $number }: { $cards }
levels-tray = { $combination }: { $count } su { $size }
levels-pays = Questo è il tuo livello
levels-clear = Svuota
levels-take-back = Riprendi
levels-joker-asks = Che cosa rappresenta il jolly?
levels-round-over = La mano è finita
levels-ends-round = { $you ->
    [yes] Chiudi la mano
   *[no] { $name } chiude la mano
}
levels-laid-down = in tavola
levels-not-laid-down = non in tavola
levels-moves-on = Livello { $from } → { $to }
levels-stays = resta al livello { $level }
levels-go-on = Avanti
levels-caption-draw = Mazzo
levels-caption-own = I tuoi scarti
