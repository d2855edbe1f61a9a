# What happened, line by line.

log-wins = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }
}
log-share = { $you ->
    [yes] Vinci insieme a { $others }
   *[no] { $name } vince insieme a { $others }
}
log-nobody-wins = Nessuno vince
log-deadlocked = { $who } (nessuno poteva più giocare)
log-undecided = { $who } (è durata troppo)
log-turn = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
}

log-plays = { $you ->
    [yes] Giochi { $cards }
   *[no] { $name } gioca { $cards }
}
log-uncovers = { $you ->
    [yes] Scopri: { $card }
   *[no] { $name } scopre: { $card }
}
log-blind-fits = { $you ->
    [yes] Giochi alla cieca: { $card }!
   *[no] { $name } gioca alla cieca: { $card }!
}
log-blind-misses = { $you ->
    [yes] Giochi alla cieca: { $card } non va bene
   *[no] { $name } gioca alla cieca: { $card } non va bene
}
log-takes-pile = { $you ->
    [yes] Prendi la pila ({ $cards })
   *[no] { $name } prende la pila ({ $cards })
}
log-pushes = { $count ->
    [0] { $you ->
        [yes] Spingi la pila verso { $other }
       *[no] { $toyou ->
            [yes] { $name } spinge la pila verso di te
           *[no] { $name } spinge la pila verso { $other }
        }
    }
   *[other] { $you ->
        [yes] Spingi la pila verso { $other } ({ $cards })
       *[no] { $toyou ->
            [yes] { $name } spinge la pila verso di te ({ $cards })
           *[no] { $name } spinge la pila verso { $other } ({ $cards })
        }
    }
}
log-clears = { $count ->
    [0] { $you ->
        [yes] Elimini la pila
       *[no] { $name } elimina la pila
    }
   *[other] { $you ->
        [yes] Elimini la pila ({ $cards })
       *[no] { $name } elimina la pila ({ $cards })
    }
}

log-lays = { $you ->
    [yes] Metti giù: { $card }
   *[no] { $name } mette giù: { $card }
}
log-lays-value = { $you ->
    [yes] Tu: { $value } (±{ $number })
   *[no] { $name }: { $value } (±{ $number })
}
log-lays-last = { $you ->
    [yes] Metti giù coperta la tua ultima carta
   *[no] { $name } mette giù coperta l’ultima carta
}
log-turned = Nessuno può giocare. Nuova carta in cima: { $card }
log-draws = { $you ->
    [yes] Peschi: { $card }
   *[no] { $name } pesca: { $card }
}
log-draws-hidden = { $you ->
    [yes] Peschi una carta
   *[no] { $name } pesca una carta
}

log-takes-own = { $you ->
    [yes] Riprendi: { $card }
   *[no] { $name } riprende: { $card }
}
log-takes-from = { $you ->
    [yes] Prendi dagli scarti di { $other }: { $card }
   *[no] { $toyou ->
        [yes] { $name } prende dai tuoi scarti: { $card }
       *[no] { $name } prende dagli scarti di { $other }: { $card }
    }
}
log-gathered = Gli scarti formano un nuovo mazzo ({ $cards })
log-lays-down = { $you ->
    [yes] Metti in tavola il tuo livello: { $combinations }
   *[no] { $name } mette in tavola il livello: { $combinations }
}
log-attaches-own = { $you ->
    [yes] Aggiungi al tuo livello: { $card }
   *[no] { $name } aggiunge al proprio livello: { $card }
}
log-attaches = { $you ->
    [yes] Aggiungi al livello di { $other }: { $card }
   *[no] { $toyou ->
        [yes] { $name } aggiunge al tuo livello: { $card }
       *[no] { $name } aggiunge al livello di { $other }: { $card }
    }
}
log-discards = { $you ->
    [yes] Scarti: { $card }
   *[no] { $name } scarta: { $card }
}
log-puts-skip = { $you ->
    [yes] Fai saltare un turno a { $other }
   *[no] { $toyou ->
        [yes] { $name } ti fa saltare un turno
       *[no] { $name } fa saltare un turno a { $other }
    }
}
log-skipped = { $you ->
    [yes] Salti il turno
   *[no] { $name } salta il turno
}
log-ends-round = { $you ->
    [yes] Chiudi la mano. Livelli: { $levels }
   *[no] { $name } chiude la mano. Livelli: { $levels }
}
log-on-level = { $you ->
    [yes] tu { $level }
   *[no] { $name } { $level }
}
log-keeps = { $you ->
    [yes] Tieni: { $cards }
   *[no] { $name } tiene: { $cards }
}
log-keeps-nothing = { $you ->
    [yes] Non tieni niente
   *[no] { $name } non tiene niente
}
log-has-chosen = { $you ->
    [yes] Hai scelto che cosa tenere
   *[no] { $name } ha scelto che cosa tenere
}
log-deals = { $you ->
    [yes] Distribuisci una nuova mano e scopri: { $card }
   *[no] { $name } distribuisce una nuova mano e scopre: { $card }
}
