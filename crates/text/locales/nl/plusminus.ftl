# The table of Plus Minus.
