# What the commands say about themselves and print, in English.

# headings
about = A table for hero board games.
usage = usage:
positionals = arguments
options = options
commands = commands
own-help = show this help and exit
version = print the version and exit
language = language of everything printed (default: your system's)

# what several commands share
title = the title
seats = number of seats (default: 3, or as many as the title has)
seed = seed of all games (default: 1)
option = choose an option of the rules; `--option help` lists the title's options and their choices
pack = play with the components of this pack (a TOML file)
saved-game = the saved game
saved-pack = the pack it was played with, if it is not the title's own
database = the database (default: HEROTABLE_DATABASE)
options-of = { $title }: options
option-default = default { $choice }
no-options-of = { $title } has no options.
compiling = compiling the rules; needed once, then kept
playing = playing { $title }

# serve
serve = serve the table to browsers and phones
serve-host = the address to listen on (0.0.0.0: everybody who can reach this machine)
serve-port = the port to listen on (8000); 0: any free one
serve-database = sqlite:///FILE or postgresql+psycopg://… (a file in your data folder)
serve-processes = processes that serve together, such as one for each core (1)
serve-open = open the table in a browser
serve-no-qr = draw no QR code for phones
serving = Hero Table is at { $address }
serving-phones = For phones: { $address }
serving-end = Ctrl-C stops it; games go on when it starts again.
serving-compiles = Compiling, once: { $titles }. Each title can be played as soon as it is ready.
serving-compiled = Ready: { $title }

# play
play = play in the terminal, with bots or with friends on one keyboard
play-people = number of people (default: 1); each has a seat, bots play the others
play-bots = bots with commas between them, such as easy,hard or hard:seconds=2 (default: normal): { $bots }
play-names = the players' names, with commas between them
play-seed = seed of all dice and cards (default: a secret one)
play-word = a word that a player mixes into the seed; may be given several times
play-load = continue a saved game
play-pause = seconds to wait after a bot's move (default: 0.4)

# replay, verify
replay = show a saved game, move by move
replay-at = show only the table after move N
replay-log = print the whole game as text
verify = recompute every die and card of a saved game from its seed

# bench
bench = measure how fast a title runs here
bench-games = games in each run (default: 50000)
bench-seed = seed of the random games (default: 1)
bench-gpu = measure on the GPU, and check its games against the CPU
bench-gpu-games = games in each GPU run (default: 4194304)

# build
build = build beforehand: rules for browsers or this machine, or a site
build-wasm = compile the rules of titles to WebAssembly, for browsers
build-cache = compile the rules of titles now, so that no start has to wait for it
build-site = write the pages into a folder for any static host: everything that needs no server
build-site-folder = a new or empty folder, or one with an earlier site, which is replaced
build-titles = the titles to build (default: all)
build-to = where the files go (default: into the package)
building = compiling { $titles }
built = { $number } of { $count }: { $file }, { $size } bytes, after { $seconds } s
building-cache = compiling { $titles } into { $folder }
building-site = writing the site into { $folder }
built-part = { $part ->
    [pages] the pages and the rules
    [addresses] a page at every address
   *[content] what the pages know of the titles
}: { $count } files, { $size } KB
built-site = done; to look at it: python -m http.server -d { $folder }
built-title = { $number } of { $count }: { $title }, { $seconds } s

# lab
lab = play many games at once: compare bots, balance a title
arena = let bots play each other, rotating seats, with the same dice in each rotation
arena-bots = bots with commas between them, such as easy,hard or greedy,search:iterations=500
arena-games = number of games, rounded up to whole rotations of the seats (default: 100)
arena-seats = number of seats, a multiple of the number of bots (default: as many as bots)
balance = play many games and report what wins, as one HTML file
balance-bots = one bot for all seats, or one for each, such as easy (default: random)
balance-games = number of games (default: 10000)
balance-compare = play every game with both packs, and report the changes
balance-out = folder for the report (default: balance-TITLE)
balance-resume = continue the run in that folder
balance-ladder = also let the bot play against itself with twice the iterations
balance-workers = units to play at the same time (default: one for each core)
balance-cluster = play on the Ray cluster at HOST:PORT
balance-stopped = stopped after { $games } of { $planned } games; go on with --resume

# train
train = let a net learn a title by playing against itself; needs herotable[train], and is quick with a GPU
train-minutes = for how long in all (default: 10)
train-seed = seed of the run (default: 1)
train-out = folder for net, report and checkpoint (default: train-TITLE)
train-resume = go on with the run in that folder
train-line = { $minutes } min, { $decisions } million decisions, rating { $rating }: { $shares }
train-stopped = stopped; go on with --resume: the last checkpoint is in { $folder }

# what arena and bench print
decimal-point = .
thousands = ,
arena-head = { $title }, { $seats } seats, { $games } games
arena-wins = wins
arena-rating = rating
bench-head = { $title }, { $seats } seats, whole random games, seed { $seed }
bench-compiled = compiled
bench-interpreted = interpreted
bench-device = GPU
bench-steps = steps/s
bench-rate = games/s
bench-length = steps a game
bench-billion = billion
bench-million = million
bench-thousand = thousand
bench-core = on one core
bench-cores = { $times } times one core
bench-copies = { $clones } million copies of a table/s, { $searches } search iterations/s, each a whole game
bench-net = { $evaluations } evaluations of its net/s, each with all legal moves
bench-faster = compiled is { $times } times as fast
bench-compared = { $seats } seats, { $games } games: fingerprint { $fingerprint }, { $same }
bench-same = the same on both
bench-differs = NOT the same: the GPU has { $fingerprint }

# packs
packs = print and check packs of components
pack-export = print the pack of a title, as a start for your own
pack-check = check a pack of your own
pack-file = the pack, a TOML file

# server
server = back up the server's database, moderate people and tables, print the API document
server-backup = write all that the database holds into a file
server-backup-file = the file to write
server-restore = fill the database from a backup
server-restore-file = the backup
server-force = replace what the database holds
server-person = the id of a person, or the name of an account
server-note = why; the audit log keeps it
server-days = for so many days; without it for good
server-ban = let a person and their bots do nothing at this server
server-unban = let a banned person come back
server-mute = let a person write nothing in chats
server-unmute = let a muted person write again
server-delete = delete a person and their bots for good; matches stay without their names
server-reset = make a link with which an account gets a new password
server-reset-link = good for an hour, and once:
server-rename = give a person another name
server-new-name = the new name
server-operator = let an account moderate on the page /moderation
server-no-operator = no longer
server-close = end a table
server-table = the id or the code of the table
server-people = list the people whose names contain a text: id, kind, name, bans
server-text = a part of the name
server-reports = list the reports of players that nobody has dealt with
server-audit = list what operators have done, the last first
server-done = done
server-banned = banned
server-muted = muted
server-is-operator = operator
server-document = print the OpenAPI document of the server
backed-up = { $file }: { $size } bytes
restored = The database is as it was in { $file }.

# completion
completion = print completions for a shell: eval "$(herotable completion bash)"
completion-shell = the shell
