# The rules pages.

rules-title = { $game } : les règles
rules-loading = Les règles arrivent…
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle
   *[other] { $count } règles
}
rules-contents = Sommaire
rules-print = Imprimer
rules-ruling = Notre lecture
rules-face-down = carte cachée
rules-comes = dessus vient
rules-fits = convient
rules-fits-not = ne convient pas
rules-show-clear4-cards = Les chiffres de 1 à 10, PUSH, JOKER et CLEAR.
rules-show-stack = Une pile : en bas la dernière carte, dessus une carte droite, tout en haut une carte visible.
rules-show-lower = Sur deux 8, deux 5 ou un autre 8 conviennent, mais pas un 9.
rules-show-joker = À côté du 5, le joker est aussi un 5.
rules-show-four = Quatre 5 au-dessus : toute la défausse peut être vidée.
rules-show-fifth = Un cinquième 5 ne se joue pas. Un 4, si.
rules-show-numbers = Trois cartes de valeur 5 : ±1, ±2 et ±3.
rules-show-sum = 5 + 3 font 8, et 5 − 3 font 2.
rules-show-above = 9 − 3 font 6. 9 + 3 font 12, donc 2.
rules-show-below = 1 + 2 font 3. 1 − 2 font −1, donc 9.
rules-show-halves = Deux des 72 cartes. Les moitiés d’une carte diffèrent par la couleur et par le symbole.
rules-show-agree = En haut, tout est orange. En bas, deux triangles.
rules-show-turn = Dans l’autre sens, l’orange couvre l’orange et le triangle le triangle.
rules-show-half = Le cercle du haut est identique. Mais le carré vert et le triangle bleu n’ont rien en commun.
rules-show-colours = Les six couleurs, chacune avec sa marque, le joker et « Passe ton tour ».
rules-show-run = Une suite de 3.
rules-show-same = Un brelan.
rules-show-colour = Quatre cartes d’une couleur.
rules-show-attach = Une suite s’allonge aux deux bouts, une paire prend une autre carte de son nombre.
rules-show-levels-joker = Ici, le joker remplace un 5.
