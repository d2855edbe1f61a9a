# The table of Plus Minus.
# What begins with “race” is also for Two Halves.

race-hand = Je hand
race-draw = Pakken · nog { $count }
race-draw-none = Niets meer te pakken
race-sort = Sorteren
race-help = Laten zien wat past
race-top = Bovenop: { $card }
race-takes = { $value } past
race-counts = { $hand } in de hand, { $deck } te pakken
race-fits = { $card }, past
race-card-key = { $card } (toets { $key })
race-you-can = Je kunt spelen: { $cards }
race-nothing-fits = Geen van je kaarten past
race-turned = Niemand kan spelen: de onderste kaart gaat bovenop
race-space = Spatie
race-you = Jij
