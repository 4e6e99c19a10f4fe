"""Reports of a balance run: an HTML page of charts, and the same numbers as JSON and CSV."""
