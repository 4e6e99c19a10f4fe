"""What the lab counts in Space Marine Heroes, by battles: who went first, the heroes, whole armies, and turns."""

from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from ...engine.marks import TURN_ORDER, Book, Member, Slip, Uses, by_turn_order, mark, measure, share
from ...engine.pack import Pack
from ...engine.rule import rule
from ...engine.seats import NOBODY, only
from .table import *

RANKED = 12  # whole armies are counted in packs of so many heroes; larger ones have too many armies
CHOICES = np.array([[comb(n, k) for k in range(ARMY + 1)] for n in range(len(HEROES) + 1)], np.int64)
OF_ORDER = 0
OF_HERO = OF_ORDER + SEATS[-1]
OF_ARMY = OF_HERO + len(HEROES)
MEMBERS = OF_ARMY + comb(RANKED, ARMY)
GRID: dict[str, int] = {}
MEASURES = (("measure-turns",), ("measure-limit",))
OF_TURNS, OF_LIMIT = range(len(MEASURES))
WIDTH = 10  # decisions to a bar of the histogram

USES = Uses(
    MOVES,
    {"pick": "hero", "set": "combination", "attack": "column", "move": "column", "march": "column"}
    | {"advance": "run", "smite": "pays", "shoot": "pays", "mow": "pays"},
)
BOOK = Book(MEMBERS, len(USES), measures=len(MEASURES))
SLIP = Slip(
    len(USES),
    [
        ("battle", np.int64),
        ("turns", np.int64),  # of both seats in it, before this move
        ("army", np.int64, SEATS[-1]),  # a set of heroes
    ],
)


def members(pack: Pack, seats: int, options: dict[str, Any]) -> dict[str, list[Member]]:
    """Turn order, heroes, and the armies of a pack that is not too large."""
    rows = sorted(pack.components["hero"], key=lambda row: HEROES.index(row["name"]))
    names = [row["name"] for row in rows]
    found = {
        TURN_ORDER: by_turn_order(OF_ORDER, seats),
        "hero": [Member(OF_HERO + HEROES.index(r["name"]), (f"word-{r['name']}",), 1, r["source"]) for r in rows],
    }
    if len(rows) <= RANKED:
        armies = combinations(range(len(rows)), ARMY)
        found["army"] = [Member(OF_ARMY + rank(army), tuple(f"word-{names[i]}" for i in army)) for army in armies]
    return found


def rank(army: tuple[int, ...]) -> int:
    """The number of an army, its heroes counted by their places in the pack."""
    return sum(comb(hero, i) for i, hero in enumerate(army, 1))


@rule
def note(t, seat, move, slip, book):
    """M2, M3: the armies as they are placed, and the end of the battle."""
    if part(move, 0) == PLACE:
        slip.army[seat] |= np.int64(1) << np.int64(part(move, 1))
    if t.battle != slip.battle or t.waiting == NOBODY:
        measure_battle(t, slip.turns + 1, book)
        close_battle(t, slip, book)
        slip.battle = t.battle
    slip.turns = t.turns[0] + t.turns[1]


@rule
def measure_battle(t, turns, book):
    """M3, M19: how many turns both seats had, the last one included, and whether that is all they may have."""
    measure(book, OF_TURNS, turns)
    measure(book, OF_LIMIT, int(turns >= t.seats * t.option.turn_limit))


@rule
def close_battle(t, slip, book):
    """M3, M5: who has the higher score of the battle; both, if they are equal."""
    mine, theirs = t.written[slip.battle, 0], t.written[slip.battle, 1]
    winners = 0
    if mine >= theirs:
        winners |= only(0)
    if theirs >= mine:
        winners |= only(1)
    for seat in range(t.seats):
        won = share(winners, seat)
        mark(book, OF_ORDER + (seat - t.beginner) % t.seats, 1, won)
        mark_army(t, slip.army[seat], won, book)
        slip.army[seat] = 0


@rule
def mark_army(t, army, won, book):
    """M1: each hero, and all five together."""
    place, found, number = 0, 0, 0
    for hero in range(len(HEROES)):
        if (army >> np.int64(hero)) & 1:
            mark(book, OF_HERO + hero, 1, won)
            found += 1
            number += CHOICES[place, found]
        place += t.gear[hero, 0] != 0
    if place <= RANKED:
        mark(book, OF_ARMY + number, 1, won)


@rule
def finish(t, slip, book):
    """M5: every battle was counted at its end."""
