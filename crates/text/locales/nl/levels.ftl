# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] reeks van { $size }
   *[other] { $count } reeksen van { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] tweeling
       *[other] { $count } tweelingen
    }
    [3] { $count ->
        [1] drieling
       *[other] { $count } drielingen
    }
    [4] { $count ->
        [1] vierling
       *[other] { $count } vierlingen
    }
   *[other] { $count ->
        [1] { $size } gelijke getallen
       *[other] { $count } × { $size } gelijke getallen
    }
}
level-colour = { $count ->
    [1] { $size } kaarten van één kleur
   *[other] { $count } × { $size } kaarten van één kleur
}
laid-run = de reeks van { $low } t/m { $high }
laid-same = { $number ->
    [7] de 7’s
    [9] de 9’s
   *[other] de { $number }’en
}
laid-colour = de kaarten in { $colour }

levels-level = Level { $level }
levels-facts = Level { $level } · { $cards }
levels-skipped = slaat de volgende beurt over
levels-draw-pile = Trekstapel, { $cards }
levels-pile = { $you ->
    [yes] Je aflegstapel: { $card }
   *[no] Aflegstapel van { $name }: { $card }
}
levels-pile-empty = { $you ->
    [yes] Je aflegstapel, leeg
   *[no] Aflegstapel van { $name }, leeg
}
levels-combination = { $name }, { $combination }: { $cards }
levels-complete = Compleet
levels-on-table = Je level ligt op tafel
levels-missing = { $count ->
    [one] Er ontbreekt { $count } kaart
   *[other] Er ontbreken { $count } kaarten
}
levels-missing-this = Er ontbreekt: { $cards }
levels-missing-one-of = Er ontbreekt een van deze: { $cards }
levels-missing-among = { $count ->
    [one] Er ontbreekt { $count } kaart. Dit helpt: { $cards }
   *[other] Er ontbreken { $count } kaarten. Dit helpt: { $cards }
}
levels-hand = Je hand
levels-hand-keys = De pijltoetsen gaan langs de hand, met Alt verplaatsen ze de kaart. Enter doet wat de hoofdknop zegt, Escape maakt de keuze ongedaan.
levels-card-for = { $card }, voor { $combination }
levels-card-fits = { $card }, kun je aanleggen
levels-sort = Hand sorteren
levels-sort-level = Level
levels-sort-number = Getal
levels-sort-colour = Kleur
levels-hint = Tip
levels-choose-first = Kies eerst een kaart uit je hand.
levels-undo = Ongedaan maken
levels-other-place = Andere plek
levels-open-trays = Uitleggen …
levels-build = Samenstellen
levels-do-wait = { $name } is aan de beurt
levels-do-draw = Pak een kaart: van de trekstapel of van een aflegstapel
levels-do-choose = Kies een kaart om weg te gooien
levels-do-can-lay = Leg je level uit, of kies een kaart om weg te gooien
levels-do-attach = Kies een kaart om aan te leggen of weg te gooien
levels-do-where = Leg hem aan waar het oplicht, of gooi hem weg
levels-do-whom = Wie moet een beurt overslaan?
levels-do-discard = Gooi hem weg om je beurt te beëindigen
levels-do-lay = Kies een mogelijkheid, of stel de combinaties zelf samen
levels-do-keep = De ronde is voorbij. Je mag tot vier kaarten houden voor de volgende: { $count } van 4
levels-do-others-keep = Nog aan het kiezen: { $names }
levels-laying = Level uitleggen
levels-ways = Mogelijkheden
levels-way = Mogelijkheid { $number }: { $cards }
levels-tray = { $combination }: { $count } van { $size }
levels-pays = Dat is je level
levels-clear = Leegmaken
levels-take-back = Terugnemen
levels-joker-asks = Waar staat de joker voor?
levels-round-over = De ronde is voorbij
levels-ends-round = { $you ->
    [yes] Je beëindigt de ronde
   *[no] { $name } beëindigt de ronde
}
levels-laid-down = uitgelegd
levels-not-laid-down = niet uitgelegd
levels-moves-on = Level { $from } → { $to }
levels-stays = blijft op level { $level }
levels-go-on = Verder
levels-caption-draw = Trekstapel
levels-caption-own = Je aflegstapel
