"""Sent again because an answer was lost: done once, and answered with the entry it was."""

from typing import Any

import msgspec
import pytest

from herotable.server.database.store import Unavailable
from herotable.server.rooms import wire
from herotable.server.rooms.actions import ROWS
from herotable.server.rooms.idempotency import DuplicateAction

from .desk import Desk
from .halls import ANN, Interrupted, halls, log_of, run, written


def lobby() -> Desk:
    desk = Desk(seats=3)
    desk.act("ann", wire.Join(0))
    desk.act("bob", wire.Join(1))
    return desk


def game(*before: tuple[str, wire.AnyAction]) -> Desk:
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.play_any()
    for person, action in before:
        desk.act(person, action)
    return desk


def away() -> Desk:
    desk = game()
    desk.absent.add("bob")
    return desk


def all_away() -> Desk:
    desk = away()
    desk.absent.add("cid")
    return desk


def asked_to_pause(*then: tuple[str, wire.AnyAction]) -> Desk:
    return game(("ann", wire.Pause(0)), *then)


def sent_away() -> Desk:
    desk = lobby()
    desk.act("ann", wire.Kick(1))
    return desk


def ready() -> Desk:
    desk = lobby()
    desk.act("bob", wire.Ready(1))
    desk.act("ann", wire.AddBot(2))
    return desk


SENT: list[tuple[Any, str, Any]] = [
    (lobby, "cid", wire.Join()),
    (lobby, "ann", wire.Join()),
    (lobby, "cid", wire.Join(2, "Ann")),
    (lobby, "bob", wire.Leave(1)),
    (lambda: game(), "bob", wire.Leave(1)),
    (lobby, "ann", wire.Kick(1)),
    (sent_away, "ann", wire.Readmit(3)),
    (lobby, "ann", wire.AddBot(2, "hard")),
    (lobby, "bob", wire.Ready(1, word="luck")),
    (ready, "ann", wire.Start()),
    (game, "ann", wire.Undo(0, 0)),
    (lambda: game(("ann", wire.Undo(0, 0))), "bob", wire.Answer(1, 0, True)),
    (game, "ann", wire.Say("ha")),
    (game, "ann", wire.Say(preset="hello")),
    (game, "ann", wire.Pause(0)),
    (asked_to_pause, "bob", wire.Consent(1, True)),
    (lambda: asked_to_pause(("bob", wire.Consent(1, True))), "cid", wire.Consent(2, True)),
    (lambda: asked_to_pause(("bob", wire.Consent(1, True)), ("cid", wire.Consent(2, True))), "bob", wire.Resume(1)),
    (game, "ann", wire.Offer(0)),
    (lambda: game(("ann", wire.Offer(0))), "bob", wire.Agree(1, False)),
    (lambda: game(("ann", wire.Offer(0)), ("bob", wire.Agree(1, True))), "cid", wire.Agree(2, True)),
    (away, "ann", wire.Replace(1, "hard")),
    (all_away, "ann", wire.Claim(0)),
    (lambda: game(("bob", wire.Leave(1))), "bob", wire.Return(1)),
]


@pytest.mark.parametrize(("desk_of", "person", "action"), SENT, ids=lambda value: type(value).__name__)
def test_an_action_sent_again_is_done_once(desk_of, person, action):
    desk = desk_of()
    sent = msgspec.structs.replace(action, after=desk.room.number)
    desk.act(person, sent)
    number = desk.room.number
    desk.act("ann" if desk.room.seats_of("ann") else "bob", wire.Say("something else"))
    with pytest.raises(DuplicateAction) as duplicate:
        desk.act(person, sent)
    assert duplicate.value.number == number


def test_every_action_at_a_table_can_be_sent_again():
    assert {type(action) for _, _, action in SENT} == {row.action for row in ROWS} - {wire.Play, wire.Rematch}


def test_what_is_meant_anew_is_done_anew():
    desk = game()
    for _ in range(2):
        desk.act("ann", wire.Say("ha", after=desk.room.number))
    desk.act("bob", wire.Say("ha", after=0))
    desk.act("ann", wire.Say("ho", after=0))
    assert [line.entry.text for line in desk.room.lines[-4:]] == ["ha", "ha", "ha", "ho"]


# Each: a table, a person, an action, and another one that differs from it in one field.
MEANT_ANEW: list[tuple[Any, str, Any, Any]] = [
    (lobby, "bob", wire.Ready(1, word="luck"), wire.Ready(1, word="chance")),
    (lobby, "bob", wire.Ready(1), wire.Ready(1, ready=False)),
    (lobby, "ann", wire.AddBot(2, "hard"), wire.AddBot(2, "easy")),
    (game, "ann", wire.Say("ha"), wire.Say("ho")),
    (game, "ann", wire.Say(preset="hello"), wire.Say(preset="thanks")),
]


@pytest.mark.parametrize(("desk_of", "person", "first", "second"), MEANT_ANEW, ids=lambda value: type(value).__name__)
def test_an_action_that_differs_in_one_field_is_not_taken_for_a_repeat(desk_of, person, first, second):
    desk = desk_of()
    after = desk.room.number
    desk.act(person, msgspec.structs.replace(first, after=after))
    desk.act(person, msgspec.structs.replace(second, after=after))
    assert desk.room.number == after + 2


def test_several_seats_at_one_device_have_a_name_each():
    desk = Desk(seats=3)
    desk.act("ann", wire.Join())
    for name in ("Kid", "Kim"):
        desk.act("ann", wire.Join(name=name, after=1))
    assert [chair.name for chair in desk.room.chairs] == ["Ann", "Kid", "Kim"]


def test_a_line_whose_answer_was_lost_is_said_once(store, monkeypatch):
    async def lose() -> None:
        raise Unavailable("connection lost during commit")

    async def story() -> list[str]:
        async with halls(store) as (hall,):
            match = (await hall.live_room(await written(store, "ann", "bob"))).room
            line = wire.Say("hello", after=match.number)
            Interrupted(store, "write", monkeypatch).after = lose
            with pytest.raises(Unavailable):
                await hall.act(ANN, match.id, line)
            assert await hall.act(ANN, match.id, line) == match.number + 1
            return [type(line.entry).__name__ for line in (await log_of(store, match.id)).lines[match.number :]]

    assert run(story()) == ["Said"]
