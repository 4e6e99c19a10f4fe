"""What holds at every moment of Full Order."""

from collections import Counter
from itertools import pairwise
from typing import Any

from herotable.engine.match import Match
from herotable.games.order.table import BLUE, CARDS, COLOURS, EDGE, IN_BOX, MARKET, NO_EDGE, TOUCH_EDGE

REVEALING: set[str] = set()  # events that tell what was hidden before


def check(match: Match) -> None:
    """All cards in exactly one place, lawful shelves, long enough rows, collections and scores recounted."""
    t = match.table
    assert Counter(places(t)) == Counter(range(1, CARDS + 1))
    assert t.deck.n == t.deck.count.sum()
    for seat in range(match.seats):
        for colour in range(len(COLOURS)):
            check_shelf(t, t.shelf[seat, colour], colour)
        owned = [number for number in range(CARDS + 1) if t.gone[number] == 1 + seat]
        assert (t.collected[seat], t.points[seat]) == (len(owned), sum(t.cards[number].points for number in owned))
    if t.waiting and t.phase == MARKET:
        assert all(row.n >= (1 if t.hand else 2) for row in t.row)
    if match.over:
        assert match.scores == tuple(t.points[: match.seats])
        assert match.winners == tuple(s for s in range(match.seats) if match.scores[s] == max(match.scores))
        assert not any(t.shelf[seat, colour].n for seat in range(match.seats) for colour in range(len(COLOURS)))


def places(t: Any) -> list[int]:
    """The number of every card, from every place where cards are."""
    lying = [abs(int(n)) for pile in (*t.row, t.discard, *t.shelf.flat) for n in pile.card[: pile.n]]
    unseen = [number for number in range(CARDS + 1) for _ in range(t.deck.count[number])]
    gone = [number for number in range(CARDS + 1) if t.gone[number] == IN_BOX or t.gone[number] > 0]
    return [*lying, *unseen, *gone, *([int(t.hand)] if t.hand else [])]


def check_shelf(t: Any, shelf: Any, colour: int) -> None:
    """O4, O9b, O9g, O9h on an unfinished shelf, from the cards alone."""
    cards: list[Any] = [None if number < 0 else t.cards[number] for number in shelf.card[: shelf.n]]
    is_edge = [card is None or card.face >= EDGE for card in cards]
    toys = [card for card in cards if card is not None and card.face < EDGE]
    assert all(card.colour == colour for card in cards if card is not None)
    assert sum(is_edge) <= 1, "an unfinished shelf has one edge at most"
    assert not any(is_edge[1:-1])
    assert (shelf.toys, sum(shelf.closed)) == (len(toys), sum(is_edge))
    for i, card in enumerate(cards):
        if card is not None and card.face >= EDGE:
            assert i == (0 if card.face == EDGE else len(cards) - 1)
            assert shelf.closed[card.face - EDGE]
    kinds = {card.face for card in toys}
    assert len(kinds) == len(toys) or (colour == BLUE and len(kinds) == 1)
    for card, behind in (*pairwise(cards), *pairwise(cards[::-1])):
        if card is not None and card.face < EDGE and card.property == NO_EDGE:
            assert behind is not None
            assert behind.face < EDGE
    for i in range(1, len(cards) - 1):
        if not is_edge[i - 1] and not is_edge[i + 1]:
            assert cards[i].property != TOUCH_EDGE
