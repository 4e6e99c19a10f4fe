# What can be wrong with what the server is given, and why it refuses.

# settings
true-or-false = true or false
networks = addresses or networks with commas between them
above = a number above { $low }
web-address = an address such as https://table.example, without a path
database-form = { $place }: expected sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME

# the database
data-folder = { $folder }: { $reason }; HEROTABLE_DATA chooses another folder
database-fails = { $place }: { $reason }
database-away = the database does not answer: { $reason }
database-empty = the database is empty: there is nothing to back up
database-full = the database is not empty; stop the server, then --force replaces all that it holds
database-in-memory = a database in memory cannot be backed up
no-backup = { $file }: expected a backup made by `herotable server backup`
no-program = { $program }: not found; it comes with PostgreSQL's client programs
program-fails = { $program }: { $reason }
program-ended = ended with { $status }
