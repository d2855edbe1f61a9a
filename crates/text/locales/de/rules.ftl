# The rules pages.

rules-title = { $game }: die Regeln
rules-loading = Die Regeln werden geholt …
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-contents = Inhalt
rules-print = Drucken
rules-ruling = Unsere Auslegung
rules-face-down = verdeckte Karte
rules-comes = darauf kommt
rules-fits = passt
rules-fits-not = passt nicht
rules-show-clear4-cards = Zahlen von 1 bis 10, PUSH, JOKER und CLEAR.
rules-show-stack = Ein Stapel: unten die letzte Karte, darauf eine hochkant, oben eine offene.
rules-show-lower = Auf zwei 8en gehen zwei 5en oder noch eine 8, aber keine 9.
rules-show-joker = Neben der 5 ist auch der Joker eine 5.
rules-show-four = Vier 5en liegen oben: Der ganze Stapel darf abgeräumt werden.
rules-show-fifth = Eine fünfte 5 darf nicht gespielt werden. Eine 4 schon.
rules-show-numbers = Drei Karten mit dem Wert 5: ±1, ±2 und ±3.
rules-show-sum = 5 + 3 ist 8, und 5 − 3 ist 2.
rules-show-above = 9 − 3 ist 6. 9 + 3 ist 12, also 2.
rules-show-below = 1 + 2 ist 3. 1 − 2 ist −1, also 9.
rules-show-halves = Zwei der 72 Karten. Die Hälften einer Karte haben verschiedene Farben und verschiedene Symbole.
rules-show-agree = Oben sind beide orange. Unten sind beide Dreiecke.
rules-show-turn = Andersherum liegt Orange auf Orange und Dreieck auf Dreieck.
rules-show-half = Der Kreis oben ist genau gleich. Grünes Quadrat und blaues Dreieck haben aber nichts gemeinsam.
rules-show-colours = Die sechs Farben, jede mit eigenem Zeichen, der Joker und „Aussetzen“.
rules-show-run = Eine 3er-Folge.
rules-show-same = Ein Drilling.
rules-show-colour = Vier Karten einer Farbe.
rules-show-attach = Eine Folge wächst an beiden Enden, ein Zwilling nimmt noch eine seiner Zahl.
rules-show-levels-joker = Hier steht der Joker für eine 5.
