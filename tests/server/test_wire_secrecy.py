"""Nothing on the wire tells a secret: for the real table and an imagined one, a seat receives the same bytes."""

import random
import secrets

import numpy as np
import pytest

from herotable.games import TITLES, game
from herotable.server.room import Room
from herotable.server.showing import snapshot, update
from herotable.server.wire import encode

from .desk import Desk

SEATS = {"pow": 3, "order": 3, "marines": 2, "battle": 4}
PEOPLE = ("ann", "bob", "cid", "dan")
EYES = (*PEOPLE, None)  # None: a spectator


def imagined(room: Room, person: str | None) -> Room:
    """The room in another world that this person cannot tell from the real one."""
    seat = PEOPLE.index(person) if person else None
    other = Desk(room.setup.title, room.setup.seats).room
    other.__dict__.update(room.__dict__)
    key = np.frombuffer(secrets.token_bytes(16), "<u4").astype(np.int64)
    other.match = room.match.copy()
    other.match.table = room.game.imagined(room.match.table, seat, key)
    other.told = {number: [changed(room, event, seat) for event in told] for number, told in room.told.items()}
    return other


def changed(room: Room, event, seat: int | None):
    """The event with every value the seat may not know replaced."""
    kind = room.game.events.names[event["kind"]]
    known = room.game.events.read(event, seat)
    other = event.copy()
    place = 0
    for name, field in room.game.events.kinds[kind].items():
        width = len(getattr(field, "limits", (0,)))
        if known[name] is None and name in room.game.events.secrets[kind]:
            other["values"][place : place + width] = 0
        place += width
    return other


@pytest.mark.parametrize("title", TITLES)
def test_every_message_of_a_whole_match_is_the_same_for_an_imagined_table(title):
    seats = SEATS[title]
    desk, dice = Desk(title, seats).start(*PEOPLE[:seats]), random.Random(title)
    while desk.room.state == "playing" and desk.room.number < 200:
        desk.play_any(dice.choice)
        for person in (*PEOPLE[:seats], None):
            if desk.room.state == "over":
                break
            other = imagined(desk.room, person)
            for message in (update, lambda room, who, *rest: snapshot(room, who, 0, *rest)):
                real = encode(message(desk.room, person, frozenset(), 0))
                assert real == encode(message(other, person, frozenset(), 0))
    assert desk.room.number > 30


def test_the_check_would_notice_a_leak():
    desk = Desk("battle", 2).start("ann", "bob")
    desk.play(0, str(desk.match.legal(0)[0]))
    real = encode(update(desk.room, "ann", frozenset(), 0))
    assert any(encode(update(imagined(desk.room, "bob"), "ann", frozenset(), 0)) != real for _ in range(20))
    assert game("battle").name == "battle"
