# The table of Clear Four.

clear4-in-hand = { $count } auf der Hand
clear4-hand = Deine Hand
clear4-stacks = Deine Stapel
clear4-stack-open = { $card }, offen auf Stapel { $stack }, { $under ->
    [one] { $under } Karte darunter
   *[other] { $under } Karten darunter
}
clear4-stack-final = letzte Karte von Stapel { $stack }, verdeckt
clear4-stack-gone = Stapel { $stack }: nichts mehr da
clear4-not-now = { $card }, jetzt nicht spielbar
clear4-out = { $count } aus dem Spiel

clear4-pile-empty = Der Ablagestapel ist leer
clear4-pile-free = Ein Joker ohne Wert: Alles darf folgen
clear4-pile-run = { $cards }: { $missing ->
    [1] Noch eine räumt ab
    [2] Noch zwei räumen ab
   *[other] Noch drei räumen ab
}
clear4-pile-four = { $cards }: Nur Niedrigeres darf folgen
clear4-pile-ones = { $cards }: Keine Zahl darf folgen
clear4-pile-name = Ablagestapel, { $count }, von oben: { $cards }

clear4-turn-any = Du bist dran: Spiel irgendeine Karte
clear4-turn-free = Du bist dran: Spiel irgendeine Karte oder nimm den Stapel
clear4-turn-lower = { $value ->
    [1] Du bist dran: Spiel eine 1 oder nimm den Stapel
   *[other] Du bist dran: Spiel { $value } oder niedriger, oder nimm den Stapel
}
clear4-turn-below = Du bist dran: Spiel niedriger als { $value } oder nimm den Stapel
clear4-turn-no-number = Du bist dran: Keine deiner Zahlen passt. Du kannst den Stapel nehmen
clear4-turn-nothing = Du bist dran: Nichts passt, nimm den Stapel
clear4-turn-final = Eine letzte Karte darfst du blind aufdecken
clear4-turn-other = { $name } ist dran
clear4-over = Die Runde ist vorbei
clear4-extend = Leg noch eine { $value } oder einen Joker dazu, oder lass es dabei
clear4-extend-free = Leg Karten eines Werts dazu, oder lass es dabei
clear4-four = { $cards } auf dem Stapel: Abräumen und noch einmal spielen?
clear4-push-blind = { $count ->
    [0] Ein PUSH! Wer nimmt den Stapel?
   *[other] Ein PUSH! Wer nimmt den Stapel ({ $cards })?
}
clear4-push-whom = { $count ->
    [0] PUSH: Wer nimmt den Stapel?
   *[other] PUSH: Wer nimmt den Stapel ({ $cards })?
}
clear4-target = { $name }, { $count } auf der Hand
clear4-choose = Wähle Karten
clear4-choose-number = Wähle noch eine Zahl
clear4-undo = Rückgängig
clear4-hint = Tipp
