"""What the lab counts in POW!: who went first, and whose stacks hold which tile at the end."""

from collections import Counter
from typing import Any

from ...engine.marks import TURN_ORDER, Book, Member, Slip, Uses, by_turn_order, mark, note_starter, share
from ...engine.pack import Pack
from ...engine.piles import count
from ...engine.rule import rule
from .table import *

MOST_POINTS = 99  # of a tile, and as many below nothing
OF_ORDER, OF_TILE = 0, SEATS[-1]
MEMBERS = OF_TILE + len(KINDS) * MOST_POINTS
GRID: dict[str, int] = {}
MEASURES: tuple[tuple[str, ...], ...] = ()
WIDTH = 4  # decisions to a bar of the histogram

USES = Uses(MOVES, {"take": "kind", "steal": "kind"})
BOOK = Book(MEMBERS, len(USES))
SLIP = Slip(len(USES))
note = note_starter


def members(pack: Pack, seats: int, options: dict[str, Any]) -> dict[str, list[Member]]:
    """The places at the table by turn order, and the tiles by kind and points."""
    found = {TURN_ORDER: by_turn_order(OF_ORDER, seats)}
    for kind, name in enumerate(KINDS):
        rows = {row["points"]: row["source"] for row in pack.components[name]}
        copies = Counter(row["points"] for row in pack.components[name])
        found[name] = [
            Member(tile(kind, points), (f"word-{name}", points), copies[points], rows[points])
            for points in sorted(rows, key=abs)
        ]
    return found


@rule
def tile(kind, points):
    """P10: where a tile is counted."""
    return OF_TILE + kind * MOST_POINTS + abs(points) - 1


@rule
def finish(t, slip, book):
    """P8, P9: the stacks of every seat."""
    for seat in range(t.seats):
        won = share(t.winners, seat)
        mark(book, OF_ORDER + (seat - slip.starter) % t.seats, 1, won)
        for kind in range(len(KINDS)):
            mark_stack(t.stack[seat, kind], kind, won, book)


@rule
def mark_stack(stack, kind, won, book):
    """P8: tiles of the same points are marked together, at the lowest of them."""
    for i in range(stack.n):
        before = 0
        for j in range(i):
            before += stack.card[j] == stack.card[i]
        if before == 0:
            mark(book, tile(kind, stack.card[i]), count(stack, stack.card[i]), won)
