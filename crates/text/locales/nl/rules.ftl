# The rules pages.

rules-title = { $game }: de regels
rules-loading = De regels worden opgehaald …
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Geen regel gevonden
    [one] { $count } regel
   *[other] { $count } regels
}
rules-contents = Inhoud
rules-print = Afdrukken
rules-ruling = Onze uitleg
rules-face-down = dichte kaart
rules-comes = daarop komt
rules-fits = past
rules-fits-not = past niet
rules-show-clear4-cards = Getallen van 1 t/m 10, PUSH, JOKER en CLEAR.
rules-show-stack = Een stapel: onderop de laatste kaart, daarop een rechte kaart, bovenop een open kaart.
rules-show-lower = Op twee 8’en passen twee 5’en of nog een 8, maar geen 9.
rules-show-joker = Naast de 5 is ook de joker een 5.
rules-show-four = Vier 5’en bovenop: de hele stapel mag worden opgeruimd.
rules-show-fifth = Een vijfde 5 mag niet. Een 4 wel.
rules-show-numbers = Drie kaarten met waarde 5: ±1, ±2 en ±3.
rules-show-sum = 5 + 3 is 8, en 5 − 3 is 2.
rules-show-above = 9 − 3 is 6. 9 + 3 is 12, dus 2.
rules-show-below = 1 + 2 is 3. 1 − 2 is −1, dus 9.
rules-show-halves = Twee van de 72 kaarten. De helften van een kaart verschillen in kleur en in symbool.
rules-show-agree = Boven zijn ze allebei oranje. Onder zijn het allebei driehoeken.
rules-show-turn = Omgedraaid ligt oranje op oranje en driehoek op driehoek.
rules-show-half = De cirkel boven is precies gelijk. Maar groen vierkant en blauwe driehoek hebben niets gemeen.
rules-show-colours = De zes kleuren, elk met een eigen teken, de joker en ‘beurt overslaan’.
rules-show-run = Een reeks van 3.
rules-show-same = Een drieling.
rules-show-colour = Vier kaarten van één kleur.
rules-show-attach = Een reeks groeit aan beide kanten, een tweeling neemt nog een kaart met zijn getal.
rules-show-levels-joker = Hier staat de joker voor een 5.
