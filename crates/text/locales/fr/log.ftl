# What happened, line by line.

log-wins = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne
}
log-share = { $you ->
    [yes] Tu partages la victoire avec { $others }
   *[no] { $name } partage la victoire avec { $others }
}
log-nobody-wins = Personne ne gagne
log-deadlocked = { $who } (plus personne ne pouvait jouer)
log-undecided = { $who } (c’était trop long)
log-turn = { $you ->
    [yes] À toi de jouer
   *[no] À { $name } de jouer
}

log-plays = { $you ->
    [yes] Tu joues { $cards }
   *[no] { $name } joue { $cards }
}
log-uncovers = { $you ->
    [yes] Tu découvres : { $card }
   *[no] { $name } découvre : { $card }
}
log-blind-fits = { $you ->
    [yes] Tu joues à l’aveugle : { $card } !
   *[no] { $name } joue à l’aveugle : { $card } !
}
log-blind-misses = { $you ->
    [yes] Tu joues à l’aveugle : { $card } ne convient pas
   *[no] { $name } joue à l’aveugle : { $card } ne convient pas
}
log-takes-pile = { $you ->
    [yes] Tu prends la défausse ({ $cards })
   *[no] { $name } prend la défausse ({ $cards })
}
log-pushes = { $count ->
    [0] { $you ->
        [yes] Tu donnes la défausse à { $other }
       *[no] { $toyou ->
            [yes] { $name } te donne la défausse
           *[no] { $name } donne la défausse à { $other }
        }
    }
   *[other] { $you ->
        [yes] Tu donnes la défausse à { $other } ({ $cards })
       *[no] { $toyou ->
            [yes] { $name } te donne la défausse ({ $cards })
           *[no] { $name } donne la défausse à { $other } ({ $cards })
        }
    }
}
log-clears = { $count ->
    [0] { $you ->
        [yes] Tu vides la défausse
       *[no] { $name } vide la défausse
    }
   *[other] { $you ->
        [yes] Tu vides la défausse ({ $cards })
       *[no] { $name } vide la défausse ({ $cards })
    }
}

log-lays = { $you ->
    [yes] Tu poses : { $card }
   *[no] { $name } pose : { $card }
}
log-lays-value = { $you ->
    [yes] Toi : { $value } (±{ $number })
   *[no] { $name } : { $value } (±{ $number })
}
log-lays-last = { $you ->
    [yes] Tu poses ta dernière carte face cachée
   *[no] { $name } pose sa dernière carte face cachée
}
log-turned = Personne ne peut jouer. Nouvelle carte du dessus : { $card }
log-draws = { $you ->
    [yes] Tu pioches : { $card }
   *[no] { $name } pioche : { $card }
}
log-draws-hidden = { $you ->
    [yes] Tu pioches une carte
   *[no] { $name } pioche une carte
}

log-takes-own = { $you ->
    [yes] Tu reprends : { $card }
   *[no] { $name } reprend : { $card }
}
log-takes-from = { $you ->
    [yes] Tu prends chez { $other } : { $card }
   *[no] { $toyou ->
        [yes] { $name } prend chez toi : { $card }
       *[no] { $name } prend chez { $other } : { $card }
    }
}
log-gathered = Les défausses forment une nouvelle pioche ({ $cards })
log-lays-down = { $you ->
    [yes] Tu poses ton niveau : { $combinations }
   *[no] { $name } pose son niveau : { $combinations }
}
log-attaches-own = { $you ->
    [yes] Tu ajoutes chez toi : { $card }
   *[no] { $name } ajoute à son propre niveau : { $card }
}
log-attaches = { $you ->
    [yes] Tu ajoutes chez { $other } : { $card }
   *[no] { $toyou ->
        [yes] { $name } ajoute chez toi : { $card }
       *[no] { $name } ajoute chez { $other } : { $card }
    }
}
log-discards = { $you ->
    [yes] Tu défausses : { $card }
   *[no] { $name } défausse : { $card }
}
log-puts-skip = { $you ->
    [yes] Tu fais passer son tour à { $other }
   *[no] { $toyou ->
        [yes] { $name } te fait passer ton tour
       *[no] { $name } fait passer son tour à { $other }
    }
}
log-skipped = { $you ->
    [yes] Tu passes ton tour
   *[no] { $name } passe son tour
}
log-ends-round = { $you ->
    [yes] Tu termines la manche. Niveaux : { $levels }
   *[no] { $name } termine la manche. Niveaux : { $levels }
}
log-on-level = { $you ->
    [yes] toi { $level }
   *[no] { $name } { $level }
}
log-keeps = { $you ->
    [yes] Tu gardes : { $cards }
   *[no] { $name } garde : { $cards }
}
log-keeps-nothing = { $you ->
    [yes] Tu ne gardes rien
   *[no] { $name } ne garde rien
}
log-has-chosen = { $you ->
    [yes] Tu as choisi tes cartes à garder
   *[no] { $name } a choisi ses cartes à garder
}
log-deals = { $you ->
    [yes] Tu distribues une nouvelle manche et retournes : { $card }
   *[no] { $name } distribue une nouvelle manche et retourne : { $card }
}
