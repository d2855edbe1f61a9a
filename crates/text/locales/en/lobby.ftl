# A table before the match: seats, bots, options.

strength-random = Random
strength-random-about = Plays any card that is allowed.
strength-easy = Easy
strength-easy-about = Plays like a beginner, mistakes included.
strength-medium = Medium
strength-medium-about = Plays soundly, by rules of thumb.
strength-hard = Hard
strength-hard-about = Thinks ahead.

pace-child = Child
pace-child-about = As quick as an eight-year-old who is new to the game.
pace-casual = Casual
pace-casual-about = As quick as most people at a family table.
pace-practised = Practised
pace-practised-about = As quick as somebody who plays often.
pace-expert = Expert
pace-expert-about = As quick as people get.

seat-open = open
seat-bot = bot
seat-ready = ready
seat-not-ready = not ready yet
seat-away = away
seat-stand-in = away, a bot plays on
seat-bot-plays = a bot plays on

option-joker-sets = Several jokers
option-joker-sets-about = You may play several jokers together without a number card.
option-auto-clear = Always clear
option-auto-clear-about = Four of a value are always cleared; nobody may leave them.
option-hand-points = Hand cards only
option-hand-points-about = Only cards in hand count as penalty points, not those in stacks.
option-levels = Levels
option-levels-about = What the levels ask for. Two stars are harder.
option-levels-one-star = one star
option-levels-two-stars = two stars
option-levels-own = { $count ->
    [one] { $count } level of your own
   *[other] { $count } levels of your own
}
option-keep = Keeping cards
option-keep-about = If you have not laid down your level, you may keep up to four cards for the next round.
option-keep-from-level = from level { $level } on
option-keep-never = never

setting-rounds = Rounds
setting-rounds-about = How many rounds a match has.
setting-rounds-race-about = How many rounds a match has: one, or at least two for every player.
setting-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
setting-rounds-usual = usual ({ $count })
setting-clock = Clock
setting-clock-about = How long you may think when it is your turn.
setting-public = Public table
setting-public-about = Anybody can find the table on the home page and sit down.
setting-chat = Chat
setting-chat-about = People may write to each other. Without it there are only preset phrases.
setting-hold = Fair timing
setting-hold-about = A play waits this long at most, so that a slow connection is no disadvantage.
setting-hold-millis = { $millis } ms
setting-hold-none = whoever arrives first
setting-grace = Stand-in
setting-grace-about = A bot plays on for whoever has been away this long.
setting-grace-seconds = { $seconds ->
    [one] after { $seconds } second
   *[other] after { $seconds } seconds
}

clock-none = no clock
clock-per-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
clock-bank = { $seconds } s for the round, { $increment } s more with each move

lobby-ready = I am ready
lobby-hosted = { $you ->
    [yes] You set up this table
   *[no] { $name } sets up this table
}
lobby-host = host
lobby-seats = Seats
lobby-seat-count = Number of seats
lobby-players = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lobby-open-seat = Open seat
lobby-sit = Sit here
lobby-sit-down = Sit down
lobby-stand = Stand up
lobby-seat-in-use = Somebody sits on a seat that would go. They have to change seats first.
lobby-full = All seats are taken. You are watching.
lobby-add-bot = Add a bot
lobby-remove-bot = Remove the bot
lobby-fill = Fill up with bots
lobby-strength = Strength
lobby-pace = Speed
lobby-person-menu = More about { $name }
lobby-give-host = Hand the table over
lobby-mute = Mute
lobby-unmute = Unmute
lobby-remove = Remove from the table
lobby-remove-about = Whoever is removed cannot come back to this table.
lobby-handicap = Head start for the others
lobby-handicap-none = none
lobby-handicap-about = This seat’s plays count as this much later: so grown-ups can play with children.
lobby-watching = Watching
lobby-invite = Invite
lobby-invite-about = Whoever opens this link sits at the table. No account.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied ✓
lobby-copy-failed = Not copied
lobby-share = Share…
lobby-share-text = Come and play { $game } with me
lobby-qr = QR code of the link
lobby-terms = What is played
lobby-house = House rules
lobby-table = The table
lobby-curious = For the curious
lobby-level-list = All levels
lobby-own = Levels of your own
lobby-own-about = Remove any level, or put a new one together and add it. A list has 1 to 12 levels, and a level asks for 10 cards at most.
lobby-own-remove = Remove { $what }
lobby-own-kind = Kind
lobby-own-run = Run
lobby-own-same = Same number
lobby-own-colour = One colour
lobby-own-size = Cards
lobby-own-combine = Add combination
lobby-own-add = Add this level
lobby-begin = Begin
lobby-is-ready = You are ready
lobby-waiting = Waiting for { $names }
lobby-open-seats = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
