# Cards as they are read out.

card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
card-push = PUSH
card-joker = joker
card-clear = CLEAR
card-joker-as = joker come { $value }
card-joker-free = joker senza valore
cards-several = { $count ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
   *[other] { $count } volte { $value }
}
cards-jokers = { $count ->
    [1] un joker
    [2] due joker
    [3] tre joker
   *[other] { $count } joker
}
cards-jokers-as = { $count ->
    [1] un joker come { $value }
   *[other] { $count } joker come { $value }
}
cards-jokers-free = { $count ->
    [1] un joker senza valore
   *[other] { $count } joker senza valore
}

card-plusminus = { $value } più o meno { $number }

card-halves = { $one } e { $other }
card-halves-laid = { $top } sopra { $bottom }
half-orange-circle = cerchio arancione
half-orange-triangle = triangolo arancione
half-orange-square = quadrato arancione
half-orange-star = stella arancione
half-blue-circle = cerchio blu
half-blue-triangle = triangolo blu
half-blue-square = quadrato blu
half-blue-star = stella blu
half-green-circle = cerchio verde
half-green-triangle = triangolo verde
half-green-square = quadrato verde
half-green-star = stella verde
half-pink-circle = cerchio rosa
half-pink-triangle = triangolo rosa
half-pink-square = quadrato rosa
half-pink-star = stella rosa

card-red = { $number } rosso
card-orange = { $number } arancione
card-green = { $number } verde
card-blue = { $number } blu
card-violet = { $number } viola
card-grey = { $number } grigio
card-levels-joker = jolly
card-levels-joker-number = jolly come { $number }
card-levels-joker-colour = jolly come { $colour }
card-skip = carta «Salta un turno»
colour-red = rosso
colour-orange = arancione
colour-green = verde
colour-blue = blu
colour-violet = viola
colour-pink = rosa
colour-grey = grigio
