# The balance report in English.

balance = Balance
comparison = Two packs compared: { $first } and { $second }
partial = Partial
partial-about = The run was cut short after { $games } of { $planned } games. Go on with --resume.
plan = { $games } games · { $seats } seats · bots: { $bots } · seed { $seed }
pack = Pack
house = house
house-about = A component with this mark is of our own making and may be changed; the others are the rulebook's or published ones.
option = { $name }: { $choice }
yes = yes
no = no

fact-length = decisions in a game
fact-leads = lead changes in a game
fact-first = wins of who goes first
fact-fair = a fair share
fact-best = strongest: { $name }
fact-worst = weakest: { $name }
fact-dead = components nobody has

seat = Seats
    .about = The share of games won by each seat. A shared win counts in parts. The line is an equal share.
seat-name = Seat { $letter } · { $bot }
group-order = Turn order
    .about = The share won by turn order: does going first help?
order-1 = goes first
order-2 = second
order-3 = third
order-4 = fourth
order-5 = fifth
order-6 = sixth
order-7 = seventh
order-8 = eighth
points = Score
    .about = The mean score of each seat at the end.
length = Length
    .about = Decisions in a game, of all seats together. The mean is { $mean } ({ $low } to { $high }).
leads = Lead changes
    .about = How often somebody else takes the lead, by the bots' own look at the table. The mean is { $mean } ({ $low } to { $high }).
use = Moves
    .about = How often each move is made in a game, and how much more often seats win that make it more than the others do on average. This is association, not cause: who is ahead has other moves to make.
use-often = times a game
use-adds = wins more or less, percentage points
use-fields = the same by card, hero, shelf or dice, percentage points
dead = Dead components
    .about = Components that nobody has, or fewer than a tenth as often as the mean of their group.
dead-none = None: every component finds its owner.
dead-moves = Moves never made
rate-of = { $rate } a game
ladder = Skill ladder
    .about = { $bot } against itself with double the budget, seats rotated, on the same dice: does more thinking still win?
ladder-once = as it is
ladder-twice = double budget
all-numbers = All { $count } in numbers
strongest = The strongest
weakest = The weakest
column-name = Component
column-move = Move
column-first = Pack A
column-second = Pack B
column-change = Change
column-share = Share
column-mean = Mean
column-interval = 95 % interval
column-n = Counted
column-often = A game
expected-line = line: { $share }
compare = What changes
    .about = Pack { $second } less pack { $first }, on the same seeds. A coloured bar is a change beyond chance.
pack-is = Pack { $letter }: { $name }
how = How to read this
how-interval = Every bar has a whisker: its 95 % interval. Shares have Wilson's interval, counted by the seats that had the component; seats of one game are taken as independent, which makes it wider than it need be where several seats of a game have the same component. Means and rates have a normal interval.
how-paired = The dashed line is no change. Differences between two packs have a paired interval: the delete-one jackknife over units of games with the same seeds. A change counts, and its bar is coloured, only when Benjamini and Hochberg's procedure finds it at a false discovery rate of 5 %: of all changes that this page names, about one in twenty is chance. The last column of the tables has the least rate at which a number would still count.
how-line = The dashed line is the mean of the group. A coloured bar lies beyond it by more than a tenth, and its interval does not touch it.
how-owner = A component's share is that of its owners. Winners own more of everything, so compare components with each other, not with an equal share.
how-bots = Bots play as they play: random ones show what the dice and cards give, stronger ones what can be made of them.
made = Hero Table { $version } · rules { $rules } · pack { $pack }
compare-means = Means and how often
    .about = Length, lead changes, scores, and how often each component and move comes up; only what changes beyond chance.
compare-only = Only pack { $pack } has, with this share: { $names }
compare-nothing = Nothing changes beyond chance.
points-of = Score of seat { $letter }
often = { $name }: how often
fact-change = { $name }: change in percentage points
fact-found = numbers that change beyond chance, of those compared
packs-differ = { $count ->
        [one] Pack B differs from pack A in { $count } place:
       *[other] Pack B differs from pack A in { $count } places:
    }
packs-more = and { $count } more
packs-differ-in = What differs in the packs
    .about = Components as the packs list them, from the first pack to the second.
compare-found = { $found ->
        [0] None of { $tests } numbers changes beyond chance (false discovery rate { $rate }).
        [one] { $found } of { $tests } numbers changes beyond chance (false discovery rate { $rate }).
       *[other] { $found } of { $tests } numbers change beyond chance (false discovery rate { $rate }).
    }
random-bots = These bots are random: the changes are those of what dice and cards give, not of what a player can make of them. --bots easy plays to win.
column-key = What
column-chance = False discovery rate
axis-share = share won
axis-points = percentage points
compare-shares = Shares won, in percentage points:

# the report of a training
training = Training
training-minutes = minutes of training
training-millions = million decisions played
training-size = kilobytes of net
training-rounding = same best move after rounding the weights
training-against-random = won against random
training-against-playout = won against playout
training-against-greedy = won against greedy
training-axis = minutes
training-rating = Rating
    .about = By how many points (Elo) the net is stronger than the fixed opponents are on average, at the fewest seats.
training-entropy = Doubt
    .about = How many moves the net still weighs against each other: the entropy of its choice. It falls as the net becomes sure.
training-error = Surprise
    .about = The mean squared error of the share of the win that the net expects for its seat. Dice and hidden cards keep it above zero.
training-made = Net { $digest }, Hero Table { $version }
