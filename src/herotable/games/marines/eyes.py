"""What a seat of Space Marine Heroes may see, and what it may imagine."""

from typing import Any

from ...engine.dice import below
from ...engine.observing import mark, mark_seat, note, note_numbers, note_seats, seat_after
from ...engine.piles import count, empty, push
from ...engine.rule import rule
from .combinations import COMBINATIONS, FACES
from .rules import score
from .table import *

MOST = SEATS[-1]
OBSERVED = {
    "seat": MOST,
    "turn": MOST,
    "phase": len(PHASES),
    "battle": 1,
    "beginner": MOST,
    "turns": MOST,
    "written": BATTLES * MOST,
    "rolls": 1,
    "dice": 1,
    "rolled": SIDES,
    "lying": SIDES,
    "secured": 1,
    "aside": len(COMBINATIONS),
    "asked": COLUMNS,
    "movers": COLUMNS,
    "picked": MOST,
    "reserve": MOST * len(HEROES),
    "heroes": MOST * COLUMNS * len(HEROES),
    "advanced": MOST * COLUMNS,
    "running": MOST,
}


def view(t: Any, seat: int | None) -> dict[str, Any]:
    """M1: everything is open but the army another seat is picking; of that only its size."""
    in_battle = t.phase > PICKING
    return {
        "phase": PHASES[t.phase],
        "turn": int(t.turn) if in_battle else None,
        "battle": int(t.battle) + 1,
        "beginner": int(t.beginner) if in_battle else None,
        "turns": t.turns.tolist(),
        "written": t.written[: t.battle + (t.waiting == 0)].tolist(),
        "heroes": {name: gear(t, hero) for hero, name in enumerate(HEROES) if t.gear[hero, 0]},
        "reserve": [reserve(t.reserve[owner], in_battle or owner == seat) for owner in range(t.seats)],
        "field": [[space(t, owner, column) for column in range(COLUMNS)] for owner in range(t.seats)],
        "running": [int(score(t, owner)) if in_battle else 0 for owner in range(t.seats)],
        "rolls": int(t.rolls),
        "dice": int(t.dice),
        "rolled": faces(t.rolled),
        "lying": faces(t.lying),
        "secured": int(t.secured),
        "aside": [name for name, n in zip(COMBINATIONS, t.aside, strict=True) for _ in range(n)],
        "asked": int(t.asked) + 1 if t.phase == HANDING else None,
    }


def reserve(army: Any, is_open: bool) -> dict[str, Any]:
    """M1: the heroes picked and not yet placed; of another seat's secret picks only how many."""
    heroes = [HEROES[hero] for hero in army.card[: army.n]]
    return {"size": len(heroes), "heroes": heroes if is_open else None}


def space(t: Any, seat: int, column: int) -> dict[str, Any] | None:
    """M2: the hero of a column and how far it has advanced."""
    hero = t.hero[seat, column]
    return None if hero == NOBODY_HERE else {"hero": HEROES[hero], "advanced": int(t.advanced[seat, column])}


def gear(t: Any, hero: int) -> list[list[str]]:
    """M16, M17: the gear of a hero: a special rule alone, or a deed with its price and range."""
    return [list(GEAR[number]) for number in t.gear[hero] if number]


def faces(dice: Any) -> list[str]:
    """Dice by their numbers."""
    return [face for face, n in zip(FACES, dice, strict=True) for _ in range(n)]


@rule
def imagine(t, seat):
    """M1: while armies are picked the others' picks could be any; nothing else is hidden."""
    if t.phase != PICKING:
        return
    for other in range(t.seats):
        if other != seat:
            picked = t.reserve[other].n
            empty(t.reserve[other])
            while t.reserve[other].n < picked:
                hero = below(t, len(HEROES))
                if t.gear[hero, 0] > 0 and count(t.reserve[other], hero) == 0:
                    push(t.reserve[other], hero)


# ---------------------------------------------------------------- observing


@rule
def observe(t, seat, out):
    """M1, M7: all that lies open, and of the armies that are being picked one's own."""
    at = mark(out, 0, MOST, seat)
    at = mark_seat(t, out, at, MOST, seat, t.turn if t.phase > PICKING else NOBODY_HERE)
    at = mark(out, at, len(PHASES), t.phase)
    at = note(out, at, t.battle)
    at = mark_seat(t, out, at, MOST, seat, t.beginner if t.phase > PICKING else NOBODY_HERE)
    at = note_seats(t, out, at, MOST, seat, t.turns)
    for battle in range(BATTLES):
        at = note_seats(t, out, at, MOST, seat, t.written[battle])
    at = observe_dice(t, out, at)
    observe_armies(t, seat, out, at)


@rule
def observe_dice(t, out, at):
    """M7, M11, M17: the dice, the combinations set aside, and who asks for whose move."""
    at = note(out, at, t.rolls)
    at = note(out, at, t.dice)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.lying)
    at = note(out, at, t.secured)
    at = note_numbers(out, at, t.aside)
    at = mark(out, at, COLUMNS, t.asked if t.phase == HANDING else NOBODY_HERE)
    for column in range(COLUMNS):
        at = note(out, at, t.mover[column] + 1 if t.phase == HANDING else 0)
    return at


@rule
def observe_armies(t, seat, out, at):
    """M1, M2, M4: picks, reserves, heroes by column as their own seat reads them, spaces advanced, scores."""
    reserve_at = at + MOST
    heroes_at = reserve_at + MOST * len(HEROES)
    advanced_at = heroes_at + MOST * COLUMNS * len(HEROES)
    running_at = advanced_at + MOST * COLUMNS
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        army = t.reserve[owner]
        out[at + i] = army.n
        if owner == seat or t.phase > PICKING:
            for n in range(army.n):
                out[reserve_at + i * len(HEROES) + army.card[n]] = 1
        for column in range(COLUMNS):
            place = i * COLUMNS + column
            mark(out, heroes_at + place * len(HEROES), len(HEROES), t.hero[owner, column])
            out[advanced_at + place] = t.advanced[owner, column]
        out[running_at + i] = score(t, owner) if t.phase > PICKING else 0
