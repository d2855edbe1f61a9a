# The table of Clear Four.

clear4-in-hand = { $count } in hand
clear4-hand = Your hand
clear4-stacks = Your stacks
clear4-stack-open = { $card }, open on stack { $stack }, { $under ->
    [one] { $under } card under it
   *[other] { $under } cards under it
}
clear4-stack-final = final card of stack { $stack }, face down
clear4-stack-gone = stack { $stack }: nothing left
clear4-not-now = { $card }, cannot be played now
clear4-out = { $count } out of the game

clear4-pile-empty = The pile is empty
clear4-pile-free = A joker without a value: anything may follow
clear4-pile-run = { $cards }: { $missing ->
    [1] one more clears it
    [2] two more clear it
   *[other] three more clear it
}
clear4-pile-four = { $cards }: only lower cards may follow
clear4-pile-ones = { $cards }: no number may follow
clear4-pile-name = Pile, { $count }, from the top: { $cards }

clear4-turn-any = Your turn: play any card
clear4-turn-free = Your turn: play any card, or take the pile
clear4-turn-lower = { $value ->
    [1] Your turn: play a 1, or take the pile
   *[other] Your turn: play { $value } or lower, or take the pile
}
clear4-turn-below = Your turn: play lower than { $value }, or take the pile
clear4-turn-no-number = Your turn: no number of yours fits. You may take the pile
clear4-turn-nothing = Your turn: nothing fits, take the pile
clear4-turn-final = A final card may be turned up blind
clear4-turn-other = { $name }’s turn
clear4-over = The round is over
clear4-extend = Add another { $value } or a joker, or leave it at that
clear4-extend-free = Add cards of one value, or leave it at that
clear4-four = { $cards } on the pile: clear it and play again?
clear4-push-blind = { $count ->
    [0] A PUSH! Who takes the pile?
   *[other] A PUSH! Who takes the pile ({ $cards })?
}
clear4-push-whom = { $count ->
    [0] PUSH: who takes the pile?
   *[other] PUSH: who takes the pile ({ $cards })?
}
clear4-target = { $name }, { $count } in hand
clear4-choose = Choose cards
clear4-choose-number = Add a number card
clear4-undo = Undo
clear4-hint = Hint
