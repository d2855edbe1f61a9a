# The end of a round and of a match.

result-title = Uitslag
result-rematch = Nog een keer
result-next = Volgende ronde
