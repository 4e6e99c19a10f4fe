"""What a table sends: the room, the game as each seat sees it, and the answers to actions."""

from typing import Any, Literal, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from .entries import Ending, Level, Preset
from .wire import Setup

# ---------------------------------------------------------------- what a table shows


class SeatView(msgspec.Struct, frozen=True):
    """Who sits on a seat, for all to see."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    guest: bool = False  # anybody may bear any name but an account's
    level: Level | None = None  # of the bot that sits or stands in here
    replaced: bool = False  # a bot plays for the person
    ready: bool = False  # a bot and the host always are
    owner: bool = False  # the host sits here; on other seats of the host sit people at the same device
    here: bool = False  # connected now
    mine: bool = False
    left: float | None = None  # seconds of the clock's reserve
    deadline: float | None = None  # when the clock decides, if this seat has to


class SentAwayView(msgspec.Struct, frozen=True):
    """A person whom the host has sent away by this entry; they may not sit down unless readmitted."""

    entry: int
    name: str
    mine: bool = False  # the person is the reader


class Vote(msgspec.Struct, frozen=True):
    """A vote of the seats: on taking moves back, so that `to` remain, on a pause, or on ending the game."""

    seat: int
    yes: list[int]
    to: int | None = None


class ImportedView(msgspec.Struct, frozen=True):
    """A game that was played on a device before it came to the server: who brought it, and after how many moves.

    That person knows all that was hidden then.
    """

    name: str
    moves: int


class RoomView(msgspec.Struct, frozen=True):
    """Everything at the table but the game itself."""

    id: str
    code: str
    setup: Setup
    state: Literal["lobby", "playing", "paused", "over"]
    seats: list[SeatView]
    commitment: str
    now: float
    undo: Vote | None = None
    end: Vote | None = None
    pause: Vote | None = None
    ended: Ending | Literal["won"] | None = None
    seed: str | None = None  # revealed at the end
    words: list[str] = []  # of each seat for the dice, revealed at the end
    rematch: str | None = None
    watching: int = 0
    sent_away: list[SentAwayView] = []  # before the start
    imported: ImportedView | UnsetType = UNSET  # such a match is never rated
    winner: int | UnsetType = UNSET  # the seat that has claimed the win
    pack: str | UnsetType = UNSET  # the digest of components of the owner's; `setup.pack` is not repeated


class View(TypedDict):
    """The game as a seat (None: a spectator) sees it; the shape of `table` is the title's."""

    title: str
    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    number: int
    waiting: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]
    table: dict[str, Any]
    legal: list[str]


class Eyes(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) sees, the events it was told, and the request it may answer."""

    seat: int | None
    view: View | None
    events: list[dict[str, Any]]
    request: int | None = None
    entries: list[int] = []  # the entry that each event came with


class Happened(msgspec.Struct, frozen=True):
    """An entry of the log as everybody may see it, without the move and without the word for the dice."""

    number: int
    at: float
    kind: str
    seat: int | None = None
    name: str | None = None
    guest: bool | UnsetType = UNSET  # of the person with this name
    text: str | None = None
    preset: Preset | None = None
    by: str | None = None  # who made a move: a person, a bot or the clock; the host who sent somebody away
    to: int | None = None
    yes: bool | None = None


# ---------------------------------------------------------------- what a table sends


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message from the table."""


class Update(Message, frozen=True):
    """An entry was added to the log: what everybody may know of it, and what the receiver's seats see now."""

    happened: Happened
    room: RoomView | None  # None: a move has changed nothing there but the time
    eyes: list[Eyes]


class Snapshot(Message, frozen=True):
    """The table as it is, and the entries since the number that the client had."""

    number: int
    room: RoomView
    eyes: list[Eyes]
    missed: list[Happened]


class Presence(Message, frozen=True):
    """Who is connected."""

    room: RoomView


class Watching(Message, frozen=True):
    """How many spectators are connected."""

    watching: int


class Done(Message, frozen=True):
    """The action was accepted and is stored as the entry of this number."""

    id: int
    number: int


class ActionRefused(Message, frozen=True, tag="refused"):
    """The action was not accepted; `rule` is the paragraph that forbids a move.

    Nothing has changed, unless the code is "try-again": then the database did not answer, and the client should send
    the action again.
    """

    id: int
    code: str
    error: str
    rule: str | None = None


AnyMessage = Update | Snapshot | Presence | Watching | Done | ActionRefused

encode = msgspec.json.Encoder().encode
