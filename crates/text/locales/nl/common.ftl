# Words that several screens share.

game-clear4 = Clear Four
game-plusminus = Plus Min
game-halves = Twee Helften
game-levels = Acht Levels
game-clear4-about = Raak je kaarten kwijt op een stapel die alleen maar daalt, de laatste vier blind. Vier gelijke ruimen hem op.
game-plusminus-about = Allemaal tegelijk: de waarde van de bovenste kaart plus of min zijn getal is wat volgt.
game-halves-about = Allemaal tegelijk: allebei de helften van je kaart moeten bij de bovenste kaart passen.
game-levels-about = Een rummy in acht levels: verzamel, leg uit, leg aan en wees als eerste klaar.
game-in-turns = om de beurt
game-at-once = allemaal tegelijk
game-players-range = { $first } tot { $last } spelers
game-players-list = { $first } of { $last } spelers

list-and = { $first } en { $last }
seat-numbered = plaats { $seat }
switch-on = aan
switch-off = uit

phase-lobby = nog niet begonnen
phase-countdown = begint zo
phase-playing = bezig
phase-paused = pauze
phase-between = tussen twee rondes
phase-over = afgelopen

skip-to-main = Naar de inhoud
close = Sluiten
to-home = Start
main-menu = Hoofdmenu
learn = Leren
rules = Regels
settings = Instellingen
try-again = Opnieuw proberen
missing-title = Hier is niets
missing-text = Dit adres leidt nergens heen. De spellen staan op de startpagina.
name-ask = Hoe heet je?
name-why = De anderen aan tafel zien het. Je kunt het veranderen bij de instellingen.
name-go = Aan tafel
name-wrong = Een naam heeft 1 tot 24 tekens.
guest = Gast
you = Jij
colon = { $of }: { $what }
server-unreachable = De server is niet bereikbaar. Tegen bots kun je wel spelen.
server-missing = Niet gevonden op de server.
server-busy = De server kan dat nu even niet. Probeer het zo nog eens.
server-full = Deze tafel is vol. Sluit een ander tabblad ermee of kom later terug.
server-too-many-tables = Je hebt vandaag te veel tafels geopend. Gebruik er een van of probeer het morgen weer.
server-refused = De server weigerde: { $code }
load-failed = Dit kon niet worden geladen. Het wordt opnieuw geprobeerd …
