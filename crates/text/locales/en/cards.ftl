# Cards as they are read out.

card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-push = PUSH
card-joker = joker
card-clear = CLEAR
card-joker-as = joker as { $value }
card-joker-free = joker without a value
cards-several = { $count ->
    [1] { $value ->
        [8] an 8
       *[other] a { $value }
    }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
   *[other] { $count } { $value }s
}
cards-jokers = { $count ->
    [1] a joker
    [2] two jokers
    [3] three jokers
   *[other] { $count } jokers
}
cards-jokers-as = { $count ->
    [1] a joker as { $value }
   *[other] { $count } jokers as { $value }
}
cards-jokers-free = { $count ->
    [1] a joker without a value
   *[other] { $count } jokers without a value
}

card-plusminus = { $value } plus or minus { $number }

card-halves = { $one } and { $other }
card-halves-laid = { $top } over { $bottom }
half-orange-circle = orange circle
half-orange-triangle = orange triangle
half-orange-square = orange square
half-orange-star = orange star
half-blue-circle = blue circle
half-blue-triangle = blue triangle
half-blue-square = blue square
half-blue-star = blue star
half-green-circle = green circle
half-green-triangle = green triangle
half-green-square = green square
half-green-star = green star
half-pink-circle = pink circle
half-pink-triangle = pink triangle
half-pink-square = pink square
half-pink-star = pink star

card-red = red { $number }
card-orange = orange { $number }
card-green = green { $number }
card-blue = blue { $number }
card-violet = violet { $number }
card-grey = grey { $number }
card-levels-joker = a joker
card-levels-joker-number = joker as { $number }
card-levels-joker-colour = joker as { $colour }
card-skip = a skip card
colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-violet = violet
colour-pink = pink
colour-grey = grey
