"""The shape of what a seat of Superhero Battle sees, for readers of the API."""

from typing import TypedDict


class BattleField(TypedDict):
    """B10: the battlefield in play and what it does."""

    name: str
    effect: str
    amount: int


class BattleTactic(TypedDict):
    """B4: a tactic's number, whether its trap side is up, and whether a Knockout lies on it."""

    number: int
    trap: bool
    knockout: bool


class BattleHero(TypedDict):
    """B9: a hero and what it can do."""

    hero: str
    power: str
    amount: int


class BattleFighter(TypedDict):
    """B6.8: one seat as another sees it."""

    hero: str | None
    power: str | None
    amount: int | None
    team: int | None
    fighting: bool
    contestant: bool
    energy: int
    wins: int
    ready: bool
    silenced: bool
    doomed: bool
    sequence: list[str]
    turned: list[int]
    laid: bool
    cards: int
    hand: list[str] | None
    known: list[str] | None
    choice: str | None


class BattleTable(TypedDict):
    """The battle, the tactics, the decks, and everybody's hero."""

    phase: str
    battle: int
    round: int
    stage: int
    first: int
    goal: int
    showdown: bool
    battlefield: BattleField | None
    tactics: dict[str, BattleTactic]
    deck: int
    discard: list[str]
    draft: list[str]
    actor: int | None
    acting: str | None
    target: int | str | None
    frozen: bool
    dealt: list[BattleHero] | None
    seats: list[BattleFighter]


SHOWN = BattleTable
