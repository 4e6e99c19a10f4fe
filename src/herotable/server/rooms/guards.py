"""Who may do something at a table: everything an action is checked for before it is decided."""

from typing import Any

from ..errors import Refusal
from .chairs import Absent, Chair
from .person import Person
from .room import Room


class Actor:
    """A person at a table, and whom they do not see there."""

    def __init__(self, room: Room, person: Person, is_absent: Absent):
        self.room, self.person, self.is_absent = room, person, is_absent

    def _in(self, state: str) -> None:
        if self.room.state != state:
            raise Refusal(f"not-{state}", f"the table is {self.room.state}; expected {state}")

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.room.chairs):
            raise Refusal("no-such-seat", f"seat: expected 0 to {len(self.room.chairs) - 1}, found {seat}", status=400)
        return self.room.chairs[seat]

    def _own(self, seat: int) -> None:
        if self._chair(seat).person != self.person.id:
            raise Refusal("not-your-seat", "this is not your seat", status=403)

    def _host(self, state: str) -> None:
        self._in(state)
        if self.person.id != self.room.host:
            raise Refusal("not-your-table", "only the host of the table may do this", status=403)

    def _in_game(self, seat: int) -> None:
        self._own(seat)
        self._in("playing")

    def _playing(self, seat: int) -> Any:
        self._in_game(seat)
        if self._chair(seat).stand_in:
            raise Refusal("replaced", "a bot plays for this seat; take it back first")
        return self.room.match
