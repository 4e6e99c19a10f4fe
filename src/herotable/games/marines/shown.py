"""The shape of what a seat of Space Marine Heroes sees, for readers of the API."""

from typing import TypedDict


class MarinesReserve(TypedDict):
    """M1: the heroes picked and not yet placed; of another seat's secret picks only how many."""

    size: int
    heroes: list[str] | None


class MarinesHero(TypedDict):
    """M2: the hero of a column and how far it has advanced."""

    hero: str
    advanced: int


class MarinesTable(TypedDict):
    """Both armies, the dice, and the scores of the series; a hero's gear is a rule alone, or deed, price and range."""

    phase: str
    turn: int | None
    battle: int
    beginner: int | None
    turns: list[int]
    written: list[list[int]]
    heroes: dict[str, list[list[str]]]
    reserve: list[MarinesReserve]
    field: list[list[MarinesHero | None]]
    running: list[int]
    rolls: int
    dice: int
    rolled: list[str]
    lying: list[str]
    secured: int
    aside: list[str]
    asked: int | None


SHOWN = MarinesTable
