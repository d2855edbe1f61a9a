# Cards as they are read out.

card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-push = PUSH
card-joker = Joker
card-clear = CLEAR
card-joker-as = Joker als { $value }
card-joker-free = Joker ohne Wert
cards-several = { $count ->
    [1] eine { $value }
    [2] zwei { $value }en
    [3] drei { $value }en
    [4] vier { $value }en
   *[other] { $count } { $value }en
}
cards-jokers = { $count ->
    [1] einen Joker
    [2] zwei Joker
    [3] drei Joker
   *[other] { $count } Joker
}
cards-jokers-as = { $count ->
    [1] einen Joker als { $value }
   *[other] { $count } Joker als { $value }
}
cards-jokers-free = { $count ->
    [1] einen Joker ohne Wert
   *[other] { $count } Joker ohne Wert
}

card-plusminus = { $value } plus minus { $number }

card-halves = { $one } und { $other }
card-halves-laid = { $top } über { $bottom }
half-orange-circle = Kreis orange
half-orange-triangle = Dreieck orange
half-orange-square = Quadrat orange
half-orange-star = Stern orange
half-blue-circle = Kreis blau
half-blue-triangle = Dreieck blau
half-blue-square = Quadrat blau
half-blue-star = Stern blau
half-green-circle = Kreis grün
half-green-triangle = Dreieck grün
half-green-square = Quadrat grün
half-green-star = Stern grün
half-pink-circle = Kreis rosa
half-pink-triangle = Dreieck rosa
half-pink-square = Quadrat rosa
half-pink-star = Stern rosa

card-red = rote { $number }
card-orange = orange { $number }
card-green = grüne { $number }
card-blue = blaue { $number }
card-violet = violette { $number }
card-grey = graue { $number }
card-levels-joker = Joker
card-levels-joker-number = Joker als { $number }
card-levels-joker-colour = Joker als { $colour }
card-skip = Aussetzen
colour-red = Rot
colour-orange = Orange
colour-green = Grün
colour-blue = Blau
colour-violet = Violett
colour-pink = Rosa
colour-grey = Grau
