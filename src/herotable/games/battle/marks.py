"""What the lab counts in Superhero Battle: heroes by games, and by battles battlefields and opening cards."""

from typing import Any

import numpy as np

from ...engine.marks import TURN_ORDER, Book, Member, Slip, Uses, by_turn_order, mark, share
from ...engine.pack import Pack
from ...engine.rule import rule
from ...engine.seats import NOBODY, has, only
from .table import *

OF_ORDER = 0
OF_HERO = OF_ORDER + MOST
OF_OPENING = OF_HERO + len(HEROES)
OF_FIELD = OF_OPENING + KINDS
MEMBERS = OF_FIELD + len(BATTLEFIELDS)
GRID = {"hero": OF_HERO, "battlefield": OF_FIELD}  # groups by rows and columns, and their first places
MEASURES: tuple[tuple[str, ...], ...] = ()
WIDTH = 10  # decisions to a bar of the histogram

USES = Uses(
    MOVES,
    {"hero": "hero", "discard": "card", "draft": "card", "lay": "card", "stun": "card", "explosives": "tactic"}
    | {"feint": "tactic", "vantage": "tactic", "trap": "tactic", "take": "card", "swap": "card"},
)
BOOK = Book(MEMBERS, len(USES), len(HEROES), len(BATTLEFIELDS))
SLIP = Slip(
    len(USES),
    [
        ("battle", np.int64),  # the battle under way
        ("field", np.int64),  # and its battlefield
        ("first", np.int64),  # its first player, as it began
        ("contestants", np.int64),
        ("wins", np.int64, MOST),  # as it began
        ("opened", np.int64, MOST),  # the card a seat laid first in it, counted from 1
    ],
)


def members(pack: Pack, seats: int, options: dict[str, Any]) -> dict[str, list[Member]]:
    """Turn order, heroes, opening cards, and battlefields where there are any."""
    found = {
        TURN_ORDER: by_turn_order(OF_ORDER, seats),
        "hero": named(pack, "hero", HEROES, OF_HERO, in_play(seats, options, BOX_HEROES)),
        "opening": named(pack, "move", CARDS, OF_OPENING, range(KINDS)),
    }
    if options["battlefields"] and seats > 2:
        fields = in_play(seats, options, BOX_BATTLEFIELDS)
        found["battlefield"] = named(pack, "battlefield", BATTLEFIELDS, OF_FIELD, fields)
    return found


def named(pack: Pack, component: str, names: tuple[str, ...], first: int, places: range) -> list[Member]:
    """Components by their words."""
    source = {row["name"]: row["source"] for row in pack.components[component]}
    return [Member(first + i, (f"word-{names[i]}",), 1, source[names[i]]) for i in places]


def in_play(seats: int, options: dict[str, Any], box: int) -> range:
    """B1.3: what the boxes on the table hold."""
    auto = "guardians" if seats <= 4 else "both"
    chosen = auto if options["boxes"] == "auto" else options["boxes"]
    return {"guardians": range(box), "avengers": range(box, 2 * box), "both": range(2 * box)}[chosen]


@rule
def note(t, seat, move, slip, book):
    """B3.1, B7.1: the first card a seat lays in a battle, and the end of the battle."""
    if MOVE[move, 0] == TO_LAY and slip.opened[seat] == 0:
        slip.opened[seat] = MOVE[move, 1] + 1
    if t.battle != slip.battle or t.waiting == NOBODY:
        if slip.battle > 0:
            close_battle(t, slip, book)
        else:
            slip.starter = t.first
        open_battle(t, slip)


@rule
def open_battle(t, slip):
    """B2.1: what the battle begins with."""
    slip.battle = t.battle
    slip.field = t.field
    slip.first = t.first
    slip.contestants = t.contestants
    for seat in range(t.seats):
        slip.wins[seat] = t.wins[seat]
        slip.opened[seat] = 0


@rule
def close_battle(t, slip, book):
    """B7.1: who has won the battle, on which battlefield and with which opening."""
    winners = NOBODY
    for seat in range(t.seats):
        if t.wins[seat] > slip.wins[seat]:
            winners |= only(seat)
    for seat in range(t.seats):
        if has(slip.contestants, seat):
            won = share(winners, seat)
            if slip.opened[seat] > 0:
                mark(book, OF_OPENING + slip.opened[seat] - 1, 1, won)
            if slip.field != NONE:
                book.grid_held[t.hero[seat], slip.field] += 1
                book.grid_won[t.hero[seat], slip.field] += won
    if slip.field != NONE:
        mark(book, OF_FIELD + slip.field, 1, share(winners, slip.first))


@rule
def finish(t, slip, book):
    """B7.1: the heroes of the game."""
    for seat in range(t.seats):
        won = share(t.winners, seat)
        mark(book, OF_ORDER + (t.place[seat] - t.place[slip.starter]) % t.seats, 1, won)
        mark(book, OF_HERO + t.hero[seat], 1, won)
