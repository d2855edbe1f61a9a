# The home page.
