# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] { $size }er-Folge
   *[other] { $count } × { $size }er-Folge
}
level-same = { $size ->
    [2] { $count ->
        [1] Zwilling
       *[other] { $count } Zwillinge
    }
    [3] { $count ->
        [1] Drilling
       *[other] { $count } Drillinge
    }
    [4] { $count ->
        [1] Vierling
       *[other] { $count } Vierlinge
    }
   *[other] { $count ->
        [1] { $size } gleiche Zahlen
       *[other] { $count } × { $size } gleiche Zahlen
    }
}
level-colour = { $count ->
    [1] { $size } Karten einer Farbe
   *[other] { $count } × { $size } Karten einer Farbe
}
laid-run = Folge von { $low } bis { $high }
laid-same = lauter { $number }en
laid-colour = Farbe { $colour }

levels-level = Level { $level }
levels-facts = Level { $level } · { $cards }
levels-skipped = setzt einmal aus
levels-draw-pile = Nachziehstapel, { $cards }
levels-pile = { $you ->
    [yes] Deine Ablage: { $card }
   *[no] Ablagestapel von { $name }: { $card }
}
levels-pile-empty = { $you ->
    [yes] Deine Ablage, leer
   *[no] Ablagestapel von { $name }, leer
}
levels-combination = { $name }, { $combination }: { $cards }
levels-complete = Vollständig
levels-on-table = Dein Level liegt aus
levels-missing = { $count ->
    [one] { $count } Karte fehlt
   *[other] { $count } Karten fehlen
}
levels-missing-this = Es fehlt: { $cards }
levels-missing-one-of = Es fehlt eine davon: { $cards }
levels-missing-among = { $count ->
    [one] { $count } Karte fehlt. Hilfreich: { $cards }
   *[other] { $count } Karten fehlen. Hilfreich: { $cards }
}
levels-hand = Deine Hand
levels-hand-keys = Die Pfeiltasten gehen die Hand entlang, mit Alt verschieben sie die Karte. Enter tut, was der Hauptknopf sagt, Escape nimmt die Auswahl zurück.
levels-card-for = { $card }, für { $combination }
levels-card-fits = { $card }, passt zum Anlegen
levels-sort = Hand sortieren
levels-sort-level = Level
levels-sort-number = Zahl
levels-sort-colour = Farbe
levels-hint = Tipp
levels-choose-first = Wähle zuerst eine Karte deiner Hand.
levels-undo = Rückgängig
levels-other-place = Andere Stelle
levels-open-trays = Auslegen …
levels-build = Zusammenstellen
levels-do-wait = { $name } ist dran
levels-do-draw = Zieh: vom Nachziehstapel oder von einem Ablagestapel
levels-do-choose = Wähle eine Karte zum Abwerfen
levels-do-can-lay = Leg dein Level aus, oder wähle eine Karte zum Abwerfen
levels-do-attach = Wähle eine Karte zum Anlegen oder zum Abwerfen
levels-do-where = Leg sie an, wo es aufleuchtet, oder wirf sie ab
levels-do-whom = Wer soll aussetzen?
levels-do-discard = Wirf sie ab, um deinen Zug zu beenden
levels-do-lay = Wähle eine Möglichkeit, oder stelle die Kombinationen selbst zusammen
levels-do-keep = Die Runde ist vorbei. Du darfst bis zu vier Karten in die nächste mitnehmen: { $count } von 4
levels-do-others-keep = Noch beim Wählen: { $names }
levels-laying = Level auslegen
levels-ways = Möglichkeiten
levels-way = Möglichkeit { $number }: { $cards }
levels-tray = { $combination }: { $count } von { $size }
levels-pays = Das ist dein Level
levels-clear = Leeren
levels-take-back = Zurücknehmen
levels-joker-asks = Wofür steht der Joker?
levels-round-over = Die Runde ist vorbei
levels-ends-round = { $you ->
    [yes] Du beendest die Runde
   *[no] { $name } beendet die Runde
}
levels-laid-down = ausgelegt
levels-not-laid-down = nicht ausgelegt
levels-moves-on = Level { $from } → { $to }
levels-stays = bleibt auf Level { $level }
levels-go-on = Weiter
levels-caption-draw = Nachziehstapel
levels-caption-own = Deine Ablage
