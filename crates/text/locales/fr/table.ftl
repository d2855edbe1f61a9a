# A running table, whatever the game: people, connection, reactions.

reaction-hello = Salut !
reaction-good-luck = Bonne chance !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-oh-no = Oh non !
reaction-so-close = Si près !
reaction-laugh = Ha ha !
reaction-wow = Waouh !
reaction-thinking = Je réfléchis…
reaction-hurry = Allez, à toi !
reaction-sorry = Pardon !
reaction-one-more = On en refait une ?
reaction-good-game = Belle partie !
reaction-back-soon = Je reviens tout de suite.

goodbye-removed = L’hôte t’a fait quitter cette table.
goodbye-protocol = Cette page n’est plus à jour. Recharge-la.
goodbye-too-slow = Ta connexion n’a pas suivi. Réessaie.
goodbye-flood = Trop de messages sont venus d’ici. Attends un moment, puis réessaie.
goodbye-restart = Le serveur redémarre. La partie reprend dans un instant.
goodbye-closed = Cette table est fermée.
goodbye-elsewhere = Cette partie continue dans un autre onglet.

photo-finish = { $you ->
    [yes] Photo-finish : tu devances { $other } de { $millis } ms
   *[no] { $toyou ->
        [yes] Photo-finish : { $name } te devance de { $millis } ms
       *[no] Photo-finish : { $name } devance { $other } de { $millis } ms
    }
}

table-connecting = Connexion…
table-side = Ce qui s’est passé
table-log = Ce qui s’est passé
table-round = Manche { $round } sur { $rounds }
table-round-trip = { $millis } ms
table-go = C’est parti !
table-your-turn = À toi
table-on-turn = c’est son tour
table-lost = Connexion perdue. Nouvel essai…
table-unkept = Ce navigateur n’enregistre rien pour cette page : la recharger mettrait fin à la partie.
table-paused = Pause
table-resume = Continuer
table-menu = Menu
table-restart = Redistribuer
table-restart-sure = La partie en cours sera perdue.
table-new-game = Nouvelle partie, autres réglages
table-pause = Demander une pause
table-resign = Abandonner cette manche
table-react = Réagir
table-chat = Message
table-send = Envoyer
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notices = Avis
notice-rule = Règle { $rule }
action-play = Jouer { $cards }
action-add = Ajouter { $cards }
action-push = { $count ->
    [0] Donner la défausse à { $name }
   *[other] Donner la défausse à { $name } ({ $cards })
}
action-clear = { $count ->
    [0] Vider la défausse avec CLEAR
   *[other] Vider la défausse avec CLEAR ({ $cards })
}
action-pass = Prendre la défausse ({ $cards })
action-blind = Jouer à l’aveugle la dernière carte de la pile { $stack }
action-clear-four = Vider la défausse ({ $cards })
action-leave = Laisser les quatre
action-done = C’est tout
action-draw = Piocher une carte
action-lay-last = Poser ta dernière carte face cachée
action-take = { $you ->
    [yes] Reprendre : { $card }
   *[no] Prendre chez { $name } : { $card }
}
action-lay-down = Poser ton niveau
action-attach = { $you ->
    [yes] Ajouter chez toi : { $card } ({ $combination })
   *[no] Ajouter chez { $name } : { $card } ({ $combination })
}
action-discard = Défausser : { $card }
action-skip = Faire passer son tour à { $name }
action-keep = Garder : { $cards }
action-keep-nothing = Ne rien garder
table-sound-on = Sons activés
table-watching = Tu regardes
table-pause-asked = Pause demandée : { $names }
table-pause-yours = Tu as demandé une pause. Les autres doivent encore accepter.
table-pause-agree = D’accord
table-pause-undo = Annuler
table-resume-asked = Prêts à continuer : { $names }
table-resign-sure = Un robot joue à ta place jusqu’à la fin de la manche. Tu reviens à la suivante.
table-keep-playing = Continuer à jouer
table-leave = Quitter la table
table-leave-sure = Un robot joue pour toi pendant ton absence. La page d’accueil te ramène ici.
table-your-time = Ton temps
table-people = À la table
table-stand-in = Un robot joue à ta place.
table-stand-in-late = Temps écoulé : un robot joue ce coup.
table-stand-in-round = Un robot joue à ta place jusqu’à la fin de la manche.
table-stand-in-end = Reprendre la main
