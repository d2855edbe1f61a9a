# What happened, line by line.

log-wins = { $you ->
    [yes] You win!
   *[no] { $name } wins
}
log-share = { $you ->
    [yes] You share the win with { $others }
   *[no] { $name } shares the win with { $others }
}
log-nobody-wins = Nobody wins
log-deadlocked = { $who } (nobody could play any more)
log-undecided = { $who } (it took too long)
log-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}

log-plays = { $you ->
    [yes] You play { $cards }
   *[no] { $name } plays { $cards }
}
log-uncovers = { $you ->
    [yes] You turn up { $card }
   *[no] { $name } turns up { $card }
}
log-blind-fits = { $you ->
    [yes] You play blind: { $card }!
   *[no] { $name } plays blind: { $card }!
}
log-blind-misses = { $you ->
    [yes] You play blind: { $card } does not fit
   *[no] { $name } plays blind: { $card } does not fit
}
log-takes-pile = { $you ->
    [yes] You take the pile ({ $cards })
   *[no] { $name } takes the pile ({ $cards })
}
log-pushes = { $count ->
    [0] { $you ->
        [yes] You push the pile to { $other }
       *[no] { $toyou ->
            [yes] { $name } pushes the pile to you
           *[no] { $name } pushes the pile to { $other }
        }
    }
   *[other] { $you ->
        [yes] You push the pile to { $other } ({ $cards })
       *[no] { $toyou ->
            [yes] { $name } pushes the pile to you ({ $cards })
           *[no] { $name } pushes the pile to { $other } ({ $cards })
        }
    }
}
log-clears = { $count ->
    [0] { $you ->
        [yes] You clear the pile
       *[no] { $name } clears the pile
    }
   *[other] { $you ->
        [yes] You clear the pile ({ $cards })
       *[no] { $name } clears the pile ({ $cards })
    }
}

log-lays = { $you ->
    [yes] You lay { $card }
   *[no] { $name } lays { $card }
}
log-lays-value = { $you ->
    [yes] You: { $value } (±{ $number })
   *[no] { $name }: { $value } (±{ $number })
}
log-lays-last = { $you ->
    [yes] You lay your last card face down
   *[no] { $name } lays their last card face down
}
log-turned = Nobody can play. New top card: { $card }
log-draws = { $you ->
    [yes] You draw { $card }
   *[no] { $name } draws { $card }
}
log-draws-hidden = { $you ->
    [yes] You draw a card
   *[no] { $name } draws a card
}

log-takes-own = { $you ->
    [yes] You take back { $card }
   *[no] { $name } takes back { $card }
}
log-takes-from = { $you ->
    [yes] You take { $card } from { $other }’s discards
   *[no] { $toyou ->
        [yes] { $name } takes { $card } from your discards
       *[no] { $name } takes { $card } from { $other }’s discards
    }
}
log-gathered = The discards make a new draw pile ({ $cards })
log-lays-down = { $you ->
    [yes] You lay down your level: { $combinations }
   *[no] { $name } lays down a level: { $combinations }
}
log-attaches-own = { $you ->
    [yes] You attach { $card } to your own level
   *[no] { $name } attaches { $card } to their own level
}
log-attaches = { $you ->
    [yes] You attach { $card } to { $other }’s level
   *[no] { $toyou ->
        [yes] { $name } attaches { $card } to your level
       *[no] { $name } attaches { $card } to { $other }’s level
    }
}
log-discards = { $you ->
    [yes] You discard { $card }
   *[no] { $name } discards { $card }
}
log-puts-skip = { $you ->
    [yes] You make { $other } skip a turn
   *[no] { $toyou ->
        [yes] { $name } makes you skip a turn
       *[no] { $name } makes { $other } skip a turn
    }
}
log-skipped = { $you ->
    [yes] Your turn is skipped
   *[no] { $name }’s turn is skipped
}
log-ends-round = { $you ->
    [yes] You end the round. Levels: { $levels }
   *[no] { $name } ends the round. Levels: { $levels }
}
log-on-level = { $you ->
    [yes] you { $level }
   *[no] { $name } { $level }
}
log-keeps = { $you ->
    [yes] You keep { $cards }
   *[no] { $name } keeps { $cards }
}
log-keeps-nothing = { $you ->
    [yes] You keep nothing
   *[no] { $name } keeps nothing
}
log-has-chosen = { $you ->
    [yes] You have chosen what to keep
   *[no] { $name } has chosen what to keep
}
log-deals = { $you ->
    [yes] You deal a new round and turn up { $card }
   *[no] { $name } deals a new round and turns up { $card }
}
