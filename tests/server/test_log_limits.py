"""How long a log may become, whatever the people at a table do."""

from collections.abc import Callable, Iterable

import pytest

from herotable.server.errors import Refusal
from herotable.server.rooms import log_limits, wire
from herotable.server.rooms.actions import ROWS
from herotable.server.rooms.entries import Returned, Said, Undone

from .desk import Desk, refused


def alone() -> Desk:
    """Ann on both seats: she needs nobody's consent."""
    desk = Desk()
    for seat in (0, 1):
        desk.act("ann", wire.Join(seat))
    desk.act("ann", wire.Start())
    return desk


def repeat_until_refused(*steps: Callable[[], None]) -> None:
    """Do these steps again and again, until one of them is refused as done too often."""
    with pytest.raises(Refusal) as refusal:
        repeat(steps)
    assert refusal.value.code == "too-often"


def repeat(steps: Iterable[Callable[[], None]]) -> None:
    for _ in range(1000):
        for step in steps:
            step()


def test_moves_are_taken_back_and_made_again_only_so_often():
    desk = alone()
    seat = desk.match.waiting[0]
    repeat_until_refused(desk.play_any, lambda: desk.act("ann", wire.Undo(seat, 0)))
    assert len(desk.room.lines) < 1000
    desk.play_any()  # the game goes on


def test_nobody_uses_up_the_share_of_another():
    desk = Desk().start("ann", "bob")
    for _ in range(1000):
        desk.act("ann", wire.Say("hello"))
    assert refused(desk, "ann", wire.Say("hello")) == "too-often"
    desk.act("bob", wire.Say("hello"))


@pytest.mark.parametrize("there_and_back", [
    (wire.Pause(0), wire.Consent(1, False)),
    (wire.Replace(0), wire.Return(0)),
    (wire.Offer(0), wire.Agree(1, False)),
])  # fmt: skip
def test_nothing_goes_there_and_back_for_ever(there_and_back):
    desk = Desk().start("ann", "bob")
    there, back = there_and_back
    other = "bob" if isinstance(back, wire.Agree | wire.Consent) else "ann"
    repeat_until_refused(lambda: desk.act("ann", there), lambda: desk.act(other, back))
    assert len(desk.room.lines) < 300


def test_who_is_not_ready_and_ready_again_stops_at_last():
    desk = Desk()
    desk.act("ann", wire.Join(0))
    for n in range(200):
        desk.act("ann", wire.Ready(0, bool(n % 2)))
    assert refused(desk, "ann", wire.Ready(0)) == "too-often"
    for n in range(500):
        desk.act("ann", wire.AddBot(1, "easy" if n % 2 else "hard"))
    assert refused(desk, "ann", wire.AddBot(1, "hard")) == "too-often"


def test_strangers_do_not_fill_the_log_of_a_lobby(monkeypatch):
    monkeypatch.setattr(log_limits, "LONGEST_LOBBY", 20)
    desk = Desk()
    desk.act("ann", wire.Join(0))
    guest = 0
    while len(desk.room.lines) < 20:
        guest += 1
        desk.act(f"guest {guest}", wire.Join(1))
        desk.act(f"guest {guest}", wire.Leave(1))
    assert refused(desk, "bob", wire.Join(1)) == "too-often"


def test_a_choice_that_was_made_is_changed_only_so_often(monkeypatch):
    monkeypatch.setattr(log_limits, "MOST_CHANGES", 3)
    desk = Desk("battle", 2).start("ann", "bob")
    while not any(seat not in desk.match.waiting and desk.match.legal(seat) for seat in (0, 1)):
        desk.play_any()
    seat = next(seat for seat in (0, 1) if seat not in desk.match.waiting)
    for _ in range(3):
        desk.play(seat, str(desk.match.legal(seat)[0]))
    with pytest.raises(Refusal) as refusal:
        desk.play(seat, str(desk.match.legal(seat)[0]))
    assert refusal.value.code == "too-often"
    desk.play(1 - seat, str(desk.match.legal(1 - seat)[0]))  # the other one may choose


def test_a_game_that_goes_on_for_ever_ends(monkeypatch):
    desk = Desk().start("ann", "bob")
    desk.play_any()
    monkeypatch.setattr(log_limits, "LONGEST", desk.room.number)
    desk.play_any()
    assert (desk.room.state, desk.room.ended, desk.match.over) == ("over", "too-long", False)


def test_all_lines_of_people_are_bounded():
    """What has no limit follows something that has one, happens once, or is bounded by the rules of the game."""
    unlimited = {row.action.__name__ for row in ROWS if row.most is None}
    assert unlimited == set(
        "Leave Kick Start Play Answer Agree Consent Claim Resume Replace Rematch".split()  # noqa: SIM905
    )


def test_old_logs_that_are_longer_can_still_be_read():
    desk = alone()
    for _ in range(500):
        desk.play_any()
        desk.enter(Undone(0, 0))
        desk.enter(Said("ann", "Ann", "once more"))
        desk.enter(Returned(0))
    desk.play_any()
    assert desk.match.made == 1
