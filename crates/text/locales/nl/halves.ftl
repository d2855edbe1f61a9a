# The table of Two Halves.
