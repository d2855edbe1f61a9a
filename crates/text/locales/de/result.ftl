# The end of a round and of a match.

result-title = Ergebnis
result-rematch = Noch einmal
result-next = Nächste Runde
