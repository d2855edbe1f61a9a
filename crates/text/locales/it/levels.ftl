# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] scala da { $size }
   *[other] { $count } scale da { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] coppia
       *[other] { $count } coppie
    }
    [3] { $count ->
        [1] tris
       *[other] { $count } tris
    }
    [4] { $count ->
        [1] quaterna
       *[other] { $count } quaterne
    }
   *[other] { $count ->
        [1] { $size } carte uguali
       *[other] { $count } × { $size } carte uguali
    }
}
level-colour = { $count ->
    [1] { $size } carte di un colore
   *[other] { $count } × { $size } carte di un colore
}
laid-run = la scala da { $low } a { $high }
laid-same = { $number ->
    [1] gli 1
    [8] gli 8
    [11] gli 11
   *[other] i { $number }
}
laid-colour = le carte di colore { $colour }
