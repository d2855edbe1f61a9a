# Eight Levels: its table, and what its levels ask for.

level-run = { $count ->
    [1] run of { $size }
   *[other] { $count } runs of { $size }
}
level-same = { $size ->
    [2] { $count ->
        [1] pair
       *[other] { $count } pairs
    }
    [3] { $count ->
        [1] triple
       *[other] { $count } triples
    }
    [4] { $count ->
        [1] quadruple
       *[other] { $count } quadruples
    }
   *[other] { $count ->
        [1] { $size } of a number
       *[other] { $count } × { $size } of a number
    }
}
level-colour = { $count ->
    [1] { $size } of one colour
   *[other] { $count } × { $size } of one colour
}
laid-run = the run from { $low } to { $high }
laid-same = the { $number }s
laid-colour = the { $colour } cards

levels-level = Level { $level }
levels-facts = Level { $level } · { $cards }
levels-skipped = skips the next turn
levels-draw-pile = Draw pile, { $cards }
levels-pile = { $you ->
    [yes] Your discards: { $card }
   *[no] Discard pile of { $name }: { $card }
}
levels-pile-empty = { $you ->
    [yes] Your discards, none yet
   *[no] Discard pile of { $name }, empty
}
levels-combination = { $name }, { $combination }: { $cards }
levels-complete = Complete
levels-on-table = Your level lies on the table
levels-missing = { $count ->
    [one] { $count } card missing
   *[other] { $count } cards missing
}
levels-missing-this = Missing: { $cards }
levels-missing-one-of = Missing one of: { $cards }
levels-missing-among = { $count ->
    [one] { $count } card missing. These help: { $cards }
   *[other] { $count } cards missing. These help: { $cards }
}
levels-hand = Your hand
levels-hand-keys = The arrow keys go along the hand, with Alt they move the card. Enter does what the main button says, Escape undoes the selection.
levels-card-for = { $card }, for { $combination }
levels-card-fits = { $card }, can be attached
levels-sort = Sort the hand
levels-sort-level = Level
levels-sort-number = Number
levels-sort-colour = Colour
levels-hint = Hint
levels-choose-first = Choose a card from your hand first.
levels-undo = Undo
levels-other-place = Another place
levels-open-trays = Lay down…
levels-build = Put together
levels-do-wait = { $name }’s turn
levels-do-draw = Draw: from the draw pile or any discard pile
levels-do-choose = Choose a card to discard
levels-do-can-lay = Lay down your level, or choose a card to discard
levels-do-attach = Choose a card to attach, or one to discard
levels-do-where = Attach it where it lights up, or discard it
levels-do-whom = Who is to skip a turn?
levels-do-discard = Discard it to end your turn
levels-do-lay = Choose a way, or put cards into the combinations yourself
levels-do-keep = The round is over. You may keep up to four cards for the next one: { $count } of 4
levels-do-others-keep = Still choosing what to keep: { $names }
levels-laying = Lay down your level
levels-ways = Possible ways
levels-way = Way { $number }: { $cards }
levels-tray = { $combination }: { $count } of { $size }
levels-pays = That is your level
levels-clear = Clear
levels-take-back = Take back
levels-joker-asks = What does the joker stand for?
levels-round-over = The round is over
levels-ends-round = { $you ->
    [yes] You end the round
   *[no] { $name } ends the round
}
levels-laid-down = laid down
levels-not-laid-down = not laid down
levels-moves-on = Level { $from } → { $to }
levels-stays = stays on level { $level }
levels-go-on = Go on
levels-caption-draw = Draw pile
levels-caption-own = Your discards
