# The end of a round and of a match.

result-title = Risultato
result-rematch = Ancora una volta
result-next = Prossima smazzata
