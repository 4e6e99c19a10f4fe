# Names, moves and events of Full Order in English.

title = Full Order
pack-name = House cards
tagline = Toys, shelves, and Roma at the door

option-open_scores = Open scores
    .help = Everybody sees the points in every collection.
option-bonus_skip = A skipped bonus turn ends the final round
    .help = Who must skip a turn in the final round brings on the last turn of every other player. Off: only a skipped normal turn does; a bonus turn that cannot be taken is just lost.

word-violet = violet
word-orange = orange
word-blue = blue
word-left = left
word-right = right
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6

word-bublik = Bublik
word-ko-ko = Ko-Ko
word-o-rash = O-Rash
word-pinky = Pinky
word-general = the General
word-melkotron = Melkotron
word-fly = Fly
word-gloria = Gloria
word-left_edge = a left edge
word-right_edge = a right edge

word-normal = turn
word-bonus = bonus turn
word-start = start
word-down_left = face down, left
word-down_right = face down, right
word-shelf = shelf
word-edge = edge
word-down = face down
word-stuck = stuck
word-end = end

# A shelf, as sentences name it.
a-shelf = { $shelf ->
        [violet] a violet shelf
        [orange] an orange shelf
       *[blue] a blue shelf
    }
of-shelf = of the { $shelf_word } shelf

# Moves, as a player is offered them.
move-take = { $place ->
        [left] Take the left card of row { $row }
        [right] Take the right card of row { $row }
       *[other] Take card { $place } of row { $row }
    }
move-pick = Take card { $place } of the pool
move-start = Start { a-shelf } with it
move-place = { $end ->
        [left] Put it at the left end { of-shelf }
       *[right] Put it at the right end { of-shelf }
    }
move-down = { $end ->
        [left] Turn it over: the left edge { of-shelf }
       *[right] Turn it over: the right edge { of-shelf }
    }
move-remove = { $end ->
        [left] Stuck: return the card at the left end { of-shelf } to the box
       *[right] Stuck: return the card at the right end { of-shelf } to the box
    }
move-discard = { $place ->
        [left] Stuck: discard the left card of row { $row }
        [right] Stuck: discard the right card of row { $row }
       *[other] Stuck: discard card { $place } of row { $row }
    }

# Events, as the log tells them.
event-begun = { $turn ->
        [bonus] { $seat } has a bonus turn.
       *[normal] { $seat } is to play.
    }
    .you = { $turn ->
            [bonus] { $seat } have a bonus turn.
           *[normal] It is your turn.
        }
event-taken = { $row ->
        [0] { $seat } takes { taken-card } from the pool.
       *[other] { $seat } takes { taken-card } from row { $row }.
    }
    .you = { $row ->
            [0] { $seat } take { taken-card } from the pool.
           *[other] { $seat } take { taken-card } from row { $row }.
        }
taken-card = { $face ->
        [left_edge] { $face_word } ({ $colour_word })
        [right_edge] { $face_word } ({ $colour_word })
        [general] { $face_word } ({ $colour_word })
       *[other] { $colour ->
            [orange] an orange { $face_word }
           *[other] a { $colour_word } { $face_word }
        }
    }
event-placed = { $where ->
        [left] { $seat } puts it at the left end { of-shelf }.
        [right] { $seat } puts it at the right end { of-shelf }.
        [down_left] { $seat } turns it over: the left edge { of-shelf }.
        [down_right] { $seat } turns it over: the right edge { of-shelf }.
       *[start] { $seat } starts { a-shelf } with it.
    }
    .you = { $where ->
            [left] { $seat } put it at the left end { of-shelf }.
            [right] { $seat } put it at the right end { of-shelf }.
            [down_left] { $seat } turn it over: the left edge { of-shelf }.
            [down_right] { $seat } turn it over: the right edge { of-shelf }.
           *[start] { $seat } start { a-shelf } with it.
        }
