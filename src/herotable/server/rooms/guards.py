"""Guards: each refuses an action that its person may not do now, before anything is decided."""

from typing import Any

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from .chairs import Absent, Chair
from .person import Person
from .room import Room, State

# The code of a refusal, by the state that was expected.
NOT_IN: dict[State, str] = {"lobby": "not-lobby", "playing": "not-playing", "over": "not-over"}


class Actor:
    """A person who acts in a room, and what the room itself does not know: who is absent, the id of a new match."""

    def __init__(self, room: Room, person: Person, is_absent: Absent, new_match: str | None = None):
        self.room, self.person, self.is_absent, self.new_match = room, person, is_absent, new_match

    def chair(self, seat: int) -> Chair:
        """The chair of a seat, if the table has one of this number."""
        if seat >= len(self.room.chairs):
            message = ErrorMessage("no-such-seat", most=len(self.room.chairs) - 1, found=seat)
            raise Refusal("no-such-seat", message, 400)
        return self.room.chairs[seat]


def in_lobby(actor: Actor, _action: Any) -> None:
    """The game has not started."""
    _in_state(actor.room, "lobby")


def in_game(actor: Actor, _action: Any) -> None:
    """The game has started and is not over; it may be paused."""
    _in_state(actor.room, "playing")


def _in_state(room: Room, state: State) -> None:
    if room.state != state:
        raise Refusal(NOT_IN[state], ErrorMessage("table-state", state=room.state, expected=state))


def after_game(actor: Actor, _action: Any) -> None:
    """The person has played here, and the game is over."""
    room = actor.room
    if room.state != "over" or room.match is None or not room.seats_of(actor.person.id):
        raise Refusal("not-over", ErrorMessage("rematch-too-early"))


def is_host(actor: Actor, _action: Any) -> None:
    """The person decides about the table."""
    if actor.person.id != actor.room.host:
        raise Refusal("not-your-table", status=403)


def not_sent_away(actor: Actor, _action: Any) -> None:
    """The host has not sent the person away, or has readmitted them."""
    if actor.room.is_sent_away(actor.person.id):
        raise Refusal("sent-away", status=403)


def has_seat(actor: Actor, _action: Any) -> None:
    """The person sits at the table."""
    if not actor.room.seats_of(actor.person.id):
        raise Refusal("not-your-seat", ErrorMessage("not-at-table"), 403)


def seat_exists(actor: Actor, action: Any) -> None:
    """The table has the seat that the action names."""
    actor.chair(action.seat)


def own_seat(actor: Actor, action: Any) -> None:
    """The person sits on the seat that the action names."""
    if actor.chair(action.seat).person != actor.person.id:
        raise Refusal("not-your-seat", status=403)


def plays_own_seat(actor: Actor, action: Any) -> None:
    """No bot plays for the person on this seat."""
    if actor.chair(action.seat).stand_in:
        raise Refusal("replaced")
