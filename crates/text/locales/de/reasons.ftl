# Why a bot did it: the text of a hint.

reason-only-move = Etwas anderes geht nicht.
reason-chance = Reiner Zufall.
reason-only-fit = Keine andere Handkarte passt.
reason-first-found = Die erste passende Karte.
reason-leaves-next = Darauf passt noch eine Handkarte.
reason-chain = { $count ->
    [one] Damit beginnt eine Kette von { $count } Karte.
   *[other] Damit beginnt eine Kette von { $count } Karten.
}
reason-hard-to-follow = Darauf passt wenig, die anderen kommen kaum hinterher.
reason-nothing-fits = Nichts auf der Hand passt, also ziehen.
reason-draws-first = Erst mehr Karten, dann ein Blick auf den Ablagestapel.
reason-last-card = Die letzte Karte geht immer, egal welche es ist.
reason-slip = Vertan: Sie passt gar nicht.
reason-wins = Das ist die letzte Karte, und damit der Sieg.
reason-completes-four = Das macht vier gleiche: Der Stapel kommt weg, und es geht gleich weiter.
reason-sheds = { $count ->
    [one] So geht eine Karte weg.
   *[other] So gehen { $count } Karten weg, hohe zuerst.
}
reason-uncovers = Das deckt einen Stapel auf.
reason-stops = Unter die { $value } kommt kaum jemand.
reason-pushes-to = { $you ->
    [yes] Du bist dem Sieg am nächsten, also bekommst du den Stapel.
   *[no] { $name } ist dem Sieg am nächsten, also geht der Stapel dorthin.
}
reason-clears = Der Stapel ist besser aus dem Spiel als auf einer Hand.
reason-good-odds = Die letzte Karte eines Stapels passt jetzt wahrscheinlich.
reason-tries = Es bleibt nur noch, die letzte Karte eines Stapels zu wagen.
reason-takes = Den Stapel zu nehmen ist das kleinste Übel.
reason-keeps-joker = Der Joker bleibt besser für später auf der Hand.
reason-keeps-back = Die übrigen Karten sind auf der Hand mehr wert als auf dem Stapel.
reason-looks-ahead = Das schnitt in vielen simulierten Partien am besten ab.
reason-hopes-for-better = Der Nachziehstapel verspricht mehr als jeder Ablagestapel.
reason-takes-for-level = Die Karte bringt das Level näher.
reason-takes-joker = Ein Joker hilft immer.
reason-takes-to-attach = Die Karte lässt sich anlegen.
reason-lays-down = Das Level ist vollständig.
reason-holds-level = Das Level ist vollständig, bleibt aber besser noch auf der Hand.
reason-attaches = Die Karte passt dort.
reason-discards-useless = Die Karte nützt nichts.
reason-discards-least-useful = Diese Karte fehlt am wenigsten.
reason-gains-turn = Aussetzen bringt einen Zug Vorsprung.
reason-stops-leader = Aussetzen bremst jemanden, der gleich die Runde beendet.
reason-keeps-for-level = Diese Karten braucht das Level am meisten.
