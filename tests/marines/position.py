"""Positions of Space Marine Heroes in one line, for tests."""

from typing import Any

import pytest

import herotable as ht
from herotable.engine.errors import Refused
from herotable.engine.match import Match
from herotable.engine.pack import Pack
from herotable.games.marines.combinations import BY_COMBINATION, COMBINATIONS, FACES
from herotable.games.marines.table import ACTING, HEROES, ROLLING

GAME = ht.game("marines")
PLAIN = ("phaello", "ferran", "ebellius", "aramus", "dirael")  # no special rules
Spaces = tuple[int, ...]
HOME: Spaces = (0, 0, 0, 0, 0)
FAILED, SAVED = "a failed save", "a save"


def position(
    own: Spaces = HOME,
    enemy: Spaces = HOME,
    heroes: tuple[str, ...] = PLAIN,
    enemies: tuple[str, ...] = PLAIN,
    gear: dict[str, list[str]] | None = None,
    seed: int = 1,
    **options: Any,
) -> Match:
    """Seat 0 begins a turn; how far both have advanced in the columns of seat 0, from its left; gear by hero."""
    match = GAME.match(seed=seed, pack=pack(gear or {}), **options)
    t = match.table
    for seat, (names, spaces) in enumerate([(heroes, own), (enemies[::-1], enemy[::-1])]):
        t.hero[seat] = [HEROES.index(name) for name in names]
        t.advanced[seat] = spaces
    t.phase, t.turn, t.waiting, t.dice = ROLLING, 0, 1, 6
    return match


def pack(gear: dict[str, list[str]]) -> Pack:
    """The pack of the box with other gear for some heroes."""
    rows = GAME.pack.components["hero"]
    return Pack("marines", "test", {"hero": [row | {"gear": gear.get(row["name"], row["gear"])} for row in rows]})


def rolled(match: Match, dice: str, lying: str = "", aside: str = "", secured: int = 0) -> Match:
    """Let seat 0 have rolled these dice, with others left lying and combinations set aside before."""
    t, made = match.table, [name for name in aside.split(", ") if name]
    t.rolls, t.secured = 1 + bool(lying or made), secured
    t.rolled[:] = [dice.split().count(face) for face in FACES]
    t.lying[:] = [lying.split().count(face) for face in FACES]
    set_aside(match, made)
    t.dice = 6 - sum(len(BY_COMBINATION[name.replace(" ", "-")]) for name in made)
    return match


def acting(match: Match, *aside: str) -> Match:
    """Let seat 0 act with these combinations, and one die left over."""
    match.table.phase, match.table.dice, match.table.rolls = ACTING, 1, 1
    set_aside(match, list(aside))
    return match


def set_aside(match: Match, made: list[str]) -> None:
    match.table.aside[:] = [made.count(name.replace("-", " ")) for name in COMBINATIONS]


def with_luck(match: Match, wanted: str, move: str) -> Match:
    """Play a move of seat 0 under a seed with which the first save fails, or does not."""
    for seed in range(200):
        match.seed = str(seed)
        trial = match.copy()
        trial.play(0, move)
        told = [event["event"] for event in news(trial, len(match.events(None)))]
        if (
            next((FAILED if kind == "retreated" else SAVED for kind in told if kind in ("retreated", "saved")), None)
            == wanted
        ):
            return trial
    raise AssertionError(f"no seed gives {wanted}")


def spaces(match: Match, seat: int = 0) -> Spaces:
    """How far the heroes of a seat have advanced, in the columns of seat 0."""
    row = [hero["advanced"] for hero in match.view(None)["table"]["field"][seat]]
    return tuple(row if seat == 0 else row[::-1])


def news(match: Match, since: int = 0) -> list[dict[str, Any]]:
    """What everybody was told."""
    return match.events(None, since)


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The events of a kind."""
    return [event for event in match.events(None) if event["event"] == kind]


def legal(match: Match, seat: int = 0, verb: str = "") -> list[str]:
    """The legal moves in notation, or those of one verb."""
    return [str(move) for move in match.legal(seat) if move.name == (verb or move.name)]


def table(match: Match) -> dict[str, Any]:
    """The table as everybody sees it."""
    return match.view(None)["table"]


def refusal(match: Match, move: str, seat: int = 0) -> str:
    """The paragraph that refuses a move; the refusal must leave everything as it was."""
    before = match.table.tobytes(), match.view(None), match.events(None)
    why = match.why_not(seat, move)
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert refused.value.rule == why
    assert (match.table.tobytes(), match.view(None), match.events(None)) == before
    assert move not in legal(match, seat)
    return refused.value.rule


def sets(match: Match) -> list[str]:
    """The combinations a seat may set aside."""
    return [move.removeprefix("set ") for move in legal(match, verb="set")]


def turn_of(shown: str, **rest: Any) -> Match:
    """A turn in which these dice were just rolled."""
    return rolled(position(), shown, **rest)


def dice(match: Match) -> tuple[list[str], list[str]]:
    """The dice just rolled, and those left lying."""
    seen = table(match)
    return seen["rolled"], seen["lying"]
