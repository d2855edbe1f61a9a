# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] suite de { $size }
   *[other] { $count } suites de { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] paire
       *[other] { $count } paires
    }
    [3] { $count ->
        [1] brelan
       *[other] { $count } brelans
    }
    [4] { $count ->
        [1] carré
       *[other] { $count } carrés
    }
   *[other] { $count ->
        [1] { $size } cartes de même valeur
       *[other] { $count } × { $size } cartes de même valeur
    }
}
level-colour = { $count ->
    [1] { $size } cartes d’une couleur
   *[other] { $count } × { $size } cartes d’une couleur
}
laid-run = la suite de { $low } à { $high }
laid-same = les { $number }
laid-colour = les cartes en { $colour }

levels-level = Niveau { $level }
levels-facts = Niveau { $level } · { $cards }
levels-skipped = passe son prochain tour
levels-draw-pile = Pioche, { $cards }
levels-pile = { $you ->
    [yes] Ta défausse : { $card }
   *[no] Défausse chez { $name } : { $card }
}
levels-pile-empty = { $you ->
    [yes] Ta défausse, vide
   *[no] Défausse chez { $name }, vide
}
levels-combination = { $name }, { $combination } : { $cards }
levels-complete = Complet
levels-on-table = Ton niveau est posé
levels-missing = { $count ->
    [one] { $count } carte manque
   *[other] { $count } cartes manquent
}
levels-missing-this = Il manque : { $cards }
levels-missing-one-of = Il manque une de ces cartes : { $cards }
levels-missing-among = { $count ->
    [one] { $count } carte manque. Utiles : { $cards }
   *[other] { $count } cartes manquent. Utiles : { $cards }
}
levels-hand = Ta main
levels-hand-keys = Les flèches parcourent la main ; avec Alt, elles déplacent la carte. Entrée fait ce que dit le bouton principal, Échap annule la sélection.
levels-card-for = { $card }, pour { $combination }
levels-card-fits = { $card }, peut s’ajouter
levels-sort = Trier la main
levels-sort-level = Niveau
levels-sort-number = Nombre
levels-sort-colour = Couleur
levels-hint = Conseil
levels-choose-first = Choisis d’abord une carte de ta main.
levels-undo = Annuler
levels-other-place = Autre endroit
levels-open-trays = Poser…
levels-build = Composer
levels-do-wait = C’est à { $name } de jouer
levels-do-draw = Pioche : dans la pioche ou sur une défausse
levels-do-choose = Choisis une carte à défausser
levels-do-can-lay = Pose ton niveau, ou choisis une carte à défausser
levels-do-attach = Choisis une carte à ajouter ou à défausser
levels-do-where = Ajoute-la là où ça s’éclaire, ou défausse-la
levels-do-whom = Qui doit passer son tour ?
levels-do-discard = Défausse-la pour finir ton tour
levels-do-lay = Choisis une possibilité, ou compose toi-même les combinaisons
levels-do-keep = La manche est finie. Tu peux garder jusqu’à quatre cartes pour la suivante : { $count } sur 4
levels-do-others-keep = Choix en attente : { $names }
levels-laying = Poser ton niveau
levels-ways = Possibilités
levels-way = Possibilité { $number } : { $cards }
levels-tray = { $combination } : { $count } sur { $size }
levels-pays = C’est ton niveau
levels-clear = Vider
levels-take-back = Reprendre
levels-joker-asks = Que représente le joker ?
levels-round-over = La manche est finie
levels-ends-round = { $you ->
    [yes] Tu termines la manche
   *[no] { $name } termine la manche
}
levels-laid-down = a posé
levels-not-laid-down = n’a pas posé
levels-moves-on = Niveau { $from } → { $to }
levels-stays = reste au niveau { $level }
levels-go-on = Continuer
levels-caption-draw = Pioche
levels-caption-own = Ta défausse
