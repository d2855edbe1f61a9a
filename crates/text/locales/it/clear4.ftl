# The table of Clear Four.
