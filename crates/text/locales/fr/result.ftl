# The end of a round and of a match.

result-title = Résultat
result-rematch = Rejouer
result-next = Manche suivante
