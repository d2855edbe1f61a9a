# Cards as they are read out.

card-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
card-push = PUSH
card-joker = joker
card-clear = CLEAR
card-joker-as = joker als { $value }
card-joker-free = joker zonder waarde
cards-several = { $count ->
    [1] een { $value }
    [2] { $value ->
        [7] twee 7’s
        [9] twee 9’s
       *[other] twee { $value }’en
    }
    [3] { $value ->
        [7] drie 7’s
        [9] drie 9’s
       *[other] drie { $value }’en
    }
    [4] { $value ->
        [7] vier 7’s
        [9] vier 9’s
       *[other] vier { $value }’en
    }
   *[other] { $count } keer een { $value }
}
cards-jokers = { $count ->
    [1] een joker
    [2] twee jokers
    [3] drie jokers
   *[other] { $count } jokers
}
cards-jokers-as = { $count ->
    [1] een joker als { $value }
   *[other] { $count } jokers als { $value }
}
cards-jokers-free = { $count ->
    [1] een joker zonder waarde
   *[other] { $count } jokers zonder waarde
}

card-plusminus = { $value } plus of min { $number }

card-halves = { $one } en { $other }
card-halves-laid = { $top } boven { $bottom }
half-orange-circle = oranje cirkel
half-orange-triangle = oranje driehoek
half-orange-square = oranje vierkant
half-orange-star = oranje ster
half-blue-circle = blauwe cirkel
half-blue-triangle = blauwe driehoek
half-blue-square = blauw vierkant
half-blue-star = blauwe ster
half-green-circle = groene cirkel
half-green-triangle = groene driehoek
half-green-square = groen vierkant
half-green-star = groene ster
half-pink-circle = roze cirkel
half-pink-triangle = roze driehoek
half-pink-square = roze vierkant
half-pink-star = roze ster

card-red = rode { $number }
card-orange = oranje { $number }
card-green = groene { $number }
card-blue = blauwe { $number }
card-violet = paarse { $number }
card-grey = grijze { $number }
card-levels-joker = joker
card-levels-joker-number = joker als { $number }
card-levels-joker-colour = joker als { $colour }
card-skip = kaart ‘beurt overslaan’
colour-red = rood
colour-orange = oranje
colour-green = groen
colour-blue = blauw
colour-violet = paars
colour-pink = roze
colour-grey = grijs
