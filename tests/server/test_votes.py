"""What needs everybody: who is asked, and who is not."""

import pytest

from herotable.server.live.subscribers import Subscriber
from herotable.server.rooms import wire
from herotable.server.rooms.entries import Replaced
from herotable.server.rooms.person import Person

from .desk import Desk, refused
from .halls import ANN, halls, run, written


def test_ending_needs_everybody():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.act("ann", wire.Offer(0))
    assert refused(desk, "ann", wire.Agree(0, True)) == "not-asked"
    desk.act("bob", wire.Agree(1, True))
    assert desk.room.state == "playing"
    desk.act("cid", wire.Agree(2, False))
    assert desk.room.end is None
    desk.act("bob", wire.Offer(1))
    desk.act("ann", wire.Agree(0, True))
    desk.act("cid", wire.Agree(2, True))
    assert desk.room.ended == "agreed"


def test_a_vote_nobody_is_left_to_join_is_carried():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.act("ann", wire.Offer(0))
    desk.act("bob", wire.Agree(1, True))
    desk.act("cid", wire.Leave(2))
    assert desk.room.state == "playing"
    desk.act("ann", wire.Offer(0))
    assert desk.room.ended == "agreed"


def test_who_was_replaced_by_others_and_is_here_again_has_a_voice():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    desk.absent.add("bob")
    desk.act("ann", wire.Replace(1))
    desk.act("cid", wire.Leave(2))
    desk.absent.clear()
    desk.act("ann", wire.Offer(0))
    assert desk.room.state == "playing"
    assert refused(desk, "cid", wire.Agree(2, True)) == "not-asked"
    assert refused(desk, "bob", wire.Offer(1)) == "replaced"
    desk.act("bob", wire.Agree(1, True))
    assert desk.room.ended == "agreed"


def test_who_was_replaced_by_others_and_is_away_keeps_nobody_waiting():
    desk = Desk().start("ann", "bob")
    desk.absent.add("bob")
    desk.act("ann", wire.Replace(1))
    desk.play_any()
    desk.act("ann", wire.Undo(0, 0))
    assert desk.match.rows == []
    desk.act("ann", wire.Offer(0))
    assert desk.room.ended == "agreed"


def test_an_offer_to_end_is_answered_before_the_next_move():
    desk = Desk().start("ann", "bob")
    desk.act("ann", wire.Offer(0))
    desk.play_any()
    assert refused(desk, "bob", wire.Agree(1, True)) == "not-asked"


@pytest.mark.parametrize("is_here", [True, False])
def test_who_is_connected_is_here(store, is_here):
    async def story() -> str:
        async with halls(store) as (hall,):
            hall.began -= 3600
            live = await hall.live_room(await written(store, "ann", "bob"))
            await hall.append(live.room.id, lambda _: Replaced(1, "random", absent=True))
            if is_here:
                live.subscribers.add(Subscriber(Person("bob", "guest", "Bob")), live.room, None)
            await hall.act(ANN, live.room.id, wire.Offer(0))
            return live.room.state

    assert run(story()) == ("playing" if is_here else "over")
