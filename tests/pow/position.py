"""Positions of POW! in one line, for tests."""

from typing import Any

import pytest

import herotable as ht
from herotable.engine.errors import Refused
from herotable.engine.match import Match
from herotable.games.pow.table import FACES, KINDS

Stacks = dict[int, tuple[list[int], list[int]]]


def position(
    dice: str = "",
    aside: str = "",
    rolls: int | None = None,
    seats: int = 3,
    heroes: list[int] | None = None,
    villains: list[int] | None = None,
    stacks: Stacks | None = None,
    open_stacks: bool = False,
) -> Match:
    """Seat 0 to play, with these dice just rolled and set aside, rows from the left, stacks from the bottom."""
    match = ht.game("pow").match(seats=seats, seed=1, open_stacks=open_stacks)
    t = match.table
    t.turn, t.waiting = 0, 1
    t.rolls = (1 if dice else 0) if rolls is None else rolls
    t.rolled[:] = [dice.split().count(face) for face in FACES]
    t.aside[:] = [aside.split().count(face) for face in FACES]
    for kind, tiles in zip(range(len(KINDS)), (heroes, villains), strict=True):
        if tiles is not None:
            lay(t.row[kind], tiles)
    for seat, owned in (stacks or {}).items():
        for kind in range(len(KINDS)):
            lay(t.stack[seat, kind], owned[kind])
    return match


def lay(pile: Any, tiles: list[int]) -> None:
    """Make a pile hold exactly these tiles."""
    pile.n = len(tiles)
    pile.card[:] = 0
    pile.card[: len(tiles)] = tiles


def row(match: Match, kind: str) -> list[int]:
    """A row of the centre as everybody sees it."""
    return match.view(None)["table"]["rows"][kind]


def stack(match: Match, seat: int, kind: str) -> list[int]:
    """A whole stack from the bottom, which only a test may see."""
    pile = match.table.stack[seat, KINDS.index(kind)]
    return pile.card[: pile.n].tolist()


def top(match: Match, seat: int, kind: str) -> int:
    """The top tile of a stack as everybody sees it."""
    return match.view(None)["table"]["stacks"][seat][kind]["tiles"][0]


def height(match: Match, seat: int, kind: str) -> int:
    """The height of a stack as everybody sees it."""
    return match.view(None)["table"]["stacks"][seat][kind]["height"]


def legal(match: Match, seat: int = 0) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in match.legal(seat)]


def takes(match: Match, seat: int = 0) -> list[str]:
    """The legal moves that end the turn, in notation."""
    return [move for move in legal(match, seat) if not move.startswith("roll")]


def throw(match: Match, dice: str) -> Match:
    """Let the seat to play have rolled these dice."""
    match.table.rolls = 1
    match.table.rolled[:] = [dice.split().count(face) for face in FACES]
    return match


def refusal(match: Match, seat: int, move: str) -> str:
    """The paragraph that refuses a move; the refusal must leave everything as it was."""
    before = match.table.tobytes(), match.view(None), match.events(None)
    why = match.why_not(seat, move)
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert refused.value.rule == why
    assert (match.table.tobytes(), match.view(None), match.events(None)) == before
    return refused.value.rule
