# What the page of Full Order says in English.

goal = Tidy toys onto shelves of three colours, close each shelf at both ends, and collect the most points before Roma is back.
order-take = Choose a card at the end of a row.
order-take-bonus = Bonus turn! Choose any card of the market.
order-pick-final = Final round, until somebody is stuck: choose any card of the pool.
order-pick-last = Your last turn! Toys at open ends are lost after it. Choose any card.
order-pick-bonus = Bonus turn! Choose any card of the pool.
order-take-this = { $about }Where does the card go?
order-take-it = Take it in hand
order-discard = Nothing can be placed: choose a card to discard.
order-discard-this = { $about }Discard this card? Your turn is over then.
order-discard-it = Discard it
order-remove = Nothing can be placed: return a lit card of your shelves to the box.
order-remove-this = Return this card to the box?
order-remove-it = To the box
order-place = Put the card on a lit place of your shelves.
order-place-or-turn = Where does the card go? As an edge, face down, it closes an end.
order-place-this = Put it here?
order-place-it = Put it here
order-take-down = { $about }Which end does it close?
order-down = Face down it is an edge: choose the end it closes.
order-down-for = { $about } Close this end?
order-down-this = Close this end of the shelf with the card's back?
order-turned = face down

# Why a card fits only face down.
order-forced-this = { $why }
order-forced = The card fits nowhere face up: only face down.
order-forced-O4c = This end of the shelf is closed: the edge fits only face down.
order-forced-O4d = The shelf has this toy already: only face down.
order-forced-O6 = No toy on this shelf: the edge fits only face down on another.
order-forced-O9b = Blue toys: all different or all the same. This one: only face down.
order-forced-O9c = This toy can only be the first of a shelf: now only face down.
order-forced-O9d = The shelf needs two toys first. Until then: only face down.
order-forced-O9e = You need all three shelves first. Until then: only face down.
order-forced-O9g = The toy at the end needs an edge: this card only face down.
order-forced-O9h = An edge may not lie beside this toy: only face down.
order-forced-O11 = No new shelves are begun now: only face down.

# The table.
order-card = { $name }, { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-face-general = General
order-face-left_edge = left edge
order-face-right_edge = right edge
order-mark-first_toy = first
order-mark-two_toys = after 2
order-mark-three_shelves = all 3
order-mark-touch_edge = edge
order-mark-no_edge = no edge
order-help-first_toy = only as the first toy of a shelf
order-help-two_toys = only on a shelf with two toys
order-help-three_shelves = only while you have three shelves
order-help-next_to_general = a bonus turn when the General comes beside it later
order-help-touch_edge = must touch an edge
order-help-no_edge = must not touch an edge
order-help-bonus = a bonus turn when { $toy } joins this shelf later
order-look = Tap a card to see it up close.
order-hold = What is a card? Hold a finger on it.
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
order-shelf-rule = { $colour ->
        [blue] all different or all the same
       *[other] no toy twice
    }
order-shelf-none = No new shelf is begun in the final round.
order-slot-start = start the shelf here
order-slot-left = left end
order-slot-right = right end
order-turn-over = As an edge
order-turn-back = Face up
order-collection = Your collection
order-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
order-kept = Collected
order-collected = Collected: { $count }
order-secret = ? points
order-bonus-turns = Bonus turns to come: { $due }
order-looked = This card
order-total = Your points
order-phase = { $phase ->
        [bonus] Bonus
        [market] Market
        [final] Final
        [over] The end
       *[last] Last
    }
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
order-note-completes = “+{ $points }★”: a full shelf, { order-points } and a bonus turn.
order-note-bonus = “★”: { $bonus ->
        [one] a bonus turn is yours.
       *[other] { $bonus } bonus turns are yours.
    }
order-note-gains = “+”: points of a full shelf. “★”: a bonus turn.
order-note-late = { $toy } is there already: no bonus turn now.
order-note-final = The final round begins after this turn.

# The end.
order-account-lost = A toy at an open end of an unfinished shelf does not count
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
moment-final = Final round!
moment-last = Last turns!
