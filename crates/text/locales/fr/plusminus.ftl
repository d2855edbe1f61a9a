# The table of Plus Minus.
# What begins with “race” is also for Two Halves.

race-hand = Ta main
race-draw = Piocher · encore { $count }
race-draw-none = Plus rien à piocher
race-sort = Trier
race-help = Montrer ce qui convient
race-top = Sur le dessus : { $card }
race-takes = { $value } convient
race-counts = { $hand } en main, { $deck } à piocher
race-fits = { $card }, convient
race-card-key = { $card } (touche { $key })
race-you-can = Tu peux jouer : { $cards }
race-nothing-fits = Aucune de tes cartes ne convient
race-turned = Personne ne peut jouer : la carte du dessous passe sur le dessus
race-space = Espace
race-you = Toi
