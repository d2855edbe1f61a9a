# Why a bot did it: the text of a hint.

reason-only-move = Nothing else is possible.
reason-chance = Just by chance.
reason-only-fit = No other card in hand fits.
reason-first-found = The first card found that fits.
reason-leaves-next = Another card in hand fits on it.
reason-chain = { $count ->
    [one] It starts a chain of { $count } card.
   *[other] It starts a chain of { $count } cards.
}
reason-hard-to-follow = Few cards fit on it, so the others can hardly follow.
reason-nothing-fits = Nothing in hand fits, so draw.
reason-draws-first = More cards first, then a look at the pile.
reason-last-card = The last card may be laid whatever it is.
reason-slip = A slip: it does not fit at all.
reason-wins = It gets rid of the last card and wins.
reason-completes-four = It completes four: the pile goes, and there is another turn.
reason-sheds = { $count ->
    [one] It sheds a card.
   *[other] It sheds { $count } cards, high ones first.
}
reason-uncovers = It opens up a stack.
reason-stops = Hardly anybody can go below { $value }.
reason-pushes-to = { $you ->
    [yes] You are closest to winning, so the pile goes to you.
   *[no] { $name } is closest to winning, so the pile goes there.
}
reason-clears = The pile is better out of the game than in a hand.
reason-good-odds = A final card is likely to fit now.
reason-tries = Only a final card is left to try.
reason-takes = Taking the pile is the lesser evil.
reason-keeps-joker = The joker is better kept for later.
reason-keeps-back = The other cards are worth more in hand than on the pile.
reason-looks-ahead = It did best in many simulated games.
reason-hopes-for-better = The draw pile promises more than any discard.
reason-takes-for-level = The card brings the level closer.
reason-takes-joker = A joker always helps.
reason-takes-to-attach = The card can be attached.
reason-lays-down = The level is complete.
reason-holds-level = The level is complete, but better held back for now.
reason-attaches = The card fits there.
reason-discards-useless = The card is of no use.
reason-discards-least-useful = This card will be missed least.
reason-gains-turn = The skip gains a turn.
reason-stops-leader = The skip holds up somebody who is about to end the round.
reason-keeps-for-level = The level needs these cards most.
