# What the page of Full Order says in English.

goal = Tidy toys onto shelves of three colours, close each shelf at both ends, and collect the most points before Roma is back.
order-take = Choose a card at the end of a row.
order-take-bonus = Bonus turn! Choose any card of the market.
order-pick = Final round: choose any card of the pool.
order-pick-bonus = Bonus turn! Choose any card of the pool.
order-take-this = { $about }Where does it go?
order-take-down = Which end does its back close?
order-take-it = Take it
order-discard = Nothing can be placed: choose a card to discard.
order-discard-this = { $about }Discard this card? Your turn is over then.
order-discard-it = Discard it
order-remove = Nothing can be placed: return a lit card of your shelves to the box.
order-remove-this = Return this card to the box?
order-remove-it = To the box
order-place = Put the card on a lit place of your shelves.
order-place-or-turn = Where does the card go? Turned over, it closes a shelf.
order-place-this = Put it here?
order-place-it = Put it here
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
order-help-bonus = { $toy } on this shelf brings a bonus turn
order-look = Tap a card to see it up close.
order-spot = row { $row }, card { $place }
order-mine = Your shelves
order-shelves-of = Shelves of { $name }
    .you = Your shelves
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
order-turn-back = Turn back
order-collection = Your collection
order-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-collected = Collected: { $count }
order-bonus-turns = Bonus turns to come: { $due }
order-looked = This card
order-total = Your points
order-bonus-turn = Bonus turn
order-deck = Deck
order-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What a card would do there.
order-ghost-completes = Completes the shelf: { order-points }
order-ghost-closes = Closes this end
order-ghost-bonus = { $bonus ->
        [one] Earns a bonus turn
       *[other] Earns { $bonus } bonus turns
    }
order-ghost-boxed = { $count ->
        [one] A card that lies face down goes to the box
       *[other] { $count } cards that lie face down go to the box
    }
order-ghost-shuts = { $count ->
        [one] One card in sight can then not be placed face up
       *[other] { $count } cards in sight can then not be placed face up
    }
order-ghost-opens = { $count ->
        [one] One more card in sight can then be placed face up
       *[other] { $count } more cards in sight can then be placed face up
    }
order-ghost-boxes = This card leaves your shelf for the box: its points are lost
order-ghost-last = Somebody has to skip then: the last turns begin
order-ghost-ends = Then the game is over
order-note-refills = Row { $row } is dealt anew after this turn.
order-note-final = The final round begins after this turn.

# The end.
order-account = { $colour ->
        [violet] Violet cards
        [orange] Orange cards
       *[blue] Blue cards
    }, { $count }: { $cards }

# Kinds of components.
kind-toy = Toys
kind-edge = Shelf edges

# What is called out at a moment.
moment-shelf = Full shelf!
moment-final = Last round!
