# The rules pages.

rules-title = { $game }: le regole
rules-loading = Le regole stanno arrivando…
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] { $count } regola
   *[other] { $count } regole
}
rules-contents = Indice
rules-print = Stampa
rules-ruling = La nostra lettura
rules-face-down = carta coperta
rules-comes = sopra va
rules-fits = va bene
rules-fits-not = non va bene
rules-show-clear4-cards = I numeri da 1 a 10, PUSH, JOKER e CLEAR.
rules-show-stack = Una pila: sotto l’ultima carta, sopra una carta in verticale, in cima una carta scoperta.
rules-show-lower = Su due 8 vanno due 5 o un altro 8, ma non un 9.
rules-show-joker = Accanto al 5 anche il joker è un 5.
rules-show-four = Quattro 5 in cima: si può eliminare l’intera pila.
rules-show-fifth = Un quinto 5 non si può giocare. Un 4 sì.
rules-show-numbers = Tre carte di valore 5: ±1, ±2 e ±3.
rules-show-sum = 5 + 3 fa 8, e 5 − 3 fa 2.
rules-show-above = 9 − 3 fa 6. 9 + 3 fa 12, cioè 2.
rules-show-below = 1 + 2 fa 3. 1 − 2 fa −1, cioè 9.
rules-show-halves = Due delle 72 carte. Le metà di una carta hanno colori e simboli diversi.
rules-show-agree = Sopra sono tutte e due arancioni. Sotto ci sono due triangoli.
rules-show-turn = Girata, la metà arancione copre quella arancione e il triangolo copre il triangolo.
rules-show-half = Il cerchio sopra è uguale. Ma il quadrato verde e il triangolo blu non hanno niente in comune.
rules-show-colours = I sei colori, ognuno con il suo segno, il jolly e «Salta un turno».
rules-show-run = Una scala da 3.
rules-show-same = Un tris.
rules-show-colour = Quattro carte di un colore.
rules-show-attach = Una scala cresce da tutti e due i lati, una coppia prende un’altra carta del suo numero.
rules-show-levels-joker = Qui il jolly sostituisce un 5.
