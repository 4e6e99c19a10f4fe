"""What the server keeps: the schema, the log of every match, people, results, and how processes hear of changes."""
