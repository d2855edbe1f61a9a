# Cards as they are read out.

card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-push = PUSH
card-joker = joker
card-clear = CLEAR
card-joker-as = joker valant { $value }
card-joker-free = joker sans valeur
cards-several = { $count ->
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
   *[other] { $count } fois { $value }
}
cards-jokers = { $count ->
    [1] un joker
    [2] deux jokers
    [3] trois jokers
   *[other] { $count } jokers
}
cards-jokers-as = { $count ->
    [1] un joker valant { $value }
   *[other] { $count } jokers valant { $value }
}
cards-jokers-free = { $count ->
    [1] un joker sans valeur
   *[other] { $count } jokers sans valeur
}

card-plusminus = { $value } plus ou moins { $number }

card-halves = { $one } et { $other }
card-halves-laid = { $top } en haut, { $bottom } en bas
half-orange-circle = cercle orange
half-orange-triangle = triangle orange
half-orange-square = carré orange
half-orange-star = étoile orange
half-blue-circle = cercle bleu
half-blue-triangle = triangle bleu
half-blue-square = carré bleu
half-blue-star = étoile bleue
half-green-circle = cercle vert
half-green-triangle = triangle vert
half-green-square = carré vert
half-green-star = étoile verte
half-pink-circle = cercle rose
half-pink-triangle = triangle rose
half-pink-square = carré rose
half-pink-star = étoile rose

card-red = { $number } rouge
card-orange = { $number } orange
card-green = { $number } vert
card-blue = { $number } bleu
card-violet = { $number } violet
card-grey = { $number } gris
card-levels-joker = joker
card-levels-joker-number = joker valant { $number }
card-levels-joker-colour = joker { $colour }
card-skip = carte « Passe ton tour »
colour-red = rouge
colour-orange = orange
colour-green = vert
colour-blue = bleu
colour-violet = violet
colour-pink = rose
colour-grey = gris
