# The end of a round and of a match.

result-title = Result
result-rematch = Play again
result-next = Next round
