# What can be wrong with what the server is given, and why it refuses.

# settings
true-or-false = true or false
networks = addresses or networks with commas between them
above = a number above { $low }
mail-incomplete = HEROTABLE_SMTP_HOST: also needs { $missing }
web-address = an address such as https://table.example, without a path
database-form = { $place }: expected sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME

# the database
data-folder = { $folder }: { $reason }; HEROTABLE_DATA chooses another folder
database-fails = { $place }: { $reason }
no-driver = PostgreSQL needs psycopg; it comes with herotable[postgresql], in this folder with `make serve`
database-away = the database does not answer: { $reason }
database-empty = the database is empty: there is nothing to back up
database-full = the database is not empty; stop the server, then --force replaces all that it holds
database-in-memory = a database in memory cannot be backed up
no-backup = { $file }: expected a backup made by `herotable server backup`
no-program = { $program }: not found; it comes with PostgreSQL's client programs
program-fails = { $program }: { $reason }
program-ended = ended with { $status }

# who you are
known = you are { $name } already
wrong-login = no account has this name and this password
name-length = name: expected 1 to { $most } plain characters
name-hidden = name: expected letters that can be seen, found { $found }
name-marks = name: expected at most { $most } marks on a letter
name-mixed = name: expected letters of one alphabet in a word, found { $word }
name-taken = an account has the name { $name } already, or one that looks the same
who-are-you = expected a session cookie or a bot's token
who-acts = expected a guest's name or an account: strangers may only look on
who-changed = your account was changed or deleted at the same moment; log in again
session-over = this session is over
account-password = only accounts have a password
account-mail = only accounts have an address for letters
no-mail = this server sends no letters
former-link = this link has been used, or is too old; ask for another one
account-passkey = only accounts have passkeys
no-passkeys = passkeys need https, or localhost, and a name that is among the server's hosts
wrong-passkey = this passkey does not belong to an account here, or its answer came too late
too-many-passkeys = an account has at most { $most } passkeys
no-such-passkey = you have no such passkey
account-bots = only accounts have bots
too-many-bots = an account has at most { $most } bots
no-such-bot = you have no such bot
no-such-session = you have no such session
no-session = a bot cannot delete itself; its account deletes it
banned = an operator has banned you from this server
muted = an operator has muted you: you may play but not write
account-operator = only an account can be an operator
nobody-found = { $found }: expected the id of a person or the name of an account; `herotable server people` lists them
no-open-table = { $found }: expected the id or the code of a table that is not over
deed-incomplete = expected the person, the table or the report that it is about, and the name to give
no-operator = only operators may do this
no-such-report = there is no such open report
nobody-there = expected a person, or a table and the seat of a person
yourself = this is about yourself
too-many-reports = { $most } of your reports wait for an operator; wait too
too-many-blocks = you have blocked { $most } people; take one back first
blocked = you and the host of this table do not play together

# what comes over the wire
not-found = there is nothing at this address
not-this-way = this address does not take this method
body-too-long = the request is too long
bad-media-type = expected JSON
forbidden = you may not do this
bad-request = the request cannot be read: { $reason }
message-too-long = expected at most { $most } letters
address-unprintable = address: expected no control characters
host-too-long = host: expected a shorter address
foreign-origin = origin: expected the server's own
unknown-host = this server is reached by another name
forged = X-CSRF-Token: expected the token of GET /api/me
nested = nested too deeply
field-type = expected { $expected }, found { $found }
field-length = expected { $kind } with a length { $limit }
field-limit = expected { $kind } { $limit }
field-pattern = expected { $kind } that matches { $pattern }
field-missing = { $field } is missing
field-unknown = unknown field { $field }
field-value = unknown value { $value }
json-malformed = expected JSON; it goes wrong at byte { $byte }
json-cut = expected JSON; it ends too early
json-not-utf8 = expected UTF-8; byte { $byte } is none

