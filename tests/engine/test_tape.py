"""The tape of a move, and what each seat and the spectator are told of it."""

from typing import Any

import numpy as np
import pytest

from herotable.engine.fields import Handful, Numbers, Seats, Words
from herotable.engine.seats import EVERYONE, NOBODY, all_seats, only
from herotable.engine.table import MOST_SEATS, Table
from herotable.engine.tape import Events, is_told, tell, wipe_tape

COLOURS = ("red", "green", "blue")
EVENTS = Events(
    drawn={"seat": Seats(MOST_SEATS), "card?": Words(*COLOURS), "left": Numbers(0, 9)},
    rolled={"seat": Seats(MOST_SEATS), "dice": Handful(*COLOURS, most=5)},
    guessed={"first?": Words(*COLOURS), "hand?": Handful(*COLOURS, most=5)},
    ended={},
)
DRAWN, ROLLED, GUESSED, ENDED = range(4)
TABLE = Table({}, events=3, fields=[("pot", np.int16)])


def table():
    t = np.zeros(1, TABLE).view(np.recarray)[0]
    t.seats = 3
    return t


def told(t: Any, seat: int | None) -> list[dict]:
    return [EVENTS.read(event.tobytes(), seat) for event in t.tape.event[: t.tape.n]]


def seen_by(to: int) -> set[int | None]:
    """The seats, and None for the spectator, that see the secret of an event told to these."""
    t = table()
    tell(t, to, DRAWN, 1, 2, 4)
    whole, shadow = {"event": "drawn", "seat": 1, "card": "blue", "left": 4}, {"card": None}
    views = {seat: told(t, seat) for seat in (0, 1, 2, None)}
    assert all(view in ([whole], [whole | shadow]) for view in views.values())
    return {seat for seat, view in views.items() if view == [whole]}


@pytest.mark.parametrize("seat", range(3))
def test_only_who_is_told_sees_the_secret(seat):
    assert seen_by(only(seat)) == {seat}


def test_several_seats_can_be_told():
    assert seen_by(only(0) | only(2)) == {0, 2}


def test_all_seats_are_not_the_spectator():
    assert seen_by(all_seats(table())) == {0, 1, 2}


def test_everyone_includes_the_spectator():
    assert seen_by(EVERYONE) == {0, 1, 2, None}


def test_nobody_sees_what_nobody_is_told():
    assert seen_by(NOBODY) == set()


@pytest.mark.parametrize("seat", range(MOST_SEATS))
def test_is_told(seat):
    assert is_told(EVERYONE, seat)
    assert is_told(only(seat), seat)
    assert not is_told(EVERYONE ^ only(seat), seat)
    assert not is_told(only(seat), None)


def test_open_fields_are_seen_even_by_those_not_told():
    t = table()
    tell(t, NOBODY, ROLLED, 2, 1, 0, 2)
    assert told(t, 0) == told(t, None) == [{"event": "rolled", "seat": 2, "dice": ("red", "blue", "blue")}]


def test_every_secret_field_is_hidden():
    t = table()
    tell(t, only(0), GUESSED, 1, 0, 1, 1)
    assert told(t, 0) == [{"event": "guessed", "first": "green", "hand": ("green", "blue")}]
    assert told(t, 1) == [{"event": "guessed", "first": None, "hand": None}]


def test_events_keep_their_order_and_an_event_may_say_nothing():
    t = table()
    tell(t, EVERYONE, DRAWN, 0, 1, 9)
    tell(t, EVERYONE, ENDED)
    assert [event["event"] for event in told(t, None)] == ["drawn", "ended"]
    assert told(t, None)[1] == {"event": "ended"}


def test_all_six_values_are_written():
    t = table()
    tell(t, EVERYONE, ENDED, 1, 2, 3, 4, 5, 6)
    assert t.tape.event[0].values.tolist() == [1, 2, 3, 4, 5, 6]


def test_wiping_leaves_no_trace():
    t, clean = table(), table().tobytes()
    for _ in range(3):
        tell(t, EVERYONE, ENDED, 1, 2, 3, 4, 5, 6)
    assert t.tape.n == 3
    assert t.tobytes() != clean
    wipe_tape(t)
    assert t.tobytes() == clean


def test_the_tape_touches_nothing_else():
    t = table()
    t.pot, t.score[:] = 77, range(MOST_SEATS)
    for _ in range(3):
        tell(t, EVERYONE, ENDED, 1, 2, 3, 4, 5, 6)
    wipe_tape(t)
    assert t.pot == 77
    assert t.score.tolist() == list(range(MOST_SEATS))


def test_a_full_tape_takes_no_more():
    """Past its end lies memory that is not the table's."""
    t = table()
    assert [tell(t, EVERYONE, DRAWN, 1, 2, left) for left in range(5)] == [True] * 3 + [False] * 2
    assert [event["left"] for event in told(t, 0)] == [0, 1, 2]
