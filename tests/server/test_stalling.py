"""Players who keep the others waiting: a bot plays on, the win is claimed or the game ended."""

import time
from typing import Any

import pytest
from sqlalchemy import select

from herotable.engine.history import History
from herotable.server.database.schema import RATING, RESULT
from herotable.server.database.store import Store
from herotable.server.errors import Refusal
from herotable.server.http.proofs import proof_of
from herotable.server.http.replays import find_finished
from herotable.server.live.hall import Hall
from herotable.server.live.live_room import LiveRoom
from herotable.server.live.subscribers import Subscriber, Subscribers
from herotable.server.rooms import wire
from herotable.server.rooms.clocks import PATIENCE
from herotable.server.rooms.entries import Ended, Line, Paused
from herotable.server.rooms.person import Person
from herotable.server.rooms.views import room_view

from .desk import Desk, refused
from .halls import any_move, halls, run, written
from .stories import add_person


def waiting_since(live: LiveRoom, seconds: float) -> int:
    """Let the seat that decides have done so for as long; the seat."""
    (seat,) = live.room.clocks._since
    live.room.clocks._since[seat] = time.time() - seconds
    return seat


def other(seat: int) -> Person:
    return [Person("bob", "guest", "Bob"), Person("ann", "guest", "Ann")][seat]


async def a_silent_table(hall: Hall, store: Any, **setup: Any) -> LiveRoom:
    """Both players are connected, and the server has run for long."""
    live = await hall.live_room(await written(store, "ann", "bob", **setup))
    for seat in (0, 1):
        live.subscribers.add(Subscriber(other(seat)), live.room, None)
    hall.began -= 2 * PATIENCE
    return live


