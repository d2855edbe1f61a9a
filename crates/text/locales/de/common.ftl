# Words that several screens share.

game-clear4 = Clear Four
game-plusminus = Plus Minus
game-halves = Zwei Hälften
game-levels = Acht Level
game-clear4-about = Werde deine Karten auf einem fallenden Stapel los, die letzten vier blind. Vier gleiche räumen ihn ab.
game-plusminus-about = Alle gleichzeitig: Wert der obersten Karte plus oder minus ihre Zahl, das passt als Nächstes.
game-halves-about = Alle gleichzeitig: Beide Hälften deiner Karte müssen zur obersten Karte passen.
game-levels-about = Ein Rommé in acht Leveln: sammeln, auslegen, anlegen und vor allen anderen durch sein.
game-in-turns = reihum
game-at-once = alle gleichzeitig
game-players-range = { $first } bis { $last } Personen
game-players-list = { $first } oder { $last } Personen

list-and = { $first } und { $last }
seat-numbered = Platz { $seat }
switch-on = an
switch-off = aus

phase-lobby = noch nicht begonnen
phase-countdown = gleich geht’s los
phase-playing = läuft
phase-paused = Pause
phase-between = zwischen zwei Runden
phase-over = beendet
