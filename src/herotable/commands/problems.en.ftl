# What can be wrong with a command line, and with what a command needs.

# arguments
foreign = { $text }
command-missing = missing: { $words }
command-unknown = unknown: { $words }
command-exclusive = { $place }: cannot be together with { $other }
command-ambiguous = { $option } could be { $words }
command-no-value = { $place }: expected no value, found { $found }
one-value = a value
values = { $count } values
whole-number = a whole number
pause = 0 to { $most } seconds
option-form = --option: expected NAME=CHOICE, found { $found }; { $title } has { $known }
names = { $seats } different names without brackets
bots = at most { $seats }, one for each bot's seat
load-alone = --load: the saved game has its own seats, seed, options and words

# saves and reports
other-title = { $file }: this is a game of { $found }, not of { $title }
not-over-yet = { $file }: not over yet, and its past would show what is still hidden; go on with `{ $command }`
no-report = nothing is finished yet: no report; go on with --resume
report-unwritten = { $file }: { $reason }; the finished games are kept for --resume

# serve
no-processes = several processes: this system has none that share an address; one serves too
port-taken = port { $port } is taken: is the server running already? --port chooses another
no-listening = cannot listen on { $host }, port { $port }: { $reason }
no-such-host = there is no such host
