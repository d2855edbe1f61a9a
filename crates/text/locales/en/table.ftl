# A running table, whatever the game: people, connection, reactions.

reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-oh-no = Oh no!
reaction-so-close = So close!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-thinking = Let me think…
reaction-hurry = Your turn, come on!
reaction-sorry = Sorry!
reaction-one-more = One more?
reaction-good-game = Good game!
reaction-back-soon = Back in a moment.

goodbye-removed = The host has removed you from this table.
goodbye-protocol = This page is out of date. Reload it.
goodbye-too-slow = Your connection could not keep up. Try again.
goodbye-flood = Too many messages came from here. Wait a moment, then try again.
goodbye-restart = The server is restarting. You will be back in a moment.
goodbye-closed = This table is closed.
goodbye-elsewhere = This game goes on in another tab.

photo-finish = { $you ->
    [yes] Photo finish: you were { $millis } ms quicker than { $other }
   *[no] { $toyou ->
        [yes] Photo finish: { $name } was { $millis } ms quicker than you
       *[no] Photo finish: { $name } was { $millis } ms quicker than { $other }
    }
}

table-connecting = Connecting…
table-side = What happened
table-log = What happened
table-round = Round { $round } of { $rounds }
table-round-trip = { $millis } ms
table-go = Go!
table-your-turn = Your turn
table-on-turn = is to play
table-lost = Connection lost. Trying again…
table-unkept = This browser keeps nothing for this page: a reload would end the game.
table-paused = Paused
table-resume = Go on
table-menu = Menu
table-restart = Deal again
table-restart-sure = The game you are playing is lost.
table-new-game = New game with other settings
table-pause = Ask for a pause
table-resign = Give up this round
table-react = React
table-chat = Message
table-send = Send
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notices = Notices
notice-rule = Rule { $rule }
action-play = Play { $cards }
action-add = Add { $cards }
action-push = { $count ->
    [0] Push the pile to { $name }
   *[other] Push the pile to { $name } ({ $cards })
}
action-clear = { $count ->
    [0] Clear the pile with CLEAR
   *[other] Clear the pile with CLEAR ({ $cards })
}
action-pass = Take the pile ({ $cards })
action-blind = Play the final card of stack { $stack } blind
action-clear-four = Clear the pile ({ $cards })
action-leave = Leave the four
action-done = Done
action-draw = Draw a card
action-lay-last = Lay your last card face down
action-take = { $you ->
    [yes] Take back { $card }
   *[no] Take { $card } from { $name }
}
action-lay-down = Lay down your level
action-attach = { $you ->
    [yes] Attach { $card } to { $combination } (yours)
   *[no] Attach { $card } to { $combination } ({ $name })
}
action-discard = Discard { $card }
action-skip = Make { $name } skip a turn
action-keep = Keep { $cards }
action-keep-nothing = Keep nothing
table-sound-on = Sounds on
table-watching = Watching
table-pause-asked = Pause wanted by { $names }
table-pause-yours = You asked for a pause. The others still have to agree.
table-pause-agree = Agree
table-pause-undo = Take it back
table-resume-asked = Ready to go on: { $names }
table-resign-sure = A bot plays on for you until this round is over. You are back for the next one.
table-keep-playing = Keep playing
table-leave = Leave the table
table-leave-sure = A bot plays on for you while you are away. The home page leads you back.
table-your-time = Your time
table-people = At the table
table-stand-in = A bot plays for you.
table-stand-in-late = Time is up: a bot plays this move.
table-stand-in-round = A bot plays for you until this round is over.
table-stand-in-end = Play on myself
