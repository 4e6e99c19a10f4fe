"""A table as its log says it is. Pure: no database, no HTTP, no clock of its own."""
