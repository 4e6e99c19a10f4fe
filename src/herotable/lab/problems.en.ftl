# What can be wrong when many games are played at once.

# batches
yes-or-no = { $count } times yes or no
whole-numbers = { $count } whole numbers
out-array = a { $kind } array of shape { $shape }, in one piece and writable
out-pair = a pair of arrays
bot-array = an array of shape { $shape } with a number from 0 to { $most } for each seat: 0 you, 1 random, 2 playout, 3 greedy
bots-everywhere = bots: expected at least one seat of your own at every table
array = { $kind } of shape { $shape }
batch-matches = a match, or { $count } matches, one for each table
batch-match = a match
batch-alike = matches with the title, the number of seats, the options and the pack of the batch
batch-other = a match of { $title } with { $seats } seats, or with other options or another pack
batch-move = table { $table }: move { $move }: expected 0 to { $most }
batch-refused = table { $table }: move { $number }, { $move }, is not allowed: see rule { $rule }

# GPUs
no-gpu = no GPU: { $reason }
no-gpu-library = numba-cuda is not installed; it comes with herotable[gpu]
no-gpu-device = no CUDA device was found on this machine
gpu-driver = the CUDA driver does not answer: { $reason }
gpu-number = an array on GPU { $number }
on-host = an array of the host
stays-on-device = this array stays on the GPU: to_host() copies it, and torch, CuPy and JAX take it as it is

# arena and balance
bots-share = 2 or more that share { $seats } seats evenly
bots-for-seats = one for all seats or { $seats }, one for each
bot-with-budget = a bot with a budget of iterations, such as easy
same-packs = --compare: expected two packs that differ; these say the same
worker-killed = a worker process was killed; the finished units are kept, go on with --resume

# the ledger
out-is-file = --out: expected a folder, found the file { $file }
ledger-begun = { $file }: a run is here already; go on with --resume, or choose another --out
ledger-full = { $file }: { $reason }; { $count } finished units are kept; make room and go on with --resume
ledger-line = expected a line of a ledger
ledger-plan = expected the plan of a run
ledger-unit = expected a finished unit
ledger-other-plan = { $file }: the ledger of another plan: { $differences }
ledger-difference = { $key } is { $there } there and { $here } here

# clusters
no-ray = --cluster: expected Ray; install herotable[cluster]
cluster-away = cluster { $address }: nobody answers there; expected HOST:PORT of a Ray cluster
cluster-refuses = cluster { $address }: { $reason }
cluster-failed = cluster { $address }: { $reason }; the finished units are kept, go on with --resume
cluster-lost = cluster { $address }: lost; the finished units are kept, go on with --resume

# training
no-torch = torch is not installed; it comes with herotable[train]
training-begun = { $file }: a run is here already; go on with --resume, or choose another --out
no-training = { $file }: expected the checkpoint of a run; begin one without --resume
other-training = { $file }: this is a run of { $title }