# limits and failures
too-many = { $kind }: at most { $rate } in a minute; try again in { $seconds } s
address-too-many = { $kind } from your address: at most { $rate } in a minute; try again in { $seconds } s
address-bots = bots have thought long for your address; try again in { $seconds } s
too-many-letters = enough letters are on their way; look among unwanted mail, or try again in { $seconds } s
wrong-tries = wrong passwords for this account; try again in { $seconds } s
too-many-tables = you have { $most } open tables; end one first
too-many-sockets = you have { $most } open connections; close one, or try again in { $seconds } s
address-sockets = your address has { $most } open connections; close some, or try again in { $seconds } s
sockets-full = the server has too many open connections; try again in { $seconds } s
try-again = the server cannot save at the moment; try again soon
draws-busy = the draws of another match are being recomputed; try again
draws-slow = this match takes too long to recompute now; try again
checks-busy = other packs and games are being checked; try again
check-slow = this takes too long to check now; try again
broken = the server made a mistake; it is in its log
failed = the server does not do this

# titles, matches and replays
no-such-title = expected one of { $titles }
preparing = { $title } is being prepared; try again in a moment
preparing-titles = not ready; being prepared: { $being }; waiting for it: { $waiting }
no-lesson = { $title } has no guided first game
no-such-person = nobody has this id, or they have left
no-such-match = there is no such match
match-not-over = this match is not over; its replay would show what is still hidden
never-begun = this table was closed before a game began
no-such-move = expected a number from 0 to { $most }
no-such-seat = seat: expected 0 to { $most }, found { $found }
former-rules = this match was played by former rules, which do not tell their draws
other-version = the server is being updated, and this game is known to its other part; try again in a moment
no-such-rules = no rules of this digest are kept here
other-rules = this match was begun by other rules, of version { $found }, which are not known here
not-replayed = this match cannot be played again from its record

# tables
no-such-table = there is no such table
no-such-pack = this table has no such components
no-such-code = no open table has this code
no-spectators = only those who sit at this table may look at it
not-your-table = only the host of the table may do this
table-state = the table is in the state { $state }; expected { $expected }
over = the match is over
rematch-too-early = only those who played may ask for a rematch, and only after the end
no-rematch = nobody has asked for a rematch
bot-seats = bots: expected seats 0 to { $most }, and one left for you
sent-away = the host has sent you away from this table
not-sent-away = entry: expected the number of an entry that sent away somebody who is still away
no-seat-free = this seat is not free
seat-taken = somebody sits there
seat-open = nobody sits there
seats-open = not all seats are taken
not-ready = not everybody is ready
word-unprintable = word: expected printable letters

# the game
not-your-seat = this is not your seat
seat-of-another = somebody else plays for this seat now
not-at-table = you do not sit at this table
not-playing = no game is being played at this table
paused = the game is paused
paused-already = the game is paused already
pause-asked = a request for a pause still waits for its answer
not-paused = the game is not paused
former-request = request: expected { $last }, the last one, found { $found }
move-unreadable = { $problem }
replaced = a bot plays for this seat; take it back first
replaced-already = a bot plays for this seat already
not-replaced = you play for yourself already
not-absent = this player is here, and the others have not waited long enough
claim-too-early = the win can be claimed when all others are absent, or have kept the table waiting too long
too-often = this was done { $most } times at this table, which is as often as it may be
say-nothing = say: expected a text or a preset

# taking back and ending
nothing-to-undo = to: expected 0 to { $most } moves to remain
no-undo = at this table no move can be taken back
undo-asked = a request to take back still waits for its answer
learned = somebody has learned something since this move
end-asked = an offer to end still waits for its answer
not-asked = nobody has asked you
asked-otherwise = somebody has asked another question meanwhile

# games of devices
undo-imported = the { $moves } moves that were made before the game came here stay as they are
save-too-long = { $place }: expected at most { $most }, found { $found }
save-bots = bots: expected one of { $levels }, or an empty text for a person, found { $found }
save-words = words: expected { $count } empty texts, one for each seat
device-over = this game is over; it can be kept in your history, but not go on
device-not-over = this game is not over; only a finished game is kept in your history
no-own-seat = free: expected at least one seat of a person that stays yours
names-seats = names: expected seats that stay yours, found { $found }
too-many-kept = you have kept { $most } games of devices; more are not stored
