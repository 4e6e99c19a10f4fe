"""The database: its schema, the log of every match, people, results, and notices between processes."""
