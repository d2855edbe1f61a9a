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
