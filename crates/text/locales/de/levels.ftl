# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] { $size }er-Folge
   *[other] { $count } { $size }er-Folgen
}
level-same = { $size ->
    [2] { $count ->
        [1] Zwilling
       *[other] { $count } Zwillinge
    }
    [3] { $count ->
        [1] Drilling
       *[other] { $count } Drillinge
    }
    [4] { $count ->
        [1] Vierling
       *[other] { $count } Vierlinge
    }
   *[other] { $count ->
        [1] { $size } gleiche Zahlen
       *[other] { $count } × { $size } gleiche Zahlen
    }
}
level-colour = { $count ->
    [1] { $size } Karten einer Farbe
   *[other] { $count } × { $size } Karten einer Farbe
}
laid-run = Folge von { $low } bis { $high }
laid-same = lauter { $number }en
laid-colour = Farbe { $colour }
