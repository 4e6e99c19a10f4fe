"""What can stand in the log of a match: the log is all there is, and everything else follows from it."""

from collections.abc import Iterable
from typing import Literal

import msgspec

Level = Literal["random", "greedy", "easy", "normal", "hard", "master"]
Mover = Literal["person", "bot", "clock"]
Ending = Literal["agreed", "idle", "abandoned"]
GONE = "deleted"  # the name of somebody who is no more
Preset = Literal["hello", "well-played", "thanks", "hurry", "sorry", "one-moment", "goodbye"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One line of the log."""


class Joined(Entry, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str


class Left(Entry, frozen=True):
    """A seat became free: its person went, or was sent away by the owner."""

    seat: int
    kicked: bool = False


class Readmitted(Entry, frozen=True):
    """The host lets somebody sit down again whom the given entry sent away."""

    entry: int


class Seated(Entry, frozen=True):
    """The owner put a bot on a seat."""

    seat: int
    level: Level


class Readied(Entry, frozen=True):
    """A person is ready to start, or no longer, and may add a word of their own to the dice."""

    seat: int
    ready: bool = True
    word: str = ""


class Started(Entry, frozen=True):
    """The game began."""


class Moved(Entry, frozen=True):
    """A move; `request` is the number of the entry that asked for it."""

    seat: int
    move: str
    request: int
    by: Mover = "person"


class Asked(Entry, frozen=True):
    """A seat asks the others to take moves back: `to` moves shall remain."""

    seat: int
    to: int


class Answered(Entry, frozen=True):
    """An answer to the request to take back."""

    seat: int
    yes: bool


class Undone(Entry, frozen=True):
    """Moves were taken back: `to` of them remain."""

    seat: int
    to: int


class Said(Entry, frozen=True):
    """A line of the chat: a text, or one of the presets, which everybody reads in their own language."""

    person: str
    name: str
    text: str = ""
    preset: Preset | None = None


class Paused(Entry, frozen=True):
    """The clocks stand still and nobody moves."""

    seat: int


class Resumed(Entry, frozen=True):
    """The game goes on."""

    seat: int


class Offered(Entry, frozen=True):
    """A seat offers to end the game here."""

    seat: int


class Agreed(Entry, frozen=True):
    """An answer to the offer to end."""

    seat: int
    yes: bool


class Ended(Entry, frozen=True):
    """The match ended before the rules ended it."""

    how: Ending


class Replaced(Entry, frozen=True):
    """A bot plays for a person: by their own wish, or by that of others while they are absent."""

    seat: int
    level: Level
    absent: bool = False


class Returned(Entry, frozen=True):
    """The person plays again."""

    seat: int


class Rematched(Entry, frozen=True):
    """The same people play again, at another table."""

    match: str


class Adopted(Entry, frozen=True):
    """A guest has logged in: what was theirs at this table is an account's."""

    guest: str
    person: str


class Gone(Entry, frozen=True):
    """A person was deleted; what they said and were called is no more. During the game a bot has their seat."""

    person: str
    level: Level | None = None


AnyEntry = (
    Joined | Left | Seated | Readied | Started | Moved | Asked | Answered | Undone | Said | Paused | Resumed
    | Offered | Agreed | Ended | Replaced | Returned | Rematched | Adopted | Gone | Readmitted
)  # fmt: skip


class Line(msgspec.Struct, frozen=True):
    """An entry with its number and the time it was accepted."""

    number: int
    at: float
    entry: AnyEntry


def ids_of(entries: Iterable[AnyEntry], person: str) -> set[str]:
    """The ids a person has in a log: their own, and those they had as a guest."""
    return {person} | {entry.guest for entry in entries if isinstance(entry, Adopted) and entry.person == person}


def without_person(entry: AnyEntry, ids: set[str]) -> AnyEntry:
    """An entry without what it says of a person who is no more."""
    match entry:
        case Joined(person=person) if person in ids:
            return msgspec.structs.replace(entry, name=GONE)
        case Said(person=person) if person in ids:
            return msgspec.structs.replace(entry, name=GONE, text="")
    return entry


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
