# The rules pages.

rules-title = { $game }: the rules
rules-loading = Fetching the rules…
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found
    [one] { $count } rule
   *[other] { $count } rules
}
rules-contents = Contents
rules-print = Print
rules-ruling = Our ruling
rules-face-down = face-down card
rules-comes = on it comes
rules-fits = fits
rules-fits-not = does not fit
rules-show-clear4-cards = Numbers from 1 to 10, PUSH, JOKER and CLEAR.
rules-show-stack = A stack: at the bottom the final card, on it an upright card, on top an open card.
rules-show-lower = On two 8s go two 5s or another 8, but no 9.
rules-show-joker = Next to the 5, the joker is a 5 too.
rules-show-four = Four 5s on top: the whole pile may be cleared.
rules-show-fifth = A fifth 5 may not be played. A 4 may.
rules-show-numbers = Three cards of value 5: ±1, ±2 and ±3.
rules-show-sum = 5 + 3 is 8, and 5 − 3 is 2.
rules-show-above = 9 − 3 is 6. 9 + 3 is 12, so 2.
rules-show-below = 1 + 2 is 3. 1 − 2 is −1, so 9.
rules-show-halves = Two of the 72 cards. The halves of each differ in colour and in symbol.
rules-show-agree = Above, both are orange. Below, both are triangles.
rules-show-turn = Turned round, the orange half covers the orange one, and the triangle the triangle.
rules-show-half = The circle above is just the same. But green square and blue triangle have nothing in common.
rules-show-colours = The six colours, each with its own mark; the joker; “skip a turn”.
rules-show-run = A run of three.
rules-show-same = A triple.
rules-show-colour = Four cards of one colour.
rules-show-attach = A run takes the next number at either end, a pair its own number.
rules-show-levels-joker = Here the joker stands for a 5.
