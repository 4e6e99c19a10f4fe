"""What a room shows to whom."""

import pytest

from herotable.server import wire
from herotable.server.showing import snapshot, update

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
