"""What a client sends: how a table is set up, and the actions of a person at it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...engine.toml_places import LONGEST_TEXT
from .entries import Level, Preset, of_this_version

Seat = Annotated[int, Meta(ge=0, le=15)]
# Control characters, and letters without a shape: names that differ only in these would look the same.
HIDDEN = r"\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
SHOWN = rf"[^\s<>{HIDDEN}]"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{SHOWN}([^<>{HIDDEN}]*{SHOWN})?$(?!\n)")]
Word = Annotated[str, Meta(max_length=40, pattern=rf"^[^{HIDDEN}]*$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
PackText = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Code = Annotated[str, Meta(min_length=5, max_length=5, pattern=r"^[A-Za-z]{5}$")]

# ---------------------------------------------------------------- how a table is set up


class Clock(msgspec.Struct, frozen=True):
    """Seconds for every decision, and a reserve for the whole game; at time-out an easy bot makes the move."""

    per_move: Annotated[int, Meta(ge=5, le=86400)]
    reserve: Annotated[int, Meta(ge=0, le=604800)] = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner chooses for a new table."""

    title: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, int | str | bool] = {}
    pack: PackText | None = None
    bots: dict[Annotated[str, Meta(pattern=r"^\d{1,2}$")], Level] = {}
    clock: Clock | None = None
    listed: bool = False
    undo: Literal["off", "free", "consent"] = "consent"
    spectators: bool = True


# ---------------------------------------------------------------- actions of a person


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something a person at a table does."""


class Repeatable(Action, frozen=True, kw_only=True):
    """An action that a client may send again when the answer was lost; the server does it once.

    `after` is the last entry that the client had when it sent the action for the first time.
    """

    after: Number | None = None


class Join(Repeatable, frozen=True):
    """Sit down on a seat, or on the first free one; a person may take several seats, each with its own name."""

    seat: Seat | None = None
    name: Name | None = None


class Leave(Repeatable, frozen=True):
    """Free a seat; during the game a bot takes it over."""

    seat: Seat


class Kick(Repeatable, frozen=True):
    """Send a person or a bot away before the start; a person may not sit down again until readmitted."""

    seat: Seat


class Readmit(Repeatable, frozen=True):
    """Let the person whom this entry sent away sit down again."""

    entry: Number


class AddBot(Repeatable, frozen=True, tag="bot"):
    """Put a bot on a free seat, or change its level, before the start."""

    seat: Seat
    level: Level = "normal"


class Ready(Repeatable, frozen=True):
    """Say whether you are ready; your own word becomes part of the random seed."""

    seat: Seat
    ready: bool = True
    word: Word = ""


class Start(Repeatable, frozen=True):
    """Start the game when all seats are taken and everybody is ready."""


class Play(Action, frozen=True):
    """Make a move, in notation, in answer to a request."""

    seat: Seat
    move: Notation
    request: Number


class Undo(Repeatable, frozen=True):
    """Take moves back, so that `to` remain: at once if nobody has learned anything from them, else by consent."""

    seat: Seat
    to: Number


class Answer(Repeatable, frozen=True):
    """Say yes or no to the request to take moves back, so that `to` remain."""

    seat: Seat
    to: Number
    yes: bool


class Say(Repeatable, frozen=True):
    """Say something in the chat: a text of your own, or a preset that everybody reads in their language."""

    text: Text | None = None
    preset: Preset | None = None


class Pause(Repeatable, frozen=True):
    """Ask for a pause; the clocks stop, and nobody moves, once all have agreed."""

    seat: Seat


class Consent(Repeatable, frozen=True):
    """Say yes or no to a pause."""

    seat: Seat
    yes: bool


class Resume(Repeatable, frozen=True):
    """Go on after a pause."""

    seat: Seat


class Offer(Repeatable, frozen=True):
    """Offer to end the game here."""

    seat: Seat


class Agree(Repeatable, frozen=True):
    """Say yes or no to the offer to end the game."""

    seat: Seat
    yes: bool


class Claim(Repeatable, frozen=True):
    """Claim the win, when all others are absent or have kept the table waiting too long."""

    seat: Seat


class Replace(Repeatable, frozen=True):
    """Let a bot play for an absent person, or for yourself."""

    seat: Seat
    level: Level = "normal"


class Return(Repeatable, frozen=True):
    """Take your seat back from the bot."""

    seat: Seat


class Rematch(Action, frozen=True):
    """Play again with the same people, everybody one seat further."""


AnyAction = (
    Join | Leave | Kick | AddBot | Ready | Start | Play | Undo | Answer | Say | Pause | Resume | Offer | Agree
    | Replace | Return | Rematch | Readmit | Consent | Claim
)  # fmt: skip


class Follow(Action, frozen=True):
    """Go on to the rematch on the same connection: its snapshot comes, and later actions are done there."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the table over WebSocket; `id` comes back with the answer."""

    id: Number
    action: AnyAction | Follow


class Numbered(msgspec.Struct, frozen=True):
    """The part of a message that can be read when its action cannot."""

    id: Number = 0


read_request = msgspec.json.Decoder(Request).decode
read_setup = of_this_version(msgspec.json.Decoder(Setup).decode)


def name_of(action: Action) -> str:
    """The name of an action, as clients write it."""
    return str(action.__struct_config__.tag)


def id_of(data: str) -> int:
    """The number of a message that cannot be read as a whole; 0 if the number cannot be read either."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, RecursionError):
        return 0
