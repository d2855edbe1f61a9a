# Words that several screens share.

game-clear4 = Clear Four
game-plusminus = Più Meno
game-halves = Due Metà
game-levels = Otto Livelli
game-clear4-about = Liberati delle carte su una pila che può solo scendere, le ultime quattro alla cieca. Quattro uguali la eliminano.
game-plusminus-about = Tutti insieme: il valore della carta in cima, più o meno il suo numero, dice che cosa viene dopo.
game-halves-about = Tutti insieme: entrambe le metà della tua carta devono corrispondere alla carta in cima.
game-levels-about = Un ramino in otto livelli: raccogli, metti in tavola, aggiungi e arriva in fondo per primo.
game-in-turns = a turno
game-at-once = tutti insieme
game-players-range = da { $first } a { $last } giocatori
game-players-list = { $first } o { $last } giocatori

list-and = { $first } e { $last }
seat-numbered = posto { $seat }
switch-on = sì
switch-off = no

phase-lobby = in attesa
phase-countdown = si comincia
phase-playing = in corso
phase-paused = in pausa
phase-between = tra due mani
phase-over = finita

skip-to-main = Vai al contenuto
close = Chiudi
to-home = Inizio
main-menu = Menu principale
learn = Impara
rules = Regole
settings = Impostazioni
try-again = Riprova
missing-title = Qui non c’è nulla
missing-text = Questo indirizzo non porta da nessuna parte. I giochi sono nella pagina iniziale.
name-ask = Come ti chiami?
name-why = Gli altri al tavolo lo vedono. Puoi cambiarlo nelle impostazioni.
name-go = Siediti
name-wrong = Un nome ha da 1 a 24 caratteri.
guest = Ospite
you = Tu
colon = { $of }: { $what }
server-unreachable = Il server non è raggiungibile. Puoi comunque giocare contro i bot.
server-missing = Non trovato sul server.
server-busy = Al momento il server non può farlo. Riprova tra poco.
server-full = Questo tavolo è al completo. Chiudi un’altra scheda con lo stesso tavolo o torna più tardi.
server-too-many-tables = Oggi hai aperto troppi tavoli. Usane uno già aperto o riprova domani.
server-refused = Il server ha rifiutato: { $code }
load-failed = Caricamento non riuscito. Nuovo tentativo in corso…