event-earned = { $why ->
        [shelf] { $seat } earns a bonus turn for the complete shelf.
        [edge] { $seat } earns a bonus turn: the edge of the shelf pictures this toy.
       *[general] { $seat } earns a bonus turn: the General stands beside Melkotron.
    }
    .you = { $why ->
            [shelf] { $seat } earn a bonus turn for the complete shelf.
            [edge] { $seat } earn a bonus turn: the edge of the shelf pictures this toy.
           *[general] { $seat } earn a bonus turn: the General stands beside Melkotron.
        }
event-completed = { $points ->
        [hidden] { $seat } collects { cards-of } { of-shelf }.
       *[other] { $seat } collects { cards-of } { of-shelf }, for { score-of }.
    }
    .you = { $seat } collect { cards-of } { of-shelf }, for { score-of }.
cards-of = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
score-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-boxed = { $why ->
        [stuck] { $seat } is stuck and returns an end card { of-shelf } to the box.
        [down] { $seat } returns { $count ->
            [one] { $count } face-down card
           *[other] { $count } face-down cards
        } { of-shelf } to the box.
       *[end] { $seat } returns { cards-of } of the unfinished { $shelf_word } shelf to the box.
    }
    .you = { $why ->
            [stuck] { $seat } are stuck and return an end card { of-shelf } to the box.
            [down] { $seat } return { $count ->
                [one] { $count } face-down card
               *[other] { $count } face-down cards
            } { of-shelf } to the box.
           *[end] { $seat } return { cards-of } of the unfinished { $shelf_word } shelf to the box.
        }
event-discarded = A card of row { $row } goes to the discard.
event-refilled = Row { $row } is dealt anew.
event-final = The deck is empty: the final round begins, and all cards of the market are one pool.
event-skipped = { $turn ->
        [bonus] { $seat } can place nothing and skips the bonus turn.
       *[normal] { $seat } can place nothing and skips.
    }
    .you = { $turn ->
            [bonus] { $seat } can place nothing and skip the bonus turn.
           *[normal] { $seat } can place nothing and skip.
        }
event-ended = Roma is back: the game is over.

# The table.
letter-violet = V
letter-orange = O
letter-blue = B
face-general = General
face-left_edge = [ edge
face-right_edge = edge ]
face-down = face down
label-row = Row
label-deck = Deck: { $deck }
label-discard = Discard
label-pool = Pool
label-hand = In hand
label-turn = { $turn ->
        [bonus] bonus turn
       *[normal] turn
    }
label-due = { $due ->
        [one] and { $due } bonus turn to come
       *[other] and { $due } bonus turns to come
    }
label-phase = { $phase ->
        [market] Market
        [final] Final round
        [over] The end
       *[last] Last turns
    }
label-collection = Collected: { $count }
mark-first_toy = first
mark-two_toys = after 2
mark-three_shelves = 3 shelves
mark-next_to_general = +General
mark-touch_edge = edge!
mark-no_edge = no edge
help-first_toy = first: only as the first toy of a shelf (O9c)
help-two_toys = after 2: only on a shelf with two toys (O9d)
help-three_shelves = 3 shelves: only while you have three shelves (O9e)
help-next_to_general = +General: a bonus turn for the General beside it (O9f)
help-touch_edge = edge!: must touch an edge (O9g)
help-no_edge = no edge: must not touch an edge (O9h)
help-bonus = an edge with +toy: a bonus turn for that toy on its shelf (O9a)

# The lab's report.
group-property = Properties
    .about = How often the collector of a card with this property has won.
group-face = Toys and edges
    .about = How often the collector of a card with this picture has won.
group-card = Cards
    .about = How often the collector of each single card has won.
property-none = no property
property-first_toy = first toy of its shelf
property-two_toys = after two toys
property-three_shelves = all three shelves
property-next_to_general = next to the General
property-touch_edge = touches an edge
property-no_edge = touches no edge
measure = Taken or left
    .about = Of the cards within reach that could be placed face up, how many were taken, by property. Only one card can be taken at a time, so about one in five or six is the mean.
measure-taken = taken when it could be placed
verb-take = Take from the market
verb-pick = Take from the pool
verb-start = Start a shelf
verb-place = Put on a shelf
verb-down = Turn over as an edge
verb-remove = Stuck: return a card
verb-discard = Stuck: discard from the market
