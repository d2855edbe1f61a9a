# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] run of { $size }
   *[other] { $count } runs of { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] pair
       *[other] { $count } pairs
    }
    [3] { $count ->
        [1] triple
       *[other] { $count } triples
    }
    [4] { $count ->
        [1] quadruple
       *[other] { $count } quadruples
    }
   *[other] { $count ->
        [1] { $size } of a number
       *[other] { $count } × { $size } of a number
    }
}
level-colour = { $count ->
    [1] { $size } of one colour
   *[other] { $count } × { $size } of one colour
}
laid-run = the run from { $low } to { $high }
laid-same = the { $number }s
laid-colour = the { $colour } cards
