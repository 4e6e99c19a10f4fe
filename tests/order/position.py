"""Positions of Full Order in one line, for tests.

A card is written `colour face property-or-+toy points`; on a shelf the colour may be left out, `left` and `right` are
edges and `down` is a face-down card: `position("violet fly no_edge", violet="left +general, bublik 3")`.
"""

from typing import Any

import pytest

import herotable as ht
from herotable.engine.errors import Refused
from herotable.engine.match import Match
from herotable.games.order.table import COLOURS, ENDS, FACES, IN_BOX, NO_TOY, PHASES, PROPERTIES, TOYS

DULL = "violet pinky, orange pinky, blue pinky, violet gloria, orange gloria, blue gloria"
EDGES = {end: f"{end}_edge" for end in ENDS}


def position(
    hand: str = "",
    rows: tuple[str, ...] = (DULL, DULL, DULL),
    violet: str = "",
    orange: str = "",
    blue: str = "",
    others: dict[int, dict[str, str]] | None = None,
    is_bonus: bool = False,
    bonus: int = 0,
    pool: str | None = None,
    phase: str = "market",
    deck: int = 24,
    seats: int = 2,
    **options: Any,
) -> Match:
    """Seat 0 to play, with this card taken and these shelves; with a pool the final round has begun."""
    match = ht.game("order").match(seats=seats, seed=1, **options)
    t = match.table
    t.turn, t.waiting = 0, 1
    t.is_bonus, t.bonus = is_bonus, bonus
    t.phase = PHASES.index(phase if pool is None else "final")
    take_all_up(t)
    for row, cards in zip(t.row, rows if pool is None else (), strict=False):
        lay(row, [printed(t, card) for card in split(cards)])
    lay(t.discard, [printed(t, card) for card in split(pool or "")])
    for seat, shelves in ({0: {"violet": violet, "orange": orange, "blue": blue}} | (others or {})).items():
        for colour, cards in shelves.items():
            fill(t, t.shelf[seat, COLOURS.index(colour)], colour, split(cards))
    t.hand = printed(t, hand) if hand else 0
    shorten(t, deck if pool is None else 0)
    return match


def with_shelf(hand: str, cards: str, *colours: str) -> Match:
    """Seat 0 has taken this card and has these cards on its shelves of these colours."""
    shelves: dict[str, Any] = dict.fromkeys(colours, cards)
    return position(hand, **shelves)


def take_all_up(t: Any) -> None:
    """All 84 cards lie in the deck again."""
    for row in t.row:
        lay(row, [])
    t.deck.count[1:] = 1
    t.deck.n = 84


def split(cards: str) -> list[str]:
    return [card.strip() for card in cards.split(",") if card.strip()]


def printed(t: Any, text: str) -> int:
    """A card out of the deck, with this printed on it."""
    number = int(t.deck.count.argmax())
    t.deck.count[number] = 0
    t.deck.n -= 1
    colour, face, *more = text.split()
    values = {"property": "none", "bonus": NO_TOY, "points": 1}
    for word in more:
        if word.startswith("+"):
            values["bonus"] = TOYS.index(word[1:])
        else:
            values["points" if word.isdecimal() else "property"] = int(word) if word.isdecimal() else word
    card = t.cards[number]
    card.colour, card.face = COLOURS.index(colour), FACES.index(EDGES.get(face, face))
    card.property, card.bonus, card.points = PROPERTIES.index(values["property"]), values["bonus"], values["points"]
    return number


def fill(t: Any, shelf: Any, colour: str, cards: list[str]) -> None:
    """Make a shelf hold exactly these cards, from the left."""
    numbers = [-printed(t, f"{colour} fly 9") if card == "down" else printed(t, f"{colour} {card}") for card in cards]
    lay(shelf, numbers)
    is_edge = [number < 0 or t.cards[number].face >= len(TOYS) for number in numbers]
    shelf.toys = is_edge.count(False)
    alone = len(cards) == 1 and is_edge[0]
    shelf.closed[0] = bool(cards) and is_edge[0] and not (alone and cards[0].startswith("right"))
    shelf.closed[1] = bool(cards) and is_edge[-1] and not (alone and not cards[0].startswith("right"))


def shorten(t: Any, left: int) -> None:
    """Leave only so many cards in the deck; the others are in the box."""
    for number in range(84, 0, -1):
        if t.deck.n > left and t.deck.count[number]:
            t.deck.count[number] = 0
            t.deck.n -= 1
            t.gone[number] = IN_BOX


def lay(pile: Any, cards: list[int]) -> None:
    """Make a pile hold exactly these cards."""
    pile.n = len(cards)
    pile.card[:] = 0
    pile.card[: len(cards)] = cards


def said(card: dict[str, Any] | None) -> str:
    """A card in a word."""
    return "down" if card is None else card["face"].removesuffix("_edge")


def shelf(match: Match, colour: str, seat: int = 0) -> list[str]:
    """A shelf as everybody sees it, from the left."""
    return [said(card) for card in match.view(None)["table"]["shelves"][seat][colour]["cards"]]


def row(match: Match, number: int) -> list[str]:
    """A row of the market as everybody sees it: colours and faces."""
    return [f"{card['colour']} {said(card)}" for card in match.view(None)["table"]["rows"][number - 1]]


def pool(match: Match) -> list[str]:
    """The pool, likewise."""
    return [f"{card['colour']} {said(card)}" for card in match.view(None)["table"]["pool"]]


def collected(match: Match, seat: int = 0) -> list[str]:
    """The faces in a seat's collection, in alphabetical order, as the owner sees them."""
    return sorted(said(card) for card in match.view(seat)["table"]["collections"][seat]["cards"])


def legal(match: Match, seat: int = 0) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in match.legal(seat)]


def news(match: Match, *kinds: str) -> list[str]:
    """The events of the last move by name; only those of the kinds, if any are given."""
    heard = [
        match.game.events.read(event.tobytes(), None)["event"] for event in match.table.tape.event[: match.table.tape.n]
    ]
    return [kind for kind in heard if not kinds or kind in kinds]


def bonuses(match: Match, seat: int = 0) -> list[str]:
    """What the seat has just earned bonus turns for."""
    tape = match.table.tape
    told = [match.game.events.read(event.tobytes(), seat) for event in tape.event[: tape.n]]
    return [event["why"] for event in told if event["event"] == "earned"]


def refusal(match: Match, move: str, seat: int = 0) -> str:
    """The paragraph that refuses a move; the refusal must leave everything as it was."""
    before = match.table.tobytes(), match.view(None), match.events(None)
    why = match.why_not(seat, move)
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert refused.value.rule == why
    assert (match.table.tobytes(), match.view(None), match.events(None)) == before
    return refused.value.rule


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to play, one after the other."""
    for move in moves:
        match.play(match.waiting[0], move)
    return match
