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
