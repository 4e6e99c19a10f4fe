"""Undo is free as far back as nobody has learned anything."""

from random import Random

import pytest

import herotable as ht
from herotable.server.errors import Refusal
from herotable.server.rooms import messages, undo_safety, wire
from herotable.server.rooms.idempotency import DuplicateAction
from herotable.server.rooms.undo_safety import is_harmless
from tests import plain_undo

from .desk import Desk

VARIANTS = [(name, seats, options) for name, game in ht.games().items() for seats, options in game.variants()]


def play_until(desk: Desk, verb: str) -> int:
    """Play until a seat may do this, and do it; whose move it was."""
    while True:
        seat = desk.match.waiting[0]
        moves = [move for move in desk.match.legal(seat) if move.name == verb]
        if moves:
            desk.play(seat, str(moves[0]))
            return seat
        desk.play_any()


def test_dice_teach():
    desk = Desk().start("ann", "bob")
    play_until(desk, "roll")
    assert not is_harmless(desk.match, len(desk.match.rows) - 1)


def test_a_secret_choice_teaches_nobody():
    desk = Desk("battle", 2).start("ann", "bob")
    desk.play(0, str(desk.match.legal(0)[0]))
    assert is_harmless(desk.match, 0)
    desk.act("ann", wire.Undo(0, 0))
    assert desk.match.rows == []


def test_placing_a_hero_where_all_see_it_teaches_nothing_new():
    desk = Desk("marines", 2).start("ann", "bob")
    seat = play_until(desk, "place")
    to = len(desk.match.rows) - 1
    assert is_harmless(desk.match, to)
    desk.act(("ann", "bob")[seat], wire.Undo(seat, to))
    assert len(desk.match.rows) == to


def test_what_somebody_learned_needs_the_others_consent():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    seat = play_until(desk, "roll")
    to, people = len(desk.match.rows) - 1, ("ann", "bob", "cid")
    desk.act(people[seat], wire.Undo(seat, to))
    assert desk.room.undo is not None
    for other in {0, 1, 2} - {seat}:
        assert len(desk.match.rows) == to + 1
        desk.act(people[other], wire.Answer(other, to, True))
    assert len(desk.match.rows) == to
    assert desk.room.undo is None


def test_one_no_is_enough_and_a_move_ends_the_question():
    desk = Desk().start("ann", "bob")
    seat = play_until(desk, "roll")
    people = ("ann", "bob")
    desk.act(people[seat], wire.Undo(seat, 0))
    desk.act(people[1 - seat], wire.Answer(1 - seat, 0, False))
    assert desk.room.undo is None
    desk.act(people[seat], wire.Undo(seat, 0))
    desk.play_any()
    assert desk.room.undo is None


@pytest.mark.parametrize(("policy", "code"), [("off", "no-undo"), ("free", "learned")])
def test_a_table_may_allow_less(policy, code):
    desk = Desk(undo=policy).start("ann", "bob")
    seat = play_until(desk, "roll")
    with pytest.raises(Refusal) as refusal:
        desk.act(("ann", "bob")[seat], wire.Undo(seat, 0))
    assert refusal.value.code == code


def test_a_question_nobody_is_left_to_answer_is_answered():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    seat, people = play_until(desk, "roll"), ("ann", "bob", "cid")
    yes, leaves = (seat + 1) % 3, (seat + 2) % 3
    desk.act(people[seat], wire.Undo(seat, 0))
    desk.act(people[yes], wire.Answer(yes, 0, True))
    desk.act(people[leaves], wire.Leave(leaves))
    assert desk.room.match is not None
    assert desk.room.match.rows
    desk.act(people[seat], wire.Undo(seat, 0))
    assert desk.room.match.rows == []


def test_a_yes_to_one_question_is_none_to_another():
    desk = Desk(seats=3).start("ann", "bob", "cid")
    seat, people = play_until(desk, "roll"), ("ann", "bob", "cid")
    desk.play_any()
    moves, yes, leaves = len(desk.match.rows), (seat + 1) % 3, (seat + 2) % 3
    desk.act(people[seat], wire.Undo(seat, 1))
    desk.act(people[yes], wire.Answer(yes, 1, True))
    desk.act(people[leaves], wire.Leave(leaves))
    desk.act(people[seat], wire.Undo(seat, 0))
    assert len(desk.match.rows) == moves
    assert desk.room.undo == messages.Vote(seat, [], 0)


def test_against_bots_alone_everything_can_be_taken_back():
    desk = Desk(seats=3).start("ann")
    for _ in range(5):
        desk.play_any()
    desk.act("ann", wire.Undo(0, 1))
    assert len(desk.match.rows) == 1


def test_after_taking_back_former_requests_are_closed():
    desk = Desk("marines", 2).start("ann", "bob")
    former, (first, *_, other) = desk.room.requests[0], desk.match.legal(0)
    desk.play(0, str(first))
    desk.act("ann", wire.Undo(0, 0))
    with pytest.raises(Refusal) as refusal:
        desk.play(0, str(other), former)
    assert refusal.value.code == "former-request"
    with pytest.raises(DuplicateAction):
        desk.play(0, str(first), former)
    assert desk.match.rows == []


def test_a_yes_answers_the_question_it_was_asked():
    desk = Desk().start("ann", "bob")
    seat, people = play_until(desk, "roll"), ("ann", "bob")
    desk.play_any()
    desk.act(people[seat], wire.Undo(seat, 1))
    with pytest.raises(Refusal) as refusal:
        desk.act(people[1 - seat], wire.Answer(1 - seat, 0, True))
    assert refusal.value.code == "not-asked"


def test_the_same_question_has_the_same_answer():
    desk = Desk("battle", 3).start("ann", "bob", "cid")
    while len(desk.match.rows) < 30:
        desk.play_any()
    to = len(desk.match.rows) - 1
    assert len({is_harmless(desk.match, to) for _ in range(5)}) == 1


@pytest.mark.parametrize(("title", "seats", "options"), VARIANTS, ids=lambda one: str(one).replace(" ", ""))
def test_the_compiled_answer_is_the_plain_one(monkeypatch, title, seats, options):
    monkeypatch.setattr(undo_safety, "IMAGINED", 24)
    dice, match = Random(f"{title} {seats}"), ht.game(title).match(seats, "undo", **options)
    while not match.over and match.made < 150:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
        if match.made % 10 < 3:
            back = dice.randint(1, min(3, match.made))
            to = match.made - back
            assert is_harmless(match, to) == plain_undo.is_harmless(match, to), (match.made, back)


def test_both_answers_come_in_every_title():
    for name, game in ht.games().items():
        dice, match, answers = Random(name), game.match(seed=1), set()
        while not match.over and match.made < 200:
            seat = dice.choice(match.waiting)
            match.play(seat, dice.choice(match.legal(seat)))
            answers.add(is_harmless(match, match.made - 1))
        assert answers == {True, False}, name


def test_more_moves_than_can_be_told_need_consent(monkeypatch):
    desk = Desk("battle", 2).start("ann", "bob")
    desk.play(0, str(desk.match.legal(0)[0]))
    needed = 3 * (undo_safety.IMAGINED // 3)
    monkeypatch.setattr(undo_safety, "TRIES", needed - 1)
    assert not is_harmless(desk.match, 0)
