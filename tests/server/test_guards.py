"""Who may do what, and when: every guard of every action refuses."""

from collections.abc import Callable
from typing import Any

import pytest

from herotable.server.rooms import guards, log_limits, wire
from herotable.server.rooms.actions import ROWS
from herotable.server.rooms.entries import Said
from herotable.server.rooms.guards import Actor

from .desk import Desk, refused

Guard = Callable[[Actor, Any], None]
NO_SEAT = 9


def lobby() -> Desk:
    desk = Desk(seats=3)
    for seat, person in enumerate(("ann", "bob")):
        desk.act(person, wire.Join(seat))
    return desk


def in_play() -> Desk:
    return Desk().start("ann", "bob")


def left_to_a_bot() -> Desk:
    desk = in_play()
    desk.act("bob", wire.Leave(1))
    return desk


def paused_and_left_to_a_bot() -> Desk:
    desk = in_play()
    desk.pause()
    desk.act("bob", wire.Leave(1))
    return desk


def with_bob_sent_away() -> Desk:
    desk = lobby()
    desk.act("ann", wire.Kick(1))
    return desk


def with_a_full_log() -> Desk:
    desk = lobby()
    while desk.room.number < log_limits.LONGEST_LOBBY:
        desk.enter(Said("ann", "Ann", "hello"))
    return desk


def of_seat(seat: int) -> list[wire.AnyAction]:
    """The actions that are for one's own seat during the game."""
    return [
        wire.Undo(seat, 0), wire.Answer(seat, 0, True), wire.Offer(seat), wire.Agree(seat, True), wire.Pause(seat),
        wire.Consent(seat, True), wire.Resume(seat), wire.Return(seat), wire.Claim(seat),
    ]  # fmt: skip


def of_player(seat: int) -> list[wire.AnyAction]:
    """The actions that somebody leaves to the bot which stands in for them, but for `Resume`."""
    return [wire.Play(seat, "roll", 1), wire.Undo(seat, 0), wire.Offer(seat), wire.Pause(seat), wire.Claim(seat)]


# Each: a guard, a table, a person, the actions that it refuses to them there, and the code of the refusal.
REFUSED: list[tuple[Guard, Callable[[], Desk], str, list[wire.AnyAction], str]] = [
    (guards.in_lobby, in_play, "ann", [wire.Join(), wire.Kick(1), wire.Readmit(1), wire.AddBot(1)], "not-lobby"),
    (guards.in_lobby, in_play, "ann", [wire.Ready(0), wire.Start()], "not-lobby"),
    (guards.in_game, lobby, "ann", [*of_seat(0), wire.Replace(1)], "not-playing"),
    (guards.after_game, in_play, "ann", [wire.Rematch()], "not-over"),
    (guards.is_host, lobby, "bob", [wire.Kick(0), wire.Readmit(1), wire.AddBot(2), wire.Start()], "not-your-table"),
    (guards.not_sent_away, with_bob_sent_away, "bob", [wire.Join()], "sent-away"),
    (log_limits.has_room_in_lobby, with_a_full_log, "eve", [wire.Join()], "too-often"),
    (guards.has_seat, in_play, "eve", [wire.Say("psst"), wire.Replace(1)], "not-your-seat"),
    (guards.seat_exists, lobby, "ann", [wire.Kick(NO_SEAT), wire.AddBot(NO_SEAT)], "no-such-seat"),
    (guards.seat_exists, in_play, "ann", [wire.Replace(NO_SEAT)], "no-such-seat"),
    (guards.own_seat, in_play, "ann", [*of_seat(1), wire.Leave(1), wire.Play(1, "roll", 1)], "not-your-seat"),
    (guards.own_seat, lobby, "ann", [wire.Ready(1)], "not-your-seat"),
    (guards.plays_own_seat, left_to_a_bot, "bob", of_player(1), "replaced"),
    (guards.plays_own_seat, paused_and_left_to_a_bot, "bob", [wire.Resume(1)], "replaced"),
]
CASES = [
    pytest.param(desk_of, person, action, code, id=f"{guard.__name__}-{type(action).__name__}")
    for guard, desk_of, person, actions, code in REFUSED
    for action in actions
]


@pytest.mark.parametrize(("desk_of", "person", "action", "code"), CASES)
def test_a_guard_refuses(desk_of, person, action, code):
    assert refused(desk_of(), person, action) == code


def test_every_guard_of_every_action_is_tried():
    tried = {(type(action), guard) for guard, _, _, actions, _ in REFUSED for action in actions}
    assert tried == {(row.action, guard) for row in ROWS for guard in row.guards}
