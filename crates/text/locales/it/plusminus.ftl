# The table of Plus Minus.
# What begins with “race” is also for Two Halves.

race-hand = La tua mano
race-draw = Pesca · ancora { $count }
race-draw-none = Più niente da pescare
race-sort = Ordina
race-help = Mostra cosa va bene
race-top = In cima: { $card }
race-takes = { $value } va bene
race-counts = { $hand } in mano, { $deck } da pescare
race-fits = { $card }, va bene
race-card-key = { $card } (tasto { $key })
race-you-can = Puoi giocare: { $cards }
race-nothing-fits = Nessuna delle tue carte va bene
race-turned = Nessuno può giocare: la carta in fondo va in cima
race-space = Spazio
race-you = Tu
