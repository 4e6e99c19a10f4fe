"""Decisions: the entry that an action becomes, once its guards have let it pass; or a refusal."""

from ...engine.errors import NOTHING, ErrorMessage, Refused, UserError
from ..errors import Refusal
from . import wire
from .chairs import STAND_IN
from .entries import (
    AnyEntry,
    Ended,
    Joined,
    Left,
    Moved,
    Mover,
    Readied,
    Readmitted,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
)
from .guards import Actor, in_game
from .idempotency import DuplicateAction, name_variants
from .log_limits import check_changes, move_or_end
from .names import normal_name
from .person import Person
from .room import Room

# ---------------------------------------------------------------- before the start


def join(actor: Actor, action: wire.Join) -> Joined:
    """Take a free seat, under a name that nobody else has at this table."""
    free = [seat for seat, chair in enumerate(actor.room.chairs) if chair.is_open]
    seat = action.seat if action.seat is not None else next(iter(free), None)
    if seat not in free:
        raise Refusal("seat-taken", ErrorMessage("no-seat-free"))
    name = normal_name(action.name) if action.name else actor.person.name
    return sit_down(actor.room, seat, actor.person, name)


def sit_down(room: Room, seat: int, person: Person, name: str) -> Joined:
    """The entry of a person who sits down under this name, or one made of it."""
    return Joined(seat, person.id, free_name(room, name), person.kind == "guest")


def free_name(room: Room, name: str) -> str:
    """A name, or one made of it, that nobody has at this table."""
    taken = {chair.name for chair in room.chairs}
    return next(name for name in name_variants(name) if name not in taken)


def leave(actor: Actor, action: wire.Leave) -> AnyEntry:
    """Free the seat before the start, or end the table if nobody else sits there; later let a bot go on."""
    if actor.room.state == "lobby":
        is_alone = sum(chair.person is not None for chair in actor.room.chairs) == 1
        return Ended("abandoned") if is_alone else Left(action.seat)
    in_game(actor, action)
    return replace(actor, wire.Replace(action.seat))


def kick(actor: Actor, action: wire.Kick) -> Left:
    """Free a seat; its person may not take another one."""
    if actor.chair(action.seat).is_open:
        raise Refusal("seat-open")
    return Left(action.seat, kicked=True)


def readmit(actor: Actor, action: wire.Readmit) -> Readmitted:
    """Let somebody sit down again."""
    if all(one.entry != action.entry for one in actor.room.sent_away):
        raise Refusal("not-sent-away")
    return Readmitted(action.entry)


def seat_bot(actor: Actor, action: wire.AddBot) -> Seated:
    """Put a bot on a free seat, or change its level."""
    if actor.chair(action.seat).person is not None:
        raise Refusal("seat-taken")
    return Seated(action.seat, action.level)


def ready(_actor: Actor, action: wire.Ready) -> Readied:
    """Be ready or not, and give a word for the dice."""
    if not action.word.isprintable():
        raise Refusal("unreadable", ErrorMessage("word-unprintable"), 400)
    return Readied(action.seat, action.ready, action.word)


def start(actor: Actor, _action: wire.Start) -> Started:
    """Start when all seats are taken, and everybody but the host is ready."""
    if any(chair.is_open for chair in actor.room.chairs):
        raise Refusal("seat-open", ErrorMessage("seats-open"))
    if any(c.person not in (None, actor.person.id) and not c.ready for c in actor.room.chairs):
        raise Refusal("not-ready")
    return Started()


# ---------------------------------------------------------------- during the game


def play(actor: Actor, action: wire.Play) -> Moved | Ended:
    """Make a move."""
    return move_entry(actor.room, action.seat, action.move, action.request, "person")


def move_entry(room: Room, seat: int, move: str, request: int, by: Mover) -> Moved | Ended:
    """The entry of a move that answers a request; people, bots and the clock all move through here."""
    entry = Moved(seat, move, request, by)
    # A repeated move is told from a new one by its request, and only after the guards: who may not move here
    # must not learn, from the way it is refused, whether it is the move that somebody has made in secret.
    last, number = room.last_moves.get(seat, (None, 0))
    if last == entry:
        raise DuplicateAction(number)
    if room.match is None or room.state != "playing":
        raise Refusal("not-playing")
    if room.is_paused:
        raise Refusal("paused")
    if (room.bot_of(seat) is None) == (by == "bot"):  # meanwhile a bot has got the seat, or the person is back
        raise Refusal("not-your-seat", ErrorMessage("seat-of-another"), 403)
    if room.requests.get(seat) != request:
        newest = room.requests.get(seat) or NOTHING
        raise Refusal("former-request", ErrorMessage("former-request", last=newest, found=request))
    check_changes(room, seat)
    try:
        if (rule := room.match.why_not(seat, move)) is not None:
            raise Refusal("not-allowed", Refused(rule, seat, move).lines[0], rule=rule)
    except UserError as error:
        raise Refusal("unreadable", ErrorMessage("move-unreadable", problem=error.lines), 400) from None
    return move_or_end(room, entry)


def resume(actor: Actor, action: wire.Resume) -> Resumed:
    """Go on after a pause."""
    if not actor.room.is_paused:
        raise Refusal("not-paused")
    return Resumed(action.seat)


def replace(actor: Actor, action: wire.Replace) -> Replaced:
    """Let a bot play for oneself, or for somebody who is absent."""
    chair = actor.chair(action.seat)
    if chair.person is None or chair.stand_in:
        raise Refusal("replaced", ErrorMessage("replaced-already"))
    if chair.person == actor.person.id:
        return Replaced(action.seat, action.level)
    if not actor.is_absent(chair.person):
        raise Refusal("not-absent")
    return Replaced(action.seat, STAND_IN, absent=True)


def return_to_seat(actor: Actor, action: wire.Return) -> Returned:
    """Play for oneself again."""
    if not actor.chair(action.seat).stand_in:
        raise Refusal("not-replaced")
    return Returned(action.seat)


# ---------------------------------------------------------------- at any time, and after the end


def say(actor: Actor, action: wire.Say) -> Said:
    """Say something in the chat."""
    if (action.text is None) == (action.preset is None):
        raise Refusal("unreadable", ErrorMessage("say-nothing"), 400)
    name = actor.room.chairs[actor.room.seats_of(actor.person.id)[0]].name
    return Said(actor.person.id, name, action.text or "", action.preset, actor.person.kind == "guest")


def rematch(actor: Actor, _action: wire.Rematch) -> Rematched:
    """Go on at a new table; the second person who asks for it gets the table of the first."""
    if actor.room.rematch is not None:
        raise DuplicateAction(actor.room.number)
    assert actor.new_match is not None, "a rematch needs the id of its new match"
    return Rematched(actor.new_match)
