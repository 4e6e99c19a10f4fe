# What can be wrong with what a person gave the engine. A line for each message, as engine/errors.py reads them.

at = { $place }: { $problem }
expected = { $place }: expected { $expected }, found { $found }
expected-one-of = expected one of { $words }

# what is expected
nothing = nothing
word = { $word }
text = a text
texts = a list of texts
text-or-null = a text or null
any-number = a number
any-list = a list
any-table = a table
path-or-pack = the path of a pack, or a Pack
span = { $low } to { $high }
moves = { $low } to { $high } moves
number = a number from { $low } to { $high }
whole = a whole number from { $low } to { $high }
at-least = a whole number from { $low } on
one-of = one of { $words }
handful = 1 to { $most } of { $words }
so-many = { $count } of them
list = a list of { $count }, each { $item }
list-with = a list of { $count }, each { $item }, with { $among } among them

# moves
refused = { $move } is not allowed for seat { $seat }: see rule { $rule }
no-move = { $move } is no move: { $problem }
move-number = move number { $number }: expected 0 to { $most }
move-begins = { $move }: expected a move that begins with { $verbs }
move-ends = { $move }: nothing was expected from { $word } on
move-takes = { $move } takes { $fields }
field = { $name } ({ $expected })
nothing-to-decide = hint: seat { $seat } has nothing to decide
unprintable = seed and words: expected printable text

# files and packs
system = { $file }: { $reason }
system-reason = { $reason }
no-cache = No folder for compiled rules: { $folder } is not writable. Set HEROTABLE_CACHE.
long-text = { $file }: expected at most { $most } letters, found { $count }
long-line = { $file }: expected lines of at most { $most } letters, found { $count }
not-utf8 = { $file }: expected text in UTF-8, found another byte at { $byte }
not-toml = { $file }: not TOML: { $reason }
nested-brackets = expected at most { $most } brackets within each other
long-key = expected keys of at most { $most } parts with dots between them
many-values = expected at most { $most } keys, tables and values in all
line = { $file }, line { $line }: { $problem }
more = { $file }: and { $count } more
unknown-key = unknown key { $key }; expected { $known }
missing-key = { $key } is missing; expected { $expected }
taken = { $value } is taken by { $other }
tables = expected { $count } tables, each headed [[{ $name }]]
components = expected { $count } of them, found { $found }

# options of the rules
option-place = option { $name }
option-unknown = unknown option { $name }; { $title } has { $known }
no-options = unknown option { $name }; { $title } has no options
no-package = title { $title }: there is no package { $package } on Python's path; HEROTABLE_TITLES names packages

# saves
not-json = not a whole save, line { $line }, column { $column }: { $reason }
save-too-deep = not a save: nested too deeply
save-number-too-long = not a save: a number is too long
imagined-save = save: an imagined match cannot be saved, as no seed gives its beginning; save the match it was imagined from
no-save = not a save of Hero Table, which is JSON and begins with the key "herotable"; this begins with { $found }
save-format = a save of format { $format }
save-key-missing = { $key }: missing
save-key-twice = { $key }: stands twice
save-key-unknown = { $key }: unknown; expected { $known }
printable-texts = { $count } printable texts, one for each seat
other-rules-version = rules_version: this save was played by version { $found } of the rules, these are { $known }
other-pack = pack: this save was played with the pack { $played }, but { $name } is { $digest }; give the pack it was played with
secret-seed = seed: not revealed yet, so the game cannot be played again; ask for the save after its end
other-seed = seed: its SHA-256 is not the commitment published at the start
other-start = start: the set-up recomputed from the seed is another one
move-place = move { $number }
save-row = expected [seat, move, fingerprint], found { $found }
save-seat = expected a seat from A to { $last }, found { $found }
save-spelling = expected { $spelled }, found { $found }
other-table = after { $move } the table recomputed from the seed is another one
broken-seal = seal: the file was changed after it was saved, or lines are missing from its end
