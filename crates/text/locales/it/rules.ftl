# The rules pages.
