"""What a log makes of a room."""

import pytest

from herotable.server.errors import Refusal
from herotable.server.rooms import wire
from herotable.server.rooms.entries import Adopted, Gone, Moved
from herotable.server.rooms.idempotency import DuplicateAction
from herotable.server.rooms.views import eyes, public_entry, room_view

from .desk import Desk, refused


def test_people_sit_down_and_the_host_starts_when_all_are_ready():
    desk = Desk(seats=3)
    desk.act("ann", wire.Join())
    desk.act("bob", wire.Join(seat=2))
    assert refused(desk, "bob", wire.Join(seat=0)) == "seat-taken"
    assert refused(desk, "bob", wire.AddBot(1)) == "not-your-table"
    assert refused(desk, "ann", wire.Start()) == "seat-open"
    desk.act("ann", wire.AddBot(1, "hard"))
    assert refused(desk, "ann", wire.Start()) == "not-ready"
    assert refused(desk, "ann", wire.Ready(2)) == "not-your-seat"
    desk.act("bob", wire.Ready(2, word="luck"))
    desk.act("ann", wire.Start())
    assert desk.room.state == "playing"
    assert desk.match.words == ("", "", "luck")
    assert refused(desk, "cid", wire.Join()) == "not-lobby"


def test_the_host_sends_people_away_and_a_table_nobody_sits_at_ends():
    desk = Desk()
    desk.act("ann", wire.Join())
    desk.act("bob", wire.Join())
    assert refused(desk, "bob", wire.Kick(0)) == "not-your-table"
    desk.act("ann", wire.Kick(1))
    assert desk.room.chairs[1].is_open
    desk.act("ann", wire.Leave(0))
    assert desk.room.ended == "abandoned"


def test_who_is_sent_away_sits_down_again_only_when_the_host_says_so():
    desk = Desk(seats=3)
    for person in ("ann", "bob"):
        desk.act(person, wire.Join())
    desk.act("ann", wire.Kick(1))
    (sent,) = room_view(desk.room, "bob", frozenset(), 0).sent_away
    assert (sent.name, sent.mine, sent.entry) == ("Bob", True, desk.room.number)
    assert not room_view(desk.room, "eve", frozenset(), 0).sent_away[0].mine
    assert refused(desk, "bob", wire.Join()) == "sent-away"
    assert refused(desk, "bob", wire.Readmit(sent.entry)) == "not-your-table"
    assert refused(desk, "ann", wire.Readmit(sent.entry - 1)) == "not-sent-away"
    desk.act("ann", wire.Readmit(sent.entry))
    assert refused(desk, "ann", wire.Readmit(sent.entry)) == "not-sent-away"
    desk.act("bob", wire.Join())


def test_a_guest_who_was_sent_away_stays_away_with_an_account_and_one_who_is_deleted_is_forgotten():
    desk = Desk(seats=3)
    for person in ("ann", "bob"):
        desk.act(person, wire.Join())
    desk.act("ann", wire.Kick(1))
    desk.enter(Adopted("bob", "robert"))
    assert refused(desk, "robert", wire.Join()) == "sent-away"
    desk.enter(Gone("robert"))
    assert room_view(desk.room, "ann", frozenset(), 0).sent_away == []


def test_a_bot_and_the_hosts_own_seats_are_freed_without_sending_anybody_away():
    desk = Desk(seats=3)
    desk.act("ann", wire.Join())
    desk.act("ann", wire.Join())
    desk.act("ann", wire.AddBot(2))
    for seat in (1, 2):
        desk.act("ann", wire.Kick(seat))
    assert desk.room.sent_away == []
    desk.act("ann", wire.Join())


def test_whoever_sits_first_is_host_when_the_owner_has_left():
    desk = Desk()
    desk.act("ann", wire.Join())
    desk.act("bob", wire.Join())
    desk.act("ann", wire.Leave(0))
    assert desk.room.host == "bob"
    desk.act("bob", wire.AddBot(0))


def test_one_person_may_hold_several_seats_each_with_a_name():
    desk = Desk()
    desk.act("ann", wire.Join())
    desk.act("ann", wire.Join())
    assert [chair.name for chair in desk.room.chairs] == ["Ann", "Ann 2"]
    desk.act("ann", wire.Start())
    assert [one.seat for one in eyes(desk.room, "ann", 0)] == [0, 1]


def test_the_same_move_sent_twice_is_accepted_once():
    desk = Desk().start("ann", "bob")
    seat = desk.match.waiting[0]
    move, request = str(desk.match.legal(seat)[0]), desk.room.requests[seat]
    desk.play(seat, move)
    number = desk.room.number
    with pytest.raises(DuplicateAction) as duplicate:
        desk.play(seat, move, request)
    assert duplicate.value.number == desk.room.number == number


def test_a_move_for_a_former_request_is_refused():
    desk = Desk().start("ann", "bob")
    seat = desk.match.waiting[0]
    request = desk.room.requests[seat]
    desk.play_any()
    with pytest.raises(Refusal) as refusal:
        desk.play(seat, str(desk.match.legal(seat)[-1]), request)
    assert refusal.value.code == "former-request"


def test_a_request_stays_open_while_others_choose_and_a_choice_can_be_changed_until_the_last():
    desk = Desk("battle", 3).start("ann", "bob", "cid")
    asked = dict(desk.room.requests)
    first, second = desk.match.legal(1)
    desk.play(1, str(first))
    assert desk.room.requests[0] == asked[0]
    desk.play(1, str(second))
    desk.play(0, str(desk.match.legal(0)[0]), asked[0])
    assert desk.match.moves[1] == (1, second)


