# A running table, whatever the game: people, connection, reactions.

reaction-hello = Hallo!
reaction-good-luck = Succes!
reaction-well-played = Goed gespeeld!
reaction-thanks = Bedankt!
reaction-oh-no = O nee!
reaction-so-close = Dat scheelde niks!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-thinking = Even denken …
reaction-hurry = Kom op, jouw beurt!
reaction-sorry = Sorry!
reaction-one-more = Nog eentje?
reaction-good-game = Leuk gespeeld!
reaction-back-soon = Ben zo terug.

goodbye-removed = Je bent van deze tafel verwijderd.
goodbye-protocol = Deze pagina is verouderd. Laad hem opnieuw.
goodbye-too-slow = Je verbinding kon het niet bijhouden. Probeer het nog eens.
goodbye-flood = Er kwamen te veel berichten van hier. Wacht even en probeer het dan nog eens.
goodbye-restart = De server start opnieuw. Het gaat zo verder.
goodbye-closed = Deze tafel is gesloten.
goodbye-elsewhere = Dit spel gaat verder in een ander tabblad.

photo-finish = { $you ->
    [yes] Fotofinish: jij was { $millis } ms sneller dan { $other }
   *[no] { $toyou ->
        [yes] Fotofinish: { $name } was { $millis } ms sneller dan jij
       *[no] Fotofinish: { $name } was { $millis } ms sneller dan { $other }
    }
}

table-connecting = Verbinden …
table-side = Wat er gebeurde
table-log = Wat er gebeurde
table-round = Ronde { $round } van { $rounds }
table-round-trip = { $millis } ms
table-go = Start!
table-your-turn = Jouw beurt
table-on-turn = is aan de beurt
table-lost = Verbinding kwijt. Opnieuw proberen …
table-unkept = Deze browser bewaart niets voor deze pagina: opnieuw laden zou het spel beëindigen.
table-paused = Pauze
table-resume = Verder
table-menu = Menu
table-restart = Opnieuw delen
table-restart-sure = Het spel dat loopt, gaat verloren.
table-new-game = Nieuw spel, andere instellingen
table-pause = Pauze vragen
table-resign = Deze ronde opgeven
table-react = Reageren
table-chat = Bericht
table-send = Sturen
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notices = Meldingen
notice-rule = Regel { $rule }
action-play = Speel { $cards }
action-add = Leg { $cards } bij
action-push = { $count ->
    [0] Schuif de stapel naar { $name }
   *[other] Schuif de stapel naar { $name } ({ $cards })
}
action-clear = { $count ->
    [0] Ruim de stapel op met CLEAR
   *[other] Ruim de stapel op met CLEAR ({ $cards })
}
action-pass = Pak de stapel ({ $cards })
action-blind = Speel de laatste kaart van stapel { $stack } blind
action-clear-four = Ruim de stapel op ({ $cards })
action-leave = Laat de vier liggen
action-done = Klaar
action-draw = Pak een kaart
action-lay-last = Leg je laatste kaart dicht neer
action-take = { $you ->
    [yes] Pak terug: { $card }
   *[no] Pak van { $name }: { $card }
}
action-lay-down = Leg je level uit
action-attach = { $you ->
    [yes] Leg bij jezelf aan: { $card } ({ $combination })
   *[no] Leg bij { $name } aan: { $card } ({ $combination })
}
action-discard = Gooi weg: { $card }
action-skip = Laat { $name } een beurt overslaan
action-keep = Houd: { $cards }
action-keep-nothing = Houd niets
table-sound-on = Geluid aan
table-watching = Je kijkt toe
table-pause-asked = Pauze gevraagd: { $names }
table-pause-yours = Je vroeg om pauze. De anderen moeten nog instemmen.
table-pause-agree = Akkoord
table-pause-undo = Terugnemen
table-resume-asked = Klaar om verder te gaan: { $names }
table-resign-sure = Een bot speelt voor je door tot deze ronde voorbij is. De volgende doe je weer mee.
table-keep-playing = Verder spelen
table-leave = Tafel verlaten
table-leave-sure = Een bot speelt voor je door zolang je weg bent. De startpagina brengt je terug.
table-your-time = Jouw tijd
table-people = Aan tafel
table-stand-in = Een bot speelt voor je.
table-stand-in-late = Tijd is om: een bot doet deze zet.
table-stand-in-round = Een bot speelt voor je tot deze ronde voorbij is.
table-stand-in-end = Zelf verder spelen
