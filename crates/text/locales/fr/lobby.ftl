# A table before the match: seats, bots, options.

strength-random = Au hasard
strength-random-about = Joue n’importe quel coup permis.
strength-easy = Facile
strength-easy-about = Joue comme à ses débuts, erreurs comprises.
strength-medium = Moyen
strength-medium-about = Joue bien, avec du bon sens.
strength-hard = Difficile
strength-hard-about = Réfléchit plusieurs coups à l’avance.

pace-child = Enfant
pace-child-about = Aussi rapide qu’un enfant de huit ans qui découvre le jeu.
pace-casual = Tranquille
pace-casual-about = Aussi rapide qu’on l’est d’habitude en famille.
pace-practised = Habitué
pace-practised-about = Aussi rapide que quelqu’un qui joue souvent.
pace-expert = Expert
pace-expert-about = On ne peut guère aller plus vite.

seat-open = libre
seat-bot = robot
seat-ready = c’est bon
seat-not-ready = pas encore
seat-away = absent
seat-stand-in = absent, un robot joue à sa place
seat-bot-plays = un robot joue à sa place

option-joker-sets = Plusieurs jokers
option-joker-sets-about = Tu peux jouer plusieurs jokers ensemble sans carte numérotée.
option-auto-clear = Toujours vider
option-auto-clear-about = Quatre cartes identiques vident toujours la défausse ; personne ne peut les laisser.
option-hand-points = Cartes en main seulement
option-hand-points-about = Seules les cartes en main comptent comme points négatifs, pas celles des piles.
option-levels = Niveaux
option-levels-about = Ce que demandent les niveaux. Deux étoiles, c’est plus difficile.
option-levels-one-star = une étoile
option-levels-two-stars = deux étoiles
option-levels-own = { $count ->
    [one] { $count } niveau personnalisé
   *[other] { $count } niveaux personnalisés
}
option-keep = Garder des cartes
option-keep-about = Si tu n’as pas posé ton niveau, tu peux garder jusqu’à quatre cartes pour la manche suivante.
option-keep-from-level = à partir du niveau { $level }
option-keep-never = jamais

setting-rounds = Manches
setting-rounds-about = Le nombre de manches du match.
setting-rounds-race-about = Le nombre de manches du match : une seule, ou au moins deux par personne.
setting-rounds-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
setting-rounds-usual = habituel ({ $count })
setting-clock = Horloge
setting-clock-about = Le temps de réflexion quand c’est ton tour.
setting-public = Table publique
setting-public-about = Tout le monde peut trouver la table sur la page d’accueil et s’y asseoir.
setting-chat = Discussion
setting-chat-about = On peut s’écrire. Sinon, il n’y a que des phrases toutes faites.
setting-hold = Départage équitable
setting-hold-about = Un coup attend au plus ce temps-là, pour qu’une connexion lente ne désavantage personne.
setting-hold-millis = { $millis } ms
setting-hold-none = le premier arrivé
setting-grace = Remplaçant
setting-grace-about = Un robot prend la place de quiconque est absent aussi longtemps.
setting-grace-seconds = { $seconds ->
    [one] après { $seconds } seconde
   *[other] après { $seconds } secondes
}

clock-none = sans horloge
clock-per-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
clock-bank = { $seconds } s pour la manche, { $increment } s de plus à chaque coup

lobby-ready = C’est bon pour moi
lobby-hosted = { $you ->
    [yes] C’est toi qui organises cette table
   *[no] { $name } organise cette table
}
lobby-host = hôte
lobby-seats = Places
lobby-seat-count = Nombre de places
lobby-players = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
lobby-open-seat = Place libre
lobby-sit = S’asseoir ici
lobby-sit-down = S’asseoir
lobby-stand = Se lever
lobby-seat-in-use = Quelqu’un occupe une place qui disparaîtrait et doit d’abord en changer.
lobby-full = Toutes les places sont prises. Tu regardes.
lobby-add-bot = Ajouter un robot
lobby-remove-bot = Renvoyer le robot
lobby-fill = Compléter avec des robots
lobby-strength = Force
lobby-pace = Vitesse
lobby-person-menu = Plus sur { $name }
lobby-give-host = Confier la table
lobby-mute = Rendre muet
lobby-unmute = Laisser parler
lobby-remove = Exclure de la table
lobby-remove-about = Qui est exclu ne peut plus revenir à cette table.
lobby-handicap = Avance pour les autres
lobby-handicap-none = aucune
lobby-handicap-about = Ce qui est joué ici compte d’autant plus tard : ainsi les grands jouent avec les enfants.
lobby-watching = Public
lobby-invite = Inviter
lobby-invite-about = Qui ouvre ce lien est à la table. Sans compte.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié ✓
lobby-copy-failed = Pas copié
lobby-share = Partager…
lobby-share-text = Viens jouer à { $game } avec moi
lobby-qr = Code QR du lien
lobby-terms = Ce qu’on joue
lobby-house = Règles maison
lobby-table = La table
lobby-curious = Pour les curieux
lobby-level-list = Tous les niveaux
lobby-own = Tes propres niveaux
lobby-own-about = Retire des niveaux, ou compose-en un nouveau et ajoute-le. Une liste a de 1 à 12 niveaux, et un niveau demande au plus 10 cartes.
lobby-own-remove = Retirer { $what }
lobby-own-kind = Type
lobby-own-run = Suite
lobby-own-same = Même nombre
lobby-own-colour = Une couleur
lobby-own-size = Cartes
lobby-own-combine = Inclure
lobby-own-add = Ajouter ce niveau
lobby-begin = Commencer
lobby-is-ready = C’est bon pour moi
lobby-waiting = On attend { $names }
lobby-open-seats = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