def test_a_forbidden_move_names_its_paragraph_and_an_unknown_one_is_unreadable():
    desk = Desk().start("ann", "bob")
    other = 1 - desk.match.waiting[0]
    desk.room.requests[other] = 1
    with pytest.raises(Refusal) as refusal:
        desk.play(other, "roll")
    assert refusal.value.rule is not None
    assert refusal.value.rule.startswith("P")
    with pytest.raises(Refusal) as refusal:
        desk.play(1 - other, "fly away")
    assert refusal.value.code == "unreadable"


def test_an_entry_tells_nobody_the_move():
    desk = Desk("battle", 2).start("ann", "bob")
    desk.play(0, str(desk.match.legal(0)[0]))
    line = desk.room.lines[-1]
    assert isinstance(line.entry, Moved)
    assert line.entry.move not in str(public_entry(line))


def test_the_seed_is_revealed_at_the_end_and_only_then():
    desk = Desk().start("ann", "bob")
    assert room_view(desk.room, "ann", frozenset(), 0).seed is None
    while not desk.match.over:
        desk.play_any()
    view = room_view(desk.room, "ann", frozenset(), 0)
    assert (view.state, view.ended, view.seed) == ("over", "won", "7")


def test_a_word_for_the_dice_is_secret_until_the_end():
    desk = Desk()
    for seat, person in enumerate(("ann", "bob")):
        desk.act(person, wire.Join(seat))
    desk.act("bob", wire.Ready(1, word="luck"))
    shown = [room_view(desk.room, "ann", frozenset(), 0).words]
    desk.act("ann", wire.Start())
    shown.append(room_view(desk.room, "ann", frozenset(), 0).words)
    while not desk.match.over:
        desk.play_any()
    assert [*shown, room_view(desk.room, "ann", frozenset(), 0).words] == [[], [], ["", "luck"]]


def test_pause_stops_moves_and_resume_lets_them():
    desk = Desk().start("ann", "bob")
    desk.pause()
    assert refused(desk, "bob", wire.Pause(1)) == "paused"
    with pytest.raises(Refusal) as refusal:
        desk.play_any()
    assert refusal.value.code == "paused"
    desk.act("ann", wire.Resume(0))
    desk.play_any()


def test_a_bot_takes_an_absent_seat_and_hands_it_back():
    desk = Desk().start("ann", "bob")
    assert refused(desk, "ann", wire.Replace(1)) == "not-absent"
    desk.absent.add("bob")
    desk.act("ann", wire.Replace(1))
    assert desk.room.bot_of(1) == "normal"
    assert eyes(desk.room, "bob", 0)[0].request is None
    assert refused(desk, "bob", wire.Play(1, "roll", desk.room.requests.get(1, 0))) == "replaced"
    desk.act("bob", wire.Return(1))
    assert desk.room.bot_of(1) is None


def test_who_leaves_during_the_game_is_played_by_a_bot():
    desk = Desk().start("ann", "bob")
    desk.act("bob", wire.Leave(1))
    assert desk.room.bot_of(1) == "normal"


def test_chat_is_for_those_who_sit_here():
    desk = Desk().start("ann", "bob")
    desk.act("ann", wire.Say(preset="hello"))
    assert public_entry(desk.room.lines[-1]).preset == "hello"
    assert refused(desk, "eve", wire.Say(text="psst")) == "not-your-seat"
    assert refused(desk, "ann", wire.Say()) == "unreadable"


def test_the_clock_takes_from_the_reserve_only_what_a_move_takes_too_long():
    desk = Desk(clock=wire.Clock(per_move=10, reserve=60)).start("ann", "bob")
    seat = desk.match.waiting[0]
    assert desk.room.clocks.deadline(seat) == 170.0
    desk.at += 25
    desk.play_any()
    assert desk.room.clocks.reserve(seat) == 45.0
    desk.at += 5
    desk.pause()
    assert desk.room.clocks.next_deadline() is None


def test_a_bot_that_thought_too_long_does_not_move_for_a_person_who_is_back():
    desk = Desk().start("ann", "bob")
    seat = desk.match.waiting[0]
    person = ("ann", "bob")[seat]
    desk.act(person, wire.Replace(seat, "master"))
    desk.act(person, wire.Return(seat))
    with pytest.raises(Refusal) as refusal:
        desk.play(seat, str(desk.match.legal(seat)[0]), by="bot")
    assert refusal.value.code == "not-your-seat"


def test_a_pause_gives_nobody_more_time():
    desk = Desk(clock=wire.Clock(per_move=10)).start("ann", "bob")
    seat = desk.match.waiting[0]
    deadline = desk.room.clocks.deadline(seat)
    assert deadline is not None
    desk.at += 4
    desk.pause()
    desk.at += 100
    desk.act("ann", wire.Resume(0))
    assert desk.room.clocks.deadline(seat) == deadline + 100


def test_others_do_not_choose_the_bot_of_an_absent_person():
    desk = Desk().start("ann", "bob")
    desk.absent.add("bob")
    desk.act("ann", wire.Replace(1, "random"))
    assert desk.room.bot_of(1) == "normal"
    assert refused(desk, "bob", wire.Pause(1)) == "replaced"
