# Words that several screens share.

game-clear4 = Clear Four
game-plusminus = Plus Minus
game-halves = Two Halves
game-levels = Eight Levels
game-clear4-about = Shed your cards on one falling pile, the last four of them blind. Four of a value clear it.
game-plusminus-about = Everyone at once: the top card’s value plus or minus its number is what comes next.
game-halves-about = Everyone at once: both halves of your card must agree with the top card.
game-levels-about = A rummy in eight levels: collect, lay down, attach, and be first through.
game-in-turns = in turns
game-at-once = everyone at once
game-players-range = { $first } to { $last } players
game-players-list = { $first } or { $last } players

list-and = { $first } and { $last }
seat-numbered = seat { $seat }
switch-on = on
switch-off = off

phase-lobby = waiting for players
phase-countdown = about to start
phase-playing = playing
phase-paused = paused
phase-between = between rounds
phase-over = finished

skip-to-main = Skip to main content
close = Close
to-home = Home
main-menu = Main menu
learn = Learn
rules = Rules
settings = Settings
try-again = Try again
missing-title = Nothing here
missing-text = This address leads nowhere. The games are on the home page.
name-ask = What is your name?
name-why = The others at the table see it. You can change it in the settings.
name-go = Sit down
name-wrong = A name has 1 to 24 characters.
guest = Guest
you = You
colon = { $of }: { $what }
server-unreachable = The server cannot be reached. You can still play against bots.
server-missing = Not found on the server.
server-busy = The server cannot do that just now. Try again in a moment.
server-full = This table is full. Close another tab with it, or come back later.
server-too-many-tables = You have opened too many tables today. Use one you have, or try again tomorrow.
server-refused = The server refused: { $code }
load-failed = This could not be loaded. Trying again…
