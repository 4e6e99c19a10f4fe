# What the inspector tells about Full Order in English.

order-about-toy = A toy goes on the shelf of its colour, at either open end.
order-about-toy-violet = Goes on your violet shelf, at either open end. No toy may lie there twice.
order-about-toy-orange = Goes on your orange shelf, at either open end. No toy may lie there twice.
order-about-toy-blue = Goes on your blue shelf, at either open end. There the toys are all different or all the same.
order-about-left_edge = Closes the left end of a shelf of its colour; nothing goes beyond it. It may also start a shelf.
order-about-right_edge = Closes the right end of a shelf of its colour; nothing goes beyond it. It may also start a shelf.
order-about-first_toy = Only the first toy of its shelf: it starts one, or joins one that has no toy yet.
order-about-two_toys = Only on a shelf that already has at least two toys.
order-about-three_shelves = Only while you have three unfinished shelves, this card not counted.
order-about-next_to_general = Put the General directly beside it and you earn a bonus turn. Not the other way round.
order-about-touch_edge = It must never lie between two toys: with a toy on one side, only an edge goes on the other.
order-about-no_edge = It never lies beside an edge, a face-down card included.
order-facedown-name = A card face down
order-about-facedown = Any card may close an open end of a shelf with a toy on it. It has no points and no toy, and goes to the box when the shelf is complete.

order-about-shelf-violet = One violet shelf at a time, no toy twice. With an edge at both ends it is complete: its cards are collected, and you earn a bonus turn.
order-about-shelf-orange = One orange shelf at a time, no toy twice. With an edge at both ends it is complete: its cards are collected, and you earn a bonus turn.
order-about-shelf-blue = One blue shelf at a time, its toys all different or all the same. With an edge at both ends it is complete: its cards are collected, and you earn a bonus turn.
order-slot-name = A free end
order-about-slot = The card in hand can lie here. Turned over, it closes this end.

order-deck-name = Deck
order-about-deck = Fills a row of the market when only one card is left in it. When it is empty, the final round begins.
order-discard-name = Discard
order-about-discard = The last card of a row lands here when the row is filled again. All may look through it; in the final round its cards can be taken.
order-bonus-name = Bonus turn
order-about-bonus = Take any card of the market, not only one at an end. You earn it by a complete shelf, by the toy on an edge, or by the General beside a Melkotron.
order-market-name = The market
order-about-market = In your turn take a card from an end of any row and put it on one of your shelves. A card that fits nowhere may not be taken.
order-final-name = The final round
order-about-final = All cards left lie open, and any of them may be taken. No new shelf may be started. When somebody cannot place a card, everybody else has one more turn.
order-collection-name = Collection
order-about-collection = The cards of complete shelves. Their points count; only the owner sees them before the end.
order-about-me = Your three shelves. Toys at open ends of unfinished shelves are lost at the end.
order-about-rival = A rival's three shelves. [ and ] are closed ends, the number counts the cards.

order-number-points = points
order-number-shelf = shelf
order-shelf-colour = { $colour ->
        [violet] violet
        [orange] orange
       *[blue] blue
    }
order-number-box = in the box
order-number-cards = cards
order-number-collected = collected

order-now-hand = It is in the hand and has to be placed.
order-now-end = It lies at an end of row { $row } and is within reach.
order-now-middle = It lies inside row { $row }: only a bonus turn reaches it.
order-now-pool = It lies in the pool and is within reach.
order-now-open = { $open ->
        [0] Both ends are closed.
        [one] One end is still open.
       *[other] Both ends are still open.
    }
