"""What lies on the table of Space Marine Heroes: the record, its constants, the moves and the events."""

from itertools import product
from typing import Any

import numpy as np

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.moves import Moves
from ...engine.pack import Component, ListOf, OneOf, Pack
from ...engine.piles import Pile
from ...engine.rule import rule
from ...engine.table import Option, Table
from ...engine.tape import Events
from .combinations import BY_COMBINATION, COMBINATIONS, FACES, Combination

SEATS = range(2, 3)
MINUTES = 30
DICE = 6
SIDES = 6
COLUMNS = 5
ARMY = 5  # M1: heroes of a seat, one for each column
ROWS = range(2, 7)  # of each half
BATTLES = 3  # M5: of a series
THROUGH = 3  # M3: heroes in the opponent's half
LEAST_SAVE, LEAST_SHIELD_SAVE = 4, 3  # M14

PHASES = ("picking", "placing", "rolling", "acting", "handing")
PICKING, PLACING, ROLLING, ACTING, HANDING = range(len(PHASES))

# Heroes: the nine Terminators, then places for an owner's further figures.
TERMINATORS = ("phaello", "sanictus", "ferran", "donatos", "ebellius", "victorno", "aramus", "dirael", "darrago")
HEROES = (*TERMINATORS, *(f"brother-{n}" for n in range(len(TERMINATORS) + 1, 33)))
NOBODY_HERE = -1

# Gear: a special rule, or a deed with the combination it costs and its range. 0 is no gear.
GEARS = 3  # of one hero, at most; those it has come first
NO_GEAR = 0
KINDS = ("inspiration", "priority-voice", "shield", "smite", "shooting", "mow-down")
INSPIRATION, PRIORITY_VOICE, SHIELD, SMITING, SHOOTING, MOWING = range(len(KINDS))
PRICES = ("six", "sixes", "run-or-triple")
RANGES = ("close", "short", "medium", "long")
NO_RANGE, CLOSE, SHORT, MEDIUM, LONG = range(1 + len(RANGES))  # each holds every space of the one before
GEAR = (("none",), *((kind,) for kind in KINDS[:SMITING]), *product(KINDS[SMITING:], PRICES, RANGES))
GEAR_WORDS = tuple(": ".join([gear[0], ", ".join(gear[1:])]) if gear[1:] else gear[0] for gear in GEAR)
GEAR_KIND = np.array([-1] + [KINDS.index(gear[0]) for gear in GEAR[1:]], np.int16)
GEAR_PRICE = np.array([PRICES.index(gear[1]) if gear[1:] else -1 for gear in GEAR], np.int16)
GEAR_RANGE = np.array([1 + RANGES.index(gear[2]) if gear[1:] else NO_RANGE for gear in GEAR], np.int16)

# Combinations: 0 one six, 1 two sixes, then the triples of 1 to 5, then the runs.
SIX, SIXES, TRIPLE = range(3)
RUN = TRIPLE + COLUMNS
NEED = np.array([[dice.count(face) for face in range(1, SIDES + 1)] for dice in BY_COMBINATION.values()], np.int16)
FACE = np.array([1 << 4 * face for face in range(SIDES)], np.int64)  # dice as one number: four bits for each face
NEEDED = NEED @ FACE
WANTED = (NEED > 0) @ (15 * FACE)  # all the bits of the faces that a combination needs
SPARE = int(8 * FACE.sum())  # six dice leave the highest bit of each face free
SIZE = np.array([len(dice) for dice in BY_COMBINATION.values()], np.int16)
PRICE = np.array([min(combination, TRIPLE) for combination in range(len(COMBINATIONS))], np.int16)

PARAGRAPHS = ("", "M1", "M2", "M3", "M5", "M6", "M7", "M8", "M11", "M12", "M13", "M15", "M16", "M17", "M18", "M19")
ALLOWED, M1, M2, M3, M5, M6, M7, M8, M11, M12, M13, M15, M16, M17, M18, M19 = range(len(PARAGRAPHS))

OPTIONS = {
    "rows": Option(3, tuple(ROWS)),
    "series": Option(1, (1, BATTLES)),
    "friendly_fire": Option(False),
    "turn_limit": Option(100, (20, 50, 100)),
}

HERO, COLUMN, ROW, PAYS = Words(*HEROES), Numbers(1, COLUMNS), Numbers(1, 2 * ROWS[-1]), Combination(*COMBINATIONS)

MOVES = Moves(
    pick={"hero": HERO},
    drop={"hero": HERO},
    place={"hero": HERO, "column": COLUMN},
    roll={"keep": Handful(*FACES, most=DICE - 1)},
    set={"combination": PAYS},
    act={},
    attack={"column": COLUMN},
    move={"column": COLUMN},
    march={"column": COLUMN},
    advance={"run": Combination(*COMBINATIONS[RUN:])},
    voice={"column": COLUMN},
    smite={"column": COLUMN, "target": COLUMN, "pays": PAYS},
    shoot={"column": COLUMN, "target": COLUMN, "pays": PAYS},
    mow={"column": COLUMN, "row": ROW, "pays": PAYS},
    end={},
)
MOVE = MOVES.table
PICK, DROP, PLACE, ROLL, SET, ACT, ATTACK, STEP, MARCH, ADVANCE, VOICE, SMITE, SHOOT, MOW, END = range(15)
TO_PICK, TO_DROP, TO_PLACE = (MOVES.index(verb) for verb in ("pick", "drop", "place"))
TO_SET, TO_ACT, TO_END = (MOVES.index(verb) for verb in ("set", "act", "end"))
TO_ATTACK, TO_MOVE, TO_MARCH, TO_VOICE = (MOVES.index(verb) for verb in ("attack", "move", "march", "voice"))
TO_ADVANCE, TO_SMITE, TO_SHOOT, TO_MOW = (MOVES.index(verb) for verb in ("advance", "smite", "shoot", "mow"))

