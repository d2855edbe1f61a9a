# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] reeks van { $size }
   *[other] { $count } reeksen van { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] tweeling
       *[other] { $count } tweelingen
    }
    [3] { $count ->
        [1] drieling
       *[other] { $count } drielingen
    }
    [4] { $count ->
        [1] vierling
       *[other] { $count } vierlingen
    }
   *[other] { $count ->
        [1] { $size } gelijke getallen
       *[other] { $count } × { $size } gelijke getallen
    }
}
level-colour = { $count ->
    [1] { $size } kaarten van een kleur
   *[other] { $count } × { $size } kaarten van een kleur
}
laid-run = de reeks van { $low } t/m { $high }
laid-same = { $number ->
    [7] de 7’s
    [9] de 9’s
   *[other] de { $number }’en
}
laid-colour = de kaarten in { $colour }
