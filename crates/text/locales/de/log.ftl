# What happened, line by line.

log-wins = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt
}
log-share = { $you ->
    [yes] Du teilst den Sieg mit { $others }
   *[no] { $name } teilt den Sieg mit { $others }
}
log-nobody-wins = Niemand gewinnt
log-deadlocked = { $who } (niemand konnte mehr spielen)
log-undecided = { $who } (es dauerte zu lange)
log-turn = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } ist am Zug
}

log-plays = { $you ->
    [yes] Du spielst { $cards }
   *[no] { $name } spielt { $cards }
}
log-uncovers = { $you ->
    [yes] Du deckst auf: { $card }
   *[no] { $name } deckt auf: { $card }
}
log-blind-fits = { $you ->
    [yes] Du spielst blind: { $card }!
   *[no] { $name } spielt blind: { $card }!
}
log-blind-misses = { $you ->
    [yes] Du spielst blind: { $card } passt nicht
   *[no] { $name } spielt blind: { $card } passt nicht
}
log-takes-pile = { $you ->
    [yes] Du nimmst den Ablagestapel ({ $cards })
   *[no] { $name } nimmt den Ablagestapel ({ $cards })
}
log-pushes = { $count ->
    [0] { $you ->
        [yes] Du schiebst { $other } den Ablagestapel zu
       *[no] { $toyou ->
            [yes] { $name } schiebt dir den Ablagestapel zu
           *[no] { $name } schiebt { $other } den Ablagestapel zu
        }
    }
   *[other] { $you ->
        [yes] Du schiebst { $other } den Ablagestapel zu ({ $cards })
       *[no] { $toyou ->
            [yes] { $name } schiebt dir den Ablagestapel zu ({ $cards })
           *[no] { $name } schiebt { $other } den Ablagestapel zu ({ $cards })
        }
    }
}
log-clears = { $count ->
    [0] { $you ->
        [yes] Du räumst den Ablagestapel ab
       *[no] { $name } räumt den Ablagestapel ab
    }
   *[other] { $you ->
        [yes] Du räumst den Ablagestapel ab ({ $cards })
       *[no] { $name } räumt den Ablagestapel ab ({ $cards })
    }
}

log-lays = { $you ->
    [yes] Du legst: { $card }
   *[no] { $name } legt: { $card }
}
log-lays-value = { $you ->
    [yes] Du: { $value } (±{ $number })
   *[no] { $name }: { $value } (±{ $number })
}
log-lays-last = { $you ->
    [yes] Du legst deine letzte Karte verdeckt
   *[no] { $name } legt die letzte Karte verdeckt
}
log-turned = Niemand kann spielen. Neue oberste Karte: { $card }
log-draws = { $you ->
    [yes] Du ziehst: { $card }
   *[no] { $name } zieht: { $card }
}
log-draws-hidden = { $you ->
    [yes] Du ziehst eine Karte
   *[no] { $name } zieht eine Karte
}

log-takes-own = { $you ->
    [yes] Du nimmst zurück: { $card }
   *[no] { $name } nimmt zurück: { $card }
}
log-takes-from = { $you ->
    [yes] Du nimmst vom Ablagestapel von { $other }: { $card }
   *[no] { $toyou ->
        [yes] { $name } nimmt von deinem Ablagestapel: { $card }
       *[no] { $name } nimmt vom Ablagestapel von { $other }: { $card }
    }
}
log-gathered = Die Ablagestapel werden zum neuen Nachziehstapel ({ $cards })
log-lays-down = { $you ->
    [yes] Du legst dein Level aus: { $combinations }
   *[no] { $name } legt ein Level aus: { $combinations }
}
log-attaches-own = { $you ->
    [yes] Du legst bei dir an: { $card }
   *[no] { $name } legt bei sich an: { $card }
}
log-attaches = { $you ->
    [yes] Du legst bei { $other } an: { $card }
   *[no] { $toyou ->
        [yes] { $name } legt bei dir an: { $card }
       *[no] { $name } legt bei { $other } an: { $card }
    }
}
log-discards = { $you ->
    [yes] Du wirfst ab: { $card }
   *[no] { $name } wirft ab: { $card }
}
log-puts-skip = { $you ->
    [yes] Du lässt { $other } aussetzen
   *[no] { $toyou ->
        [yes] { $name } lässt dich aussetzen
       *[no] { $name } lässt { $other } aussetzen
    }
}
log-skipped = { $you ->
    [yes] Du setzt aus
   *[no] { $name } setzt aus
}
log-ends-round = { $you ->
    [yes] Du beendest die Runde. Level: { $levels }
   *[no] { $name } beendet die Runde. Level: { $levels }
}
log-on-level = { $you ->
    [yes] du { $level }
   *[no] { $name } { $level }
}
log-keeps = { $you ->
    [yes] Du behältst: { $cards }
   *[no] { $name } behält: { $cards }
}
log-keeps-nothing = { $you ->
    [yes] Du behältst nichts
   *[no] { $name } behält nichts
}
log-has-chosen = { $you ->
    [yes] Du hast gewählt, was du behältst
   *[no] { $name } hat gewählt, was bleibt
}
log-deals = { $you ->
    [yes] Du gibst eine neue Runde und deckst auf: { $card }
   *[no] { $name } gibt eine neue Runde und deckt auf: { $card }
}
