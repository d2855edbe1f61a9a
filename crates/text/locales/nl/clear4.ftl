# The table of Clear Four.

clear4-in-hand = { $count } in de hand
clear4-hand = Je hand
clear4-stacks = Je stapels
clear4-stack-open = { $card }, open op stapel { $stack }, { $under ->
    [one] { $under } kaart eronder
   *[other] { $under } kaarten eronder
}
clear4-stack-final = laatste kaart van stapel { $stack }, dicht
clear4-stack-gone = stapel { $stack }: niets meer over
clear4-not-now = { $card }, nu niet te spelen
clear4-out = { $count } uit het spel

clear4-pile-empty = De aflegstapel is leeg
clear4-pile-free = Een joker zonder waarde: alles mag volgen
clear4-pile-run = { $cards }: { $missing ->
    [1] nog één ruimt op
    [2] nog twee ruimen op
   *[other] nog drie ruimen op
}
clear4-pile-four = { $cards }: alleen lager mag volgen
clear4-pile-ones = { $cards }: geen getal mag volgen
clear4-pile-name = Aflegstapel, { $count }, vanaf boven: { $cards }

clear4-turn-any = Jouw beurt: speel een willekeurige kaart
clear4-turn-free = Jouw beurt: speel een willekeurige kaart, of pak de stapel
clear4-turn-lower = { $value ->
    [1] Jouw beurt: speel een 1, of pak de stapel
   *[other] Jouw beurt: speel { $value } of lager, of pak de stapel
}
clear4-turn-below = Jouw beurt: speel lager dan { $value }, of pak de stapel
clear4-turn-no-number = Jouw beurt: geen van je getallen past. Je mag de stapel pakken
clear4-turn-nothing = Jouw beurt: niets past, pak de stapel
clear4-turn-final = Je mag de laatste kaart van een stapel blind omdraaien
clear4-turn-other = { $name } is aan de beurt
clear4-over = De ronde is voorbij
clear4-extend = Leg nog een { $value } of een joker bij, of laat het hierbij
clear4-extend-free = Leg kaarten van één waarde bij, of laat het hierbij
clear4-four = { $cards } op de stapel: opruimen en nog eens spelen?
clear4-push-blind = { $count ->
    [0] Een PUSH! Wie pakt de stapel?
   *[other] Een PUSH! Wie pakt de stapel ({ $cards })?
}
clear4-push-whom = { $count ->
    [0] PUSH: wie pakt de stapel?
   *[other] PUSH: wie pakt de stapel ({ $cards })?
}
clear4-target = { $name }, { $count } in de hand
clear4-choose = Kies kaarten
clear4-choose-number = Kies nog een getal
clear4-undo = Ongedaan maken
clear4-hint = Tip
