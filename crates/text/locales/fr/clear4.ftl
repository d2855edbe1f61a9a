# The table of Clear Four.

clear4-in-hand = { $count } en main
clear4-hand = Ta main
clear4-stacks = Tes piles
clear4-stack-open = { $card }, visible sur la pile { $stack }, { $under ->
    [one] { $under } carte dessous
   *[other] { $under } cartes dessous
}
clear4-stack-final = dernière carte de la pile { $stack }, face cachée
clear4-stack-gone = pile { $stack } : plus rien
clear4-not-now = { $card }, pas jouable maintenant
clear4-out = { $count } hors du jeu

clear4-pile-empty = La défausse est vide
clear4-pile-free = Un joker sans valeur : tout peut suivre
clear4-pile-run = { $cards } : { $missing ->
    [1] encore un pour vider
    [2] encore deux pour vider
   *[other] encore trois pour vider
}
clear4-pile-four = { $cards } : il faut jouer plus bas
clear4-pile-ones = { $cards } : aucun nombre ne peut suivre
clear4-pile-name = Défausse, { $count }, depuis le dessus : { $cards }

clear4-turn-any = À toi : joue n’importe quelle carte
clear4-turn-free = À toi : joue n’importe quelle carte, ou prends la défausse
clear4-turn-lower = { $value ->
    [1] À toi : joue un 1, ou prends la défausse
   *[other] À toi : joue { $value } ou moins, ou prends la défausse
}
clear4-turn-below = À toi : joue moins que { $value }, ou prends la défausse
clear4-turn-no-number = À toi : aucun de tes chiffres ne convient. Tu peux prendre la défausse
clear4-turn-nothing = À toi : rien ne convient, prends la défausse
clear4-turn-final = Tu peux retourner à l’aveugle la dernière carte d’une pile
clear4-turn-other = C’est à { $name } de jouer
clear4-over = La manche est finie
clear4-extend = Ajoute un { $value } ou un joker, ou restes-en là
clear4-extend-free = Ajoute des cartes d’une même valeur, ou restes-en là
clear4-four = { $cards } sur la défausse : la vider et rejouer ?
clear4-push-blind = { $count ->
    [0] Un PUSH ! Qui prend la défausse ?
   *[other] Un PUSH ! Qui prend la défausse ({ $cards }) ?
}
clear4-push-whom = { $count ->
    [0] PUSH : qui prend la défausse ?
   *[other] PUSH : qui prend la défausse ({ $cards }) ?
}
clear4-target = { $name }, { $count } en main
clear4-choose = Choisis des cartes
clear4-choose-number = Ajoute un nombre
clear4-undo = Annuler
clear4-hint = Conseil
