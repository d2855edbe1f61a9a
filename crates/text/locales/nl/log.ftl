# What happened, line by line.

log-wins = { $you ->
    [yes] Je wint!
   *[no] { $name } wint
}
log-share = { $you ->
    [yes] Je deelt de winst met { $others }
   *[no] { $name } deelt de winst met { $others }
}
log-nobody-wins = Niemand wint
log-deadlocked = { $who } (niemand kon nog spelen)
log-undecided = { $who } (het duurde te lang)
log-turn = { $you ->
    [yes] Jouw beurt
   *[no] { $name } is aan de beurt
}

log-plays = { $you ->
    [yes] Je speelt { $cards }
   *[no] { $name } speelt { $cards }
}
log-uncovers = { $you ->
    [yes] Je draait om: { $card }
   *[no] { $name } draait om: { $card }
}
log-blind-fits = { $you ->
    [yes] Je speelt blind: { $card }!
   *[no] { $name } speelt blind: { $card }!
}
log-blind-misses = { $you ->
    [yes] Je speelt blind: { $card } past niet
   *[no] { $name } speelt blind: { $card } past niet
}
log-takes-pile = { $you ->
    [yes] Je pakt de stapel ({ $cards })
   *[no] { $name } pakt de stapel ({ $cards })
}
log-pushes = { $count ->
    [0] { $you ->
        [yes] Je schuift de stapel naar { $other }
       *[no] { $toyou ->
            [yes] { $name } schuift de stapel naar jou
           *[no] { $name } schuift de stapel naar { $other }
        }
    }
   *[other] { $you ->
        [yes] Je schuift de stapel naar { $other } ({ $cards })
       *[no] { $toyou ->
            [yes] { $name } schuift de stapel naar jou ({ $cards })
           *[no] { $name } schuift de stapel naar { $other } ({ $cards })
        }
    }
}
log-clears = { $count ->
    [0] { $you ->
        [yes] Je ruimt de stapel op
       *[no] { $name } ruimt de stapel op
    }
   *[other] { $you ->
        [yes] Je ruimt de stapel op ({ $cards })
       *[no] { $name } ruimt de stapel op ({ $cards })
    }
}

log-lays = { $you ->
    [yes] Je legt: { $card }
   *[no] { $name } legt: { $card }
}
log-lays-value = { $you ->
    [yes] Jij: { $value } (±{ $number })
   *[no] { $name }: { $value } (±{ $number })
}
log-lays-last = { $you ->
    [yes] Je legt je laatste kaart dicht neer
   *[no] { $name } legt de laatste kaart dicht neer
}
log-turned = Niemand kan spelen. Nieuwe bovenste kaart: { $card }
log-draws = { $you ->
    [yes] Je pakt: { $card }
   *[no] { $name } pakt: { $card }
}
log-draws-hidden = { $you ->
    [yes] Je pakt een kaart
   *[no] { $name } pakt een kaart
}

log-takes-own = { $you ->
    [yes] Je pakt terug: { $card }
   *[no] { $name } pakt terug: { $card }
}
log-takes-from = { $you ->
    [yes] Je pakt van de aflegstapel van { $other }: { $card }
   *[no] { $toyou ->
        [yes] { $name } pakt van jouw aflegstapel: { $card }
       *[no] { $name } pakt van de aflegstapel van { $other }: { $card }
    }
}
log-gathered = De aflegstapels worden een nieuwe trekstapel ({ $cards })
log-lays-down = { $you ->
    [yes] Je legt je level uit: { $combinations }
   *[no] { $name } legt een level uit: { $combinations }
}
log-attaches-own = { $you ->
    [yes] Je legt bij jezelf aan: { $card }
   *[no] { $name } legt bij zichzelf aan: { $card }
}
log-attaches = { $you ->
    [yes] Je legt bij { $other } aan: { $card }
   *[no] { $toyou ->
        [yes] { $name } legt bij jou aan: { $card }
       *[no] { $name } legt bij { $other } aan: { $card }
    }
}
log-discards = { $you ->
    [yes] Je gooit weg: { $card }
   *[no] { $name } gooit weg: { $card }
}
log-puts-skip = { $you ->
    [yes] Je laat { $other } een beurt overslaan
   *[no] { $toyou ->
        [yes] { $name } laat jou een beurt overslaan
       *[no] { $name } laat { $other } een beurt overslaan
    }
}
log-skipped = { $you ->
    [yes] Je slaat een beurt over
   *[no] { $name } slaat een beurt over
}
log-ends-round = { $you ->
    [yes] Je beëindigt de ronde. Levels: { $levels }
   *[no] { $name } beëindigt de ronde. Levels: { $levels }
}
log-on-level = { $you ->
    [yes] jij { $level }
   *[no] { $name } { $level }
}
log-keeps = { $you ->
    [yes] Je houdt: { $cards }
   *[no] { $name } houdt: { $cards }
}
log-keeps-nothing = { $you ->
    [yes] Je houdt niets
   *[no] { $name } houdt niets
}
log-has-chosen = { $you ->
    [yes] Je hebt gekozen wat je houdt
   *[no] { $name } heeft gekozen wat er blijft
}
log-deals = { $you ->
    [yes] Je deelt een nieuwe ronde en draait om: { $card }
   *[no] { $name } deelt een nieuwe ronde en draait om: { $card }
}
