"""The table of actions: the guards of each, its entries, their effects, and the rule of repeats.

A new action of `wire` needs one row here, which names its guards, its decision and the entries it may become.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, Literal, NamedTuple

from . import decisions, effects, votes, wire
from .chairs import Absent
from .effects import nothing_else
from .entries import (
    Adopted,
    Agreed,
    Answered,
    AnyEntry,
    Asked,
    Consented,
    Ended,
    Entry,
    Gone,
    Imported,
    Joined,
    Left,
    Moved,
    Offered,
    Paused,
    Proposed,
    Readied,
    Readmitted,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
    Undone,
)
from .guards import (
    Actor,
    after_game,
    has_seat,
    in_game,
    in_lobby,
    is_host,
    not_sent_away,
    own_seat,
    plays_own_seat,
    seat_exists,
)
from .idempotency import DuplicateAction, IsSame, find_repeat, same, same_join, same_message
from .log_limits import check_share, has_room_in_lobby
from .person import Person
from .room import Room

Guard = Callable[[Actor, Any], None]
Decide = Callable[[Actor, Any], AnyEntry]
Effect = Callable[[Room, Any], None]
Absence = Literal["irrelevant", "not connected", "not seen lately"]


class EntryRow(NamedTuple):
    """A kind of entry, what it changes in the room, and by what a repeated action recognises it as its own."""

    entry: type[Entry]
    effect: Effect
    is_same: IsSame | None  # None: repeats are recognised elsewhere, or there are none


class ActionRow(NamedTuple):
    """All about one kind of action."""

    action: type[wire.Action]
    guards: tuple[Guard, ...]  # in the order in which they are asked
    decide: Decide
    entries: tuple[EntryRow, ...]  # the entries it may become
    absence: Absence = "irrelevant"  # who counts as absent when it is decided
    takes_long: bool = False  # to decide; then a thread does it
    most: int | None = None  # of these entries by one person; None: others bound them, or the rules of the game


# The entries that several actions may become.
LEFT = EntryRow(Left, nothing_else, same("seat"))
REPLACED = EntryRow(Replaced, nothing_else, same("seat"))
ENDED = EntryRow(Ended, effects.end, same())
PAUSED = EntryRow(Paused, effects.pause, same())
UNDONE = EntryRow(Undone, effects.undo, same("to"))

ROWS = (
    ActionRow(
        wire.Join,
        (in_lobby, not_sent_away, has_room_in_lobby),
        decisions.join,
        (EntryRow(Joined, nothing_else, same_join),),
        most=100,
    ),
    ActionRow(wire.Leave, (own_seat,), decisions.leave, (LEFT, REPLACED, ENDED)),
    ActionRow(wire.Kick, (in_lobby, is_host, seat_exists), decisions.kick, (LEFT,)),
    ActionRow(
        wire.Readmit,
        (in_lobby, is_host),
        decisions.readmit,
        (EntryRow(Readmitted, nothing_else, same("entry")),),
        most=500,
    ),
    ActionRow(
        wire.AddBot,
        (in_lobby, is_host, seat_exists),
        decisions.seat_bot,
        (EntryRow(Seated, nothing_else, same("seat", "level")),),
        most=500,
    ),
    ActionRow(
        wire.Ready,
        (in_lobby, own_seat),
        decisions.ready,
        (EntryRow(Readied, nothing_else, same("seat", "ready", "word")),),
        most=200,
    ),
    ActionRow(wire.Start, (in_lobby, is_host), decisions.start, (EntryRow(Started, effects.start, same()),)),
    # A repeated move is recognised by its request, in `move_entry`; after too many a move becomes ENDED.
    ActionRow(wire.Play, (own_seat, plays_own_seat), decisions.play, (EntryRow(Moved, effects.play, None),)),
    ActionRow(
        wire.Undo,
        (own_seat, in_game, plays_own_seat),
        votes.undo,
        (EntryRow(Asked, effects.ask_to_undo, same("seat", "to")), UNDONE),
        absence="not connected",
        takes_long=True,  # many tables are imagined
        most=400,
    ),
    ActionRow(
        wire.Answer,
        (own_seat, in_game),
        votes.answer,
        (EntryRow(Answered, effects.answer_undo, same("seat", "yes")), UNDONE),
        absence="not connected",
    ),
    ActionRow(
        wire.Offer,
        (own_seat, in_game, plays_own_seat),
        votes.offer,
        (EntryRow(Offered, effects.offer_end, same("seat")), ENDED),
        absence="not seen lately",
        most=100,
    ),
    ActionRow(
        wire.Agree,
        (own_seat, in_game),
        votes.agree,
        (EntryRow(Agreed, effects.answer_end, same("seat", "yes")), ENDED),
        absence="not seen lately",
    ),
    ActionRow(wire.Claim, (own_seat, in_game, plays_own_seat), votes.claim, (ENDED,), absence="not seen lately"),
    ActionRow(
        wire.Pause,
        (own_seat, in_game, plays_own_seat),
        votes.pause,
        (EntryRow(Proposed, effects.propose_pause, same("seat")), PAUSED),
        absence="not connected",
        most=100,
    ),
    ActionRow(
        wire.Consent,
        (own_seat, in_game),
        votes.consent,
        (EntryRow(Consented, effects.answer_pause, same("seat", "yes")), PAUSED),
        absence="not connected",
    ),
    ActionRow(
        wire.Resume,
        (own_seat, in_game, plays_own_seat),
        decisions.resume,
        (EntryRow(Resumed, effects.resume, same("seat")),),
    ),
    ActionRow(
        wire.Replace, (seat_exists, in_game, has_seat), decisions.replace, (REPLACED,), absence="not seen lately"
    ),
    ActionRow(
        wire.Return,
        (own_seat, in_game),
        decisions.return_to_seat,
        (EntryRow(Returned, nothing_else, same("seat")),),
        most=100,
    ),
    ActionRow(wire.Say, (has_seat,), decisions.say, (EntryRow(Said, nothing_else, same_message),), most=1000),
    # A second rematch is recognised by the first one, in `rematch`.
    ActionRow(wire.Rematch, (after_game,), decisions.rematch, (EntryRow(Rematched, effects.link_rematch, None),)),
)

# The entries that no action makes: they are written when an account logs in or is deleted, or with a new table.
OTHERS = (
    EntryRow(Imported, effects.bring, None),
    EntryRow(Adopted, effects.transfer_ownership, None),
    EntryRow(Gone, effects.delete_person, None),
)


class ActionTable:
    """The rows by action, and the effects by entry."""

    def __init__(self, rows: Iterable[ActionRow], others: Iterable[EntryRow] = OTHERS):
        self.rows = {row.action: row for row in rows}
        entries = chain(others, *(row.entries for row in self.rows.values()))
        self.effects = {one.entry: one.effect for one in entries}


TABLE = ActionTable(ROWS)


def row_of(action: wire.AnyAction) -> ActionRow:
    """The row of an action."""
    return TABLE.rows[type(action)]


def decide(
    room: Room, person: Person, action: wire.AnyAction, is_absent: Absent, new_match: str | None = None
) -> AnyEntry:
    """The entry that an action becomes; else a Refusal says why not, or a DuplicateAction which entry it was before."""
    actor, row = Actor(room, person, is_absent, new_match), row_of(action)
    repeat = find_repeat(actor, action, {one.entry: one.is_same for one in row.entries})
    if repeat is not None:
        raise DuplicateAction(repeat)
    check(actor, action)
    return row.decide(actor, action)


def check(actor: Actor, action: wire.AnyAction) -> None:
    """Refuse an action that the person may not do now, or has done too often."""
    row = row_of(action)
    for guard in row.guards:
        guard(actor, action)
    if row.most is not None:
        check_share(actor, tuple(one.entry for one in row.entries), row.most, by_host=is_host in row.guards)
