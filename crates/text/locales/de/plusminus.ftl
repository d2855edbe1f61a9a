# The table of Plus Minus.
# What begins with “race” is also for Two Halves.

race-hand = Deine Hand
race-draw = Ziehen · noch { $count }
race-draw-none = Nichts mehr zu ziehen
race-sort = Sortieren
race-help = Zeigen, was passt
race-top = Oben liegt: { $card }
race-takes = { $value } passt
race-counts = { $hand } auf der Hand, { $deck } zu ziehen
race-fits = { $card }, passt
race-card-key = { $card } (Taste { $key })
race-you-can = Du kannst spielen: { $cards }
race-nothing-fits = Keine deiner Karten passt
race-turned = Niemand kann spielen: Die unterste Karte kommt nach oben
race-space = Leertaste
race-you = Du
