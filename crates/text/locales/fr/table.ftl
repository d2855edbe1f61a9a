# A running table, whatever the game: people, connection, reactions.

reaction-hello = Salut !
reaction-good-luck = Bonne chance !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-oh-no = Oh non !
reaction-so-close = De justesse !
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-thinking = Je réfléchis …
reaction-hurry = Allez, à toi !
reaction-sorry = Pardon !
reaction-one-more = On en refait une ?
reaction-good-game = Belle partie !
reaction-back-soon = Je reviens tout de suite.

goodbye-removed = L’hôte t’a retiré de cette table.
goodbye-protocol = Cette page n’est plus à jour. Recharge-la.
goodbye-too-slow = Ta connexion n’a pas suivi. Réessaie.
goodbye-flood = Trop de messages sont venus d’ici. Attends un moment, puis réessaie.
goodbye-restart = Le serveur redémarre. La partie reprend dans un instant.
goodbye-closed = Cette table est fermée.

photo-finish = { $you ->
    [yes] Photo-finish : tu as été plus rapide que { $other } de { $millis } ms
   *[no] { $toyou ->
        [yes] Photo-finish : { $name } a été plus rapide que toi de { $millis } ms
       *[no] Photo-finish : { $name } a été plus rapide que { $other } de { $millis } ms
    }
}

table-connecting = Connexion …
table-side = Ce qui s’est passé
table-log = Ce qui s’est passé
table-round = Manche { $round } sur { $rounds }
table-round-trip = { $millis } ms
table-go = C’est parti !
table-your-turn = À toi
table-on-turn = doit jouer
table-lost = Connexion perdue. Nouvel essai …
table-paused = Pause
table-resume = Continuer
table-menu = Menu
table-restart = Redistribuer
table-new-game = Nouvelle partie, autres réglages
table-pause = Demander une pause
table-resign = Abandonner cette manche
table-react = Réagir
table-chat = Écrire aux autres
table-send = Envoyer
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notice-rule = Règle { $rule }
