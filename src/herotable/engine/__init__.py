"""The engine: tables as records, rules as compiled functions. Knows no title."""
