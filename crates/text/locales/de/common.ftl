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

skip-to-main = Zum Hauptteil springen
close = Schließen
to-home = Startseite
main-menu = Hauptmenü
learn = Lernen
rules = Regeln
settings = Einstellungen
try-again = Noch einmal versuchen
missing-title = Hier ist nichts
missing-text = Diese Adresse führt ins Leere. Die Spiele sind auf der Startseite.
name-ask = Wie heißt du?
name-why = Die anderen am Tisch sehen es. Du kannst es in den Einstellungen ändern.
name-go = An den Tisch
name-wrong = Ein Name hat 1 bis 24 Zeichen.
guest = Gast
you = Du
colon = { $of }: { $what }
server-unreachable = Der Server ist nicht erreichbar. Gegen Bots kannst du trotzdem spielen.
server-missing = Auf dem Server nicht gefunden.
server-busy = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
server-full = An diesem Tisch ist kein Platz mehr. Schließ einen anderen Tab damit oder komm später wieder.
server-too-many-tables = Du hast heute zu viele Tische eröffnet. Nimm einen davon oder versuche es morgen wieder.
server-refused = Der Server hat abgelehnt: { $code }
load-failed = Das ließ sich nicht laden. Es wird weiter versucht …
