"""Nothing on the wire tells a secret: for the real table and an imagined one, a seat receives the same bytes."""

import random
import secrets

import numpy as np
import pytest

from herotable.engine.history import History
from herotable.games import TITLES
from herotable.server.rooms.messages import encode
from herotable.server.rooms.room import Room
from herotable.server.rooms.views import snapshot, update
from tests.play import scrambled

from .desk import Desk

SEATS = {"pow": 3, "order": 3, "marines": 2, "battle": 4}
PEOPLE = ("ann", "bob", "cid", "dan")
MOST = 200  # entries; a Battle has more, of the same kinds
MESSAGES = (
    lambda room, person: encode(update(room, person, frozenset(), 0)),
    lambda room, person: encode(snapshot(room, person, 0, frozenset(), 0)),
)


def imagined(room: Room, person: str | None) -> Room:
    """The room in another world that this person cannot tell from the real one."""
    seat = PEOPLE.index(person) if person else None
    other = Desk(room.setup.title, room.setup.seats).room
    other.__dict__.update(room.__dict__)
    key = np.frombuffer(secrets.token_bytes(16), "<u4").astype(np.int64)
    assert room.match is not None
    other.match = room.match.copy()
    other.match.table = room.match.imagined_table(seat, key)
    other.events = History([scrambled(room.game, event, seat) for event in events] for events in room.events)
    return other


@pytest.mark.parametrize("title", TITLES)
def test_every_message_of_a_whole_match_is_the_same_for_an_imagined_table(title):
    seats = SEATS[title]
    desk, dice = Desk(title, seats).start(*PEOPLE[:seats]), random.Random(title)
    while not desk.match.over and desk.room.number < MOST:
        desk.play_any(dice.choice)
        for person in () if desk.match.over else (*PEOPLE[:seats], None):
            other = imagined(desk.room, person)
            for message in MESSAGES:
                assert message(desk.room, person) == message(other, person)
    assert desk.room.number > 30


def test_the_check_would_notice_a_leak():
    desk = Desk("battle", 2).start("ann", "bob")
    desk.play(0, str(desk.match.legal(0)[0]))
    real = MESSAGES[0](desk.room, "ann")
    assert any(MESSAGES[0](imagined(desk.room, "bob"), "ann") != real for _ in range(20))
