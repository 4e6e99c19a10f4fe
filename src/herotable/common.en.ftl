# What the program says, whatever the title.

player-person = Player { $number }
player-bot = Bot { $number }
bot-plays = { $names }: bot, { $bot }

bot-random = random
bot-greedy = greedy
bot-search = search
bot-flat = flat search
bot-net = net
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-master = master
setting-level = level
setting-iterations = iterations
setting-seconds = seconds
setting-threads = threads
setting-file = file
setting-seed = seed

score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
word-hidden = something hidden

moves-made = { $count ->
        [one] { $count } move made
       *[other] { $count } moves made
    }
results = Final scores
result-team = { $names } win together!
result-winner = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
    .you = You win!

ask-move = { $name }, your move
curtain = Pass the keyboard to { $name }, then press Enter
ask-hint = number or words, ? for all moves, help
more-moves = … and { $count } more: ? shows all moves
not-a-move = That is no move: { $problem }
not-listed = There is no move number { $number }; type ? to see the list.
refused = Not allowed by { $rule }.
allowed = That is allowed.
why-usage = Write the move after it, for example: why { $example }
hint = { $chance } % ± { $doubt }  { $move }
nothing-to-undo = There is no move of yours to take back.
undo-usage = Write how many moves of people to take back, from 1 to { $most }: undo { $most }
undone = { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
goodbye = Goodbye! No move was made, so nothing was saved.
saved = Saved to { $file }
continue = Go on with: { $command }
verify = Check dice and shuffles with: herotable verify { $file }
commitment = Commitment to all dice and shuffles of this game: { $commitment }
verified-seed = The seed's SHA-256 is the commitment { $commitment }.
verified-moves = { $count ->
        [one] { $count } move played again: every die, every card and every table are as saved.
       *[other] { $count } moves played again: every die, every card and every table are as saved.
    }
verified-end = Final fingerprint { $fingerprint }.
verified-unfinished = Unfinished; table fingerprint { $fingerprint }.
good-pack = { $file }: a good pack for { $title }: { $counts }; fingerprint { $digest }
no-rule = There is no rule { $rule }; this game has { $known }.
help =
    A number or words    make that move, for example: { $example }
    ?                    all moves you may make now
    table                the whole table
    why MOVE             which rule forbids a move
    rules [{ $rule }]          all rules, or one of them
    hint                 the chance to win by each move
    undo [N]             take back the last move of a person, or the last N
    save [FILE]          save the game
    quit                 stop; the game is saved
replay-hint = Enter: next move · b: back · a number: to that move · q: stop
replay-move = Move { $number } of { $count }
