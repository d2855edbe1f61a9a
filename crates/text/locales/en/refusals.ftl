# Why something was not done.

refusal-over = The game is over.
refusal-not-a-player = You are only watching.
refusal-not-your-turn = It is { $name }’s turn.
refusal-other-game = That belongs to { $game }.
refusal-not-in-hand = You do not hold this card: { $card }.

refusal-no-cards = Choose a card first.
refusal-mixed-values = { $one } and { $other } do not go together: all number cards of a play are equal.
refusal-too-high = { $value } is higher than the { $top } on the pile.
refusal-not-so-many = You do not hold so many of this card: { $card }.
refusal-nothing-open = No card lies open on stack { $stack }.
refusal-jokers-alone = Without a number card you may play only one joker.
refusal-play-is-open = First finish your play: add cards of its value, or choose “Done”.
refusal-other-value = { $value } cannot join a play of { $play }.
refusal-nothing-to-extend = There is no play to add to.
refusal-no-four = You have not just completed four of a value.
refusal-four-first = First say whether you clear the pile.
refusal-fifth = That would be a fifth { $value } on the pile. There are never more than four.
refusal-push-yourself = You cannot push the pile to yourself.
refusal-no-such-seat = Nobody sits there.
refusal-special-mixed = { $card } is a special card: it is played on its own.
refusal-not-open = No { $card } lies open on stack { $stack }.
refusal-pass-on-empty = The pile is empty, so you cannot pass. Play something.
refusal-final-covered = The final card of stack { $stack } is still covered. Play the cards on it first.
refusal-no-final-card = Nothing is left of stack { $stack }.
refusal-target-first = First choose who takes the pile.
refusal-no-push-turned-up = You have not just turned up a PUSH.

refusal-plusminus-does-not-fit = { $value } does not fit on { $top }. You need { $low } or { $high }.
refusal-deck-used-up = Your deck is used up.
refusal-not-the-last = Only your very last card may be laid face down, and you have { $count }.
refusal-halves-do-not-fit = That does not fit either way round: each half must agree in colour or symbol.
refusal-half-fits = One half is the same, but the other agrees in neither colour nor symbol.
refusal-hand-full = You hold four cards already.
refusal-stack-used-up = Your stack is used up.

refusal-draw-first = Draw a card first.
refusal-drawn-already = You have drawn already.
refusal-no-pile = There is no discard to take there.
refusal-laid-already = Your level lies on the table already.
refusal-wrong-count = { $asked ->
    [one] A level is laid down as a whole: { $laid } of { $asked } combination so far.
   *[other] A level is laid down as a whole: { $laid } of { $asked } combinations so far.
}
refusal-not-a-run = Combination { $index } is not a run of consecutive numbers.
refusal-not-the-same = Combination { $index } is not all of one number.
refusal-not-one-colour = Combination { $index } is not all of one colour.
refusal-not-the-level = That is not your level. Something is missing: { $combination }.
refusal-skip-in-combination = A skip card is never part of a combination.
refusal-joker-undeclared = Say what the joker stands for.
refusal-not-laid-yet = Lay down your own level before you attach.
refusal-no-combination = There is no such combination on the table.
refusal-cannot-attach = It does not fit there: { $card } cannot join { $combination }.
refusal-last-card = Your last card can only be discarded.
refusal-last-skip = A skip as your last card has no effect: just discard it.
refusal-skip-another = A skip goes to another player.
refusal-skipped-already = A skip lies before { $name } already.
refusal-nothing-to-keep = The round is not over: there is nothing to keep yet.
refusal-not-choosing = The others are choosing which cards to keep.
refusal-choose-what-to-keep = The round is over: choose which cards you keep.
refusal-too-many-kept = { $count } cards are too many: keep four at most.

refusal-unreadable = The table did not understand that.
refusal-by-rule = Rule { $rule } does not allow that.
refusal-not-allowed = The rules do not allow that.
refusal-stale = The table has changed in the meantime. Have another look.
refusal-too-late = Too late: somebody was quicker.
refusal-wrong-phase = Not at this moment.
refusal-not-host = Only the host may do that.
refusal-not-seated = Take a seat first.
refusal-seat-taken = This seat is taken. Choose another.
refusal-unknown = There is no such seat or person here.
refusal-settings = These settings do not go together.
refusal-muted = You cannot write here: chat is off, or the host muted you.
refusal-too-fast = Not so fast! Wait a moment.
