# Words that several screens share.

game-clear4 = Clear Four
game-plusminus = Plus Moins
game-halves = Deux Moitiés
game-levels = Huit Niveaux
game-clear4-about = Débarrasse-toi de tes cartes sur une pile qui ne fait que descendre, les quatre dernières à l’aveugle. Quatre cartes identiques la vident.
game-plusminus-about = Tous en même temps : la valeur de la carte du dessus, plus ou moins son chiffre, donne la suite.
game-halves-about = Tous en même temps : les deux moitiés de ta carte doivent correspondre à la carte du dessus.
game-levels-about = Un rami en huit niveaux : collectionne, pose, complète, et arrive au bout avant les autres.
game-in-turns = chacun son tour
game-at-once = tous en même temps
game-players-range = { $first } à { $last } joueurs
game-players-list = { $first } ou { $last } joueurs

list-and = { $first } et { $last }
seat-numbered = place { $seat }
switch-on = oui
switch-off = non

phase-lobby = en attente
phase-countdown = ça va commencer
phase-playing = en cours
phase-paused = en pause
phase-between = entre deux manches
phase-over = terminée

skip-to-main = Aller au contenu
close = Fermer
to-home = Accueil
main-menu = Menu principal
learn = Apprendre
rules = Règles
settings = Réglages
try-again = Réessayer
missing-title = Rien ici
missing-text = Cette adresse ne mène nulle part. Les jeux sont sur la page d’accueil.
name-ask = Comment t’appelles-tu ?
name-why = Les autres à la table le voient. Tu peux le changer dans les réglages.
name-go = À table
name-wrong = Un nom a de 1 à 24 caractères.
guest = Invité
you = Toi
colon = { $of } : { $what }
server-unreachable = Le serveur est injoignable. Tu peux quand même jouer contre des robots.
server-missing = Introuvable sur le serveur.
server-busy = Le serveur ne peut pas le faire pour l’instant. Réessaie dans un moment.
server-full = Cette table est pleine. Ferme un autre onglet avec elle ou reviens plus tard.
server-too-many-tables = Tu as ouvert trop de tables aujourd’hui. Utilises-en une ou réessaie demain.
server-refused = Le serveur a refusé : { $code }
load-failed = Le chargement a échoué. Nouvel essai en cours…
