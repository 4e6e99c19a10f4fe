"""The entries in the log of a match; everything about a table follows from its log."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, TypeVar

import msgspec

from ..errors import OtherVersion

Level = Literal["random", "greedy", "easy", "normal", "hard", "master"]
Mover = Literal["person", "bot", "clock"]
Ending = Literal["agreed", "claimed", "idle", "abandoned", "too-long", "closed"]  # closed: by an operator
DELETED_NAME = "deleted"  # the name that a deleted person has in the log
T = TypeVar("T")
Preset = Literal["hello", "well-played", "thanks", "hurry", "sorry", "one-moment", "goodbye"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One line of the log."""


class Joined(Entry, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str
    guest: bool = False


class Left(Entry, frozen=True):
    """A seat became free: its person left, or the host sent them away."""

    seat: int
    kicked: bool = False


class Readmitted(Entry, frozen=True):
    """The host allowed the person whom the given entry sent away to sit down again."""

    entry: int


class Seated(Entry, frozen=True):
    """The host put a bot on a seat."""

    seat: int
    level: Level


class Readied(Entry, frozen=True):
    """A person is ready to start, or no longer; `word` is their own part of the random seed."""

    seat: int
    ready: bool = True
    word: str = ""


class Started(Entry, frozen=True):
    """The game started."""


class ImportedMove(NamedTuple):
    """A move that was made before the game came to the server."""

    seat: int
    move: str
    by: Mover


class Imported(Entry, frozen=True):
    """A person brought a game that was played on their device; at the start its moves are made again.

    The digest tells this game from others.
    """

    person: str
    name: str
    digest: str
    moves: list[ImportedMove]


class Moved(Entry, frozen=True):
    """A move; `request` is the number of the entry that asked for it."""

    seat: int
    move: str
    request: int
    by: Mover = "person"


class Asked(Entry, frozen=True):
    """A seat asked the others to take moves back, so that `to` moves remain."""

    seat: int
    to: int


class Answered(Entry, frozen=True):
    """A seat answered the request to take back."""

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
    guest: bool = False


class Proposed(Entry, frozen=True):
    """A seat asked the others for a pause."""

    seat: int


class Consented(Entry, frozen=True):
    """A seat answered the request for a pause."""

    seat: int
    yes: bool


class Paused(Entry, frozen=True):
    """The clocks stopped, and nobody may move."""

    seat: int


class Resumed(Entry, frozen=True):
    """The game went on after a pause."""

    seat: int


class Offered(Entry, frozen=True):
    """A seat offered to end the game here."""

    seat: int


class Agreed(Entry, frozen=True):
    """A seat answered the offer to end."""

    seat: int
    yes: bool


class Ended(Entry, frozen=True, omit_defaults=True):
    """The match ended before the rules ended it."""

    how: Ending
    seat: int | None = None  # who claimed the win
    away: tuple[int, ...] = ()  # whose people had left the others waiting; the match counts for them as left


class Replaced(Entry, frozen=True):
    """A bot plays for a person, who asked for it or is absent."""

    seat: int
    level: Level
    absent: bool = False


class Returned(Entry, frozen=True):
    """The person plays for themselves again."""

    seat: int


class Rematched(Entry, frozen=True):
    """The same people play again, in another match."""

    match: str


class Adopted(Entry, frozen=True):
    """A guest has logged in: everything of the guest at this table belongs to the account now."""

    guest: str
    person: str


class Gone(Entry, frozen=True):
    """A person was deleted, with their name and their chat; during the game a bot of this level plays for them."""

    person: str
    level: Level | None = None


AnyEntry = (
    Joined | Left | Seated | Readied | Started | Moved | Asked | Answered | Undone | Said | Paused | Resumed
    | Offered | Agreed | Ended | Replaced | Returned | Rematched | Adopted | Gone | Readmitted
    | Imported | Proposed | Consented
)  # fmt: skip


class Line(msgspec.Struct, frozen=True):
    """An entry with its number and the time it was accepted."""

    number: int
    at: float
    entry: AnyEntry


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as it is stored."""
    return str(entry.__struct_config__.tag)


def ids_of(entries: Iterable[AnyEntry], person: str) -> set[str]:
    """The ids of a person in a log: their own, and those they had as a guest."""
    return {person} | {entry.guest for entry in entries if isinstance(entry, Adopted) and entry.person == person}


def without_person(entry: AnyEntry, ids: set[str]) -> AnyEntry:
    """An entry without the name and the words of a deleted person, who is given by all their ids."""
    match entry:
        case Joined(person=person) | Imported(person=person) if person in ids:
            return msgspec.structs.replace(entry, name=DELETED_NAME)
        case Said(person=person) if person in ids:
            return msgspec.structs.replace(entry, name=DELETED_NAME, text="")
    return entry


def of_this_version(read: Callable[[str], T]) -> Callable[[str], T]:
    """Read what nodes have stored; of what only a later version knows, `OtherVersion` is raised."""

    def read_or_refuse(text: str) -> T:
        try:
            return read(text)
        except msgspec.ValidationError:
            raise OtherVersion from None

    return read_or_refuse


encode = msgspec.json.Encoder().encode
decode = of_this_version(msgspec.json.Decoder(AnyEntry).decode)
decode_said = of_this_version(msgspec.json.Decoder(Said).decode)
