# The table of Plus Minus.
# What begins with “race” is also for Two Halves.

race-hand = Your hand
race-draw = Draw · { $count } left
race-draw-none = Nothing left to draw
race-sort = Sort
race-help = Show what fits
race-top = On top: { $card }
race-takes = { $value } fits
race-counts = { $hand } in hand, { $deck } to draw
race-fits = { $card }, fits
race-card-key = { $card } (key { $key })
race-you-can = You can play { $cards }
race-nothing-fits = None of your cards fits
race-turned = Nobody can play: the bottom card goes on top
race-space = Space
race-you = You
