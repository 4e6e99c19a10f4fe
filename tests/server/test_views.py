"""What a room shows to whom."""

import asyncio
import json

import pytest

from herotable.server.live.subscribers import Subscriber, Subscribers
from herotable.server.rooms import wire
from herotable.server.rooms.person import Person
from herotable.server.rooms.views import snapshot, update

from .desk import Desk


@pytest.mark.parametrize("spectators", [True, False])
def test_where_nobody_may_look_on_the_chat_is_for_those_who_sit_there(spectators):
    desk = Desk(spectators=spectators)
    desk.act("ann", wire.Join())
    desk.act("ann", wire.Say(text="the cake is for Bob"))
    for person, reads in (("ann", True), ("eve", spectators), (None, spectators)):
        seen = snapshot(desk.room, person, None, frozenset(), 0).missed
        live = update(desk.room, person, frozenset(), 0).happened
        assert [line.number for line in seen] == [1, 2]
        assert seen[-1] == live
        assert ("cake" in str(live)) == ("Ann" in str(live)) == reads


def test_of_several_people_at_the_hosts_device_one_is_the_host():
    desk = Desk(seats=3)
    for person, name in (("ann", None), ("ann", "Amy"), ("bob", None)):
        desk.act(person, wire.Join(name=name))
    seats = snapshot(desk.room, "bob", None, frozenset(), 0).room.seats
    assert [(seat.name, seat.owner, seat.ready) for seat in seats] == [
        ("Ann", True, True),
        ("Amy", False, True),  # nobody waits for them: the host starts
        ("Bob", False, False),
    ]


def test_who_is_sent_away_learns_by_whom():
    desk = Desk(seats=3)
    for person in ("ann", "bob", "cleo"):
        desk.act(person, wire.Join())
    desk.act("ann", wire.Kick(1))
    assert (update(desk.room, "bob", frozenset(), 0).happened.seat, desk.room.seats_of("bob")) == (1, [])
    assert update(desk.room, "bob", frozenset(), 0).happened.by == "host"
    desk.act("cleo", wire.Leave(2))
    assert update(desk.room, "cleo", frozenset(), 0).happened.by is None


def test_who_looks_on_is_told_live_that_they_were_sent_away():
    desk, subscribers = Desk(seats=3), Subscribers()
    for person in ("ann", "bob"):
        desk.act(person, wire.Join())
    desk.act("ann", wire.Kick(1))
    watchers = [Subscriber(Person(id, "guest", id.title())) for id in ("bob", "eve")]

    async def watch() -> None:
        for watcher in watchers:
            subscribers.add(watcher, desk.room, None)
        subscribers.send_update(desk.room)

    asyncio.run(watch())
    told = [
        [json.loads(watcher.queue.get_nowait() or "") for _ in range(watcher.queue.qsize())] for watcher in watchers
    ]
    rooms = [[message["room"] for message in each if message["type"] != "watching"] for each in told]
    assert [each[-1]["sent_away"][0]["mine"] for each in rooms] == [True, False]


def test_every_event_of_a_snapshot_names_the_entry_it_came_with():
    desk = Desk().start("ann")
    told: list[tuple[int, object]] = []
    for _ in range(12):
        desk.play_any()
        (live,) = update(desk.room, "ann", frozenset(), 0).eyes
        assert set(live.entries) <= {desk.room.number}
        told += zip(live.entries, live.events, strict=True)
    began = told[0][0] - 1
    (seen,) = snapshot(desk.room, "ann", began, frozenset(), 0).eyes
    assert list(zip(seen.entries, seen.events, strict=True)) == told
    assert len({number for number, _ in told}) > 1
