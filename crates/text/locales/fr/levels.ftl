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
laid-colour = les cartes de couleur { $colour }
