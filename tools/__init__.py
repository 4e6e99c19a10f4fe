"""What the Makefile calls before our own packages are there: only Python's standard library is used."""