def test_a_bot_plays_for_who_is_here_but_decides_nothing(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            seat = waiting_since(live, PATIENCE - 60)
            with pytest.raises(Refusal) as refusal:
                await hall.act(other(seat), live.room.id, wire.Replace(seat))
            assert refusal.value.code == "not-absent"
            waiting_since(live, PATIENCE + 1)
            await hall.act(other(seat), live.room.id, wire.Replace(seat))
            assert live.room.chairs[seat].stand_in == "normal"
            await hall.act(other(1 - seat), live.room.id, wire.Return(seat))
            assert live.room.bot_of(seat) is None

    run(story())


def test_who_does_not_have_to_decide_keeps_nobody_waiting(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            seat = waiting_since(live, PATIENCE + 1)
            assert live.room.silent_people(time.time()) == {other(1 - seat).id}
            await hall.act(other(1 - seat), live.room.id, any_move(live.room, seat))
            assert live.room.silent_people(time.time()) == set()

    run(story())


def test_a_server_that_was_away_gives_everybody_time(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            hall.began = time.time()
            seat = waiting_since(live, PATIENCE + 1)
            with pytest.raises(Refusal):
                await hall.act(other(seat), live.room.id, wire.Replace(seat))

    run(story())


def ratings_of(store: Store) -> dict[str, float]:
    with store.engine.connect() as connection:
        return {row.person: row.mu for row in connection.execute(select(RATING))}


def results_of(store: Store) -> list[tuple[str, bool, bool]]:
    with store.engine.connect() as connection:
        return [(row.person, row.won, row.rated) for row in connection.execute(select(RESULT).order_by(RESULT.c.seat))]


async def a_rated_table(hall: Hall, store: Store, **setup: Any) -> LiveRoom:
    with store.engine.begin() as connection:
        for person in ("ann", "bob"):
            add_person(connection, person, "account")
    return await a_silent_table(hall, store, **setup)


@pytest.mark.parametrize("action", [wire.Claim, wire.Offer])
def test_who_decides_nothing_loses_a_rated_match(embedded, action):
    async def story() -> tuple[LiveRoom, int]:
        async with halls(embedded) as (hall,):
            live = await a_rated_table(hall, embedded)
            seat = waiting_since(live, PATIENCE + 1)
            await hall.act(other(seat), live.room.id, action(1 - seat))
            return live, seat

    live, seat = run(story())
    silent, stayed = live.room.chairs[seat].person, live.room.chairs[1 - seat].person
    has_claimed = action is wire.Claim
    assert (live.room.state, live.room.ended) == ("over", "claimed" if has_claimed else "agreed")
    assert sorted(results_of(embedded)) == sorted([(silent, False, True), (stayed, has_claimed, True)])
    ratings = ratings_of(embedded)
    assert ratings[stayed] > 25 > ratings[silent]
    with embedded.engine.connect() as connection:
        assert proof_of(find_finished(connection, live.room.id)).ok


def test_who_is_away_loses_a_rated_match_with_a_clock_too(embedded):
    async def story() -> str | None:
        async with halls(embedded) as (hall,):
            hall.began -= 2 * PATIENCE
            live = await a_rated_table(hall, embedded, clock=wire.Clock(86400))
            live.subscribers = Subscribers()
            live.subscribers.add(Subscriber(other(1)), live.room, None)  # Ann alone
            live.room.lines = History(Line(line.number, 0.0, line.entry) for line in live.room.lines)
            await hall.act(other(1), live.room.id, wire.Claim(0))
            return live.room.ended

    assert run(story()) == "claimed"
    assert results_of(embedded) == [("ann", True, True), ("bob", False, True)]


def test_nobody_claims_a_win_over_who_is_here_or_over_bots(embedded):
    async def story() -> None:
        async with halls(embedded) as (hall,):
            live = await a_silent_table(hall, embedded)
            seat = waiting_since(live, PATIENCE - 60)
            for claim in (wire.Claim(seat), wire.Claim(1 - seat)):
                with pytest.raises(Refusal):
                    await hall.act(other(1 - claim.seat), live.room.id, claim)
            await hall.act(other(seat), live.room.id, wire.Offer(1 - seat))
            assert live.room.state == "playing"  # who is here is asked

    run(story())
    alone = Desk().start("ann")
    assert refused(alone, "ann", wire.Claim(0)) == "not-absent"


def test_all_others_have_to_be_away_for_a_claim_and_none_to_end_the_game():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.absent.add("bob")
    assert refused(desk, "ann", wire.Claim(0)) == "not-absent"
    desk.act("ann", wire.Offer(0))
    desk.act("cid", wire.Agree(2, True))
    assert desk.room.lines[-1].entry == Ended("agreed", away=(1,))


def test_a_win_is_claimed_over_who_left_it_to_a_bot_and_is_gone():
    desk = Desk().start("ann", "bob")
    desk.act("bob", wire.Leave(1))
    assert refused(desk, "ann", wire.Claim(0)) == "not-absent"
    desk.absent.add("bob")
    desk.act("ann", wire.Claim(0))
    told = room_view(desk.room, None, frozenset(), 0)
    assert (told.ended, told.winner, told.seed) == ("claimed", 0, "7")


def test_a_pause_needs_everybody():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.act("ann", wire.Pause(0))
    assert refused(desk, "bob", wire.Pause(1)) == "asked-already"
    assert refused(desk, "ann", wire.Consent(0, True)) == "not-asked"
    desk.act("bob", wire.Consent(1, True))
    desk.play_any()  # a move ends the question
    assert refused(desk, "cid", wire.Consent(2, True)) == "not-asked"
    desk.act("ann", wire.Pause(0))
    desk.act("bob", wire.Consent(1, False))
    assert (desk.room.pause, desk.room.is_paused) == (None, False)
    desk.act("ann", wire.Pause(0))
    desk.act("bob", wire.Consent(1, True))
    desk.act("cid", wire.Consent(2, True))
    assert (desk.room.pause, desk.room.is_paused) == (None, True)
    assert desk.room.lines[-1].entry == Paused(0)


def test_who_plays_with_bots_pauses_at_once():
    desk = Desk().start("ann")
    desk.act("ann", wire.Pause(0))
    assert desk.room.is_paused


def test_pauses_and_clocks_try_nobodys_patience():
    desk = Desk().start("ann", "bob")
    desk.at += PATIENCE - 1
    desk.pause()
    desk.at += 1000
    desk.act("ann", wire.Resume(0))
    assert desk.room.clocks.silent(desk.at) == set()
    assert desk.room.clocks.silent(desk.at + 2) == set(desk.match.waiting)
    timed = Desk(clock=wire.Clock(3600)).start("ann", "bob")
    assert timed.room.clocks.silent(timed.at + 3000) == set()