# A roll is its place among the rolls: the first leaves no die lying, ONE_MORE leaves one more of a face.
ROLLS = np.flatnonzero(MOVE[:, 0] == ROLL)
FIRST_ROLL = int(ROLLS[0])
_KEEPS = {tuple(MOVE[roll, 1:]): roll for roll in ROLLS}
ONE_MORE = np.array(
    [
        [_KEEPS.get(tuple(MOVE[roll, 1:] + np.eye(SIDES, dtype=np.int16)[face]), -1) for face in range(SIDES)]
        for roll in ROLLS
    ],
    np.int16,
)

SEAT, POINTS = Seats(SEATS[-1]), Numbers(0, 2 * COLUMNS * ROW.limits[0])
DIE, DICE_SHOWN = Numbers(1, SIDES), Handful(*FACES, most=DICE)

EVENTS = Events(
    picked={"seat": SEAT, "hero?": HERO},
    dropped={"seat": SEAT, "hero?": HERO},
    mustered={"seat": SEAT, "first": HERO, "second": HERO, "third": HERO, "fourth": HERO, "fifth": HERO},
    deploying={"seat": SEAT},
    placed={"seat": SEAT, "hero": HERO, "column": COLUMN},
    begun={"seat": SEAT},
    kept={"dice": DICE_SHOWN},
    rolled={"dice": DICE_SHOWN},
    secured={"seat": SEAT, "combination": PAYS},
    busted={"seat": SEAT},
    all_out={"seat": SEAT},
    stopped={"seat": SEAT},
    attacked={"seat": SEAT, "hero": HERO, "target": HERO},
    smote={"seat": SEAT, "hero": HERO, "target": HERO},
    shot={"seat": SEAT, "hero": HERO, "target": HERO},
    mowed={"seat": SEAT, "hero": HERO, "row": ROW},
    saved={"seat": SEAT, "hero": HERO, "die": DIE},
    retreated={"seat": SEAT, "hero": HERO, "die": DIE, "spaces": ROW},
    handed={"seat": SEAT, "hero": HERO, "mover": HERO},
    advanced={"seat": SEAT, "hero": HERO, "column": COLUMN, "row": ROW},
    fought={"battle": Numbers(1, BATTLES), "how": Words("breakthrough", "limit")},
    written={"seat": SEAT, "points": POINTS},
    ended={},
)
PICKED, DROPPED, MUSTERED, DEPLOYING, PLACED, BEGUN, KEPT, ROLLED, SECURED, BUSTED, ALL_OUT, STOPPED = range(12)
ATTACKED, SMOTE, SHOT, MOWED, SAVED, RETREATED, HANDED, ADVANCED, FOUGHT, WRITTEN, ENDED = range(12, 23)
BREAKTHROUGH, LIMIT = range(2)

TABLE = Table(
    OPTIONS,
    events=16,
    fields=[
        ("phase", np.int16),
        ("turn", np.int16),
        ("battle", np.int16),  # of the series, from 0
        ("beginner", np.int16),  # the seat that places first and has the first turn
        ("turns", np.int16, SEATS[-1]),  # had in this battle
        ("written", np.int16, (BATTLES, SEATS[-1])),  # the scores at the end of each battle
        ("gear", np.int16, (len(HEROES), GEARS)),  # of each hero of the pack; a hero without gear is not in it
        ("reserve", Pile(ARMY), SEATS[-1]),  # heroes picked and not yet placed
        ("hero", np.int16, (SEATS[-1], COLUMNS)),  # by column, as its own seat reads them
        ("advanced", np.int16, (SEATS[-1], COLUMNS)),  # spaces in front of the starting space
        ("rolls", np.int16),  # made in this turn
        ("dice", np.int16),  # not set aside
        ("rolled", np.int16, SIDES),  # how many of the dice just rolled show each face
        ("lying", np.int16, SIDES),  # likewise of the dice left lying
        ("secured", np.int16),  # combinations set aside since the last roll
        ("aside", np.int16, len(COMBINATIONS)),  # combinations set aside and not yet used, of each sort
        ("action", np.int16),  # while a hero with Priority Voice decides: the combination that pays
        ("mover", np.int16, COLUMNS),  # and who makes each hero's move
        ("asked", np.int16),  # and the column of the hero that decides
    ],
)

BOX = {
    "hero": Component(
        range(ARMY, len(HEROES) + 1),
        {"name": OneOf(HEROES), "gear": ListOf(range(1, GEARS + 1), OneOf(GEAR_WORDS[1:]))},
        unique="name",
    )
}


def lay(t: Any, pack: Pack) -> None:
    """Each hero of the pack with its gear."""
    for hero in pack.components["hero"]:
        for i, gear in enumerate(hero["gear"]):
            t.gear[HEROES.index(hero["name"]), i] = GEAR_WORDS.index(gear)


@rule
def part(move, i):  # type: ignore[no-untyped-def]
    """A part of a move: 0 is its verb, its fields follow."""
    return entry(np.int64(move), np.int64(i))


@rule
def entry(move, i):  # type: ignore[no-untyped-def]
    """One use of so large a table, with one kind of number: a GPU keeps a copy for each."""
    return MOVE[move, i]
