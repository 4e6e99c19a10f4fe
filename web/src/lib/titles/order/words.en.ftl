# What the page of Full Order says in English.

order-take = Choose a card at the end of a row.
order-take-bonus = Bonus turn! Choose any card of the market.
order-pick = Final round: choose any card of the pool.
order-pick-bonus = Bonus turn! Choose any card of the pool.
order-take-this = Take this card?
order-take-it = Take it
order-discard = Nothing can be placed: choose a card to discard.
order-discard-this = Discard this card?
order-discard-it = Discard it
order-remove = Nothing can be placed: return a lit card of your shelves to the box.
order-place = Put the card on a lit place of your shelves.
order-place-or-turn = Where does the card go? Turned over, it closes a shelf.
order-only-down = It fits nowhere face up: close a shelf with its back.
order-down = Face down it is an edge: choose the end it closes.

# The table.
order-card = { $name }, { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-face-general = General
order-face-left_edge = left edge
order-face-right_edge = right edge
order-help-first_toy = only as the first toy of a shelf
order-help-two_toys = only on a shelf with two toys
order-help-three_shelves = only while you have three shelves
order-help-next_to_general = a bonus turn when the General is put beside it
order-help-touch_edge = must touch an edge
order-help-no_edge = must not touch an edge
order-help-bonus = a bonus turn whenever this toy joins its shelf: { $toy }
order-look = Tap a card to see it up close.
order-spot = row { $row }, card { $place }
order-mine = Your shelves
order-shelves-of = Shelves of { $name }
order-rivals = Rivals
order-shelf = { $colour ->
        [violet] Violet shelf
        [orange] Orange shelf
       *[blue] Blue shelf
    }
order-slot-start = start the shelf here
order-slot-left = left end
order-slot-right = right end
order-turn-over = Turn over
order-collection = Your collection
order-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-collected = Collected: { $count }
order-bonus-turns = Bonus turns to come: { $due }
order-house = a card of ours

# The end.
order-account = { $colour ->
        [violet] Violet cards
        [orange] Orange cards
       *[blue] Blue cards
    }, { $count }: { $cards }

# Figures of a match.
tally-begun = Turns
tally-completed = Shelves completed
tally-boxed = Cards to the box
tally-earned = Bonus turns earned
tally-skipped = Turns skipped

# Kinds of components.
kind-toy = Toys
kind-edge = Shelf edges
