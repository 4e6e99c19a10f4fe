"""A match: how it is played, refused, taken back, copied and seen."""

import hashlib
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import herotable as ht
from herotable.engine import secret
from herotable.engine.match import Match
from tests.engine.positions import POW, played


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match, and every byte of its table."""
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    return match.table.tobytes(), match.save(), views, match.events(None), match.started


def test_a_move_is_played_by_name_number_or_notation():
    matches = [played() for _ in range(4)]
    seat, roll = matches[0].waiting[0], ht.Move("roll", keep=())
    number = POW.moves.find(roll)
    for match, move in zip(matches, (roll, number, np.int16(number), " ROLL "), strict=True):
        match.play(seat, move)
        assert match.moves == [(seat, roll)]
    assert len({match.save() for match in matches}) == 1


def test_a_refused_move_names_its_rule_and_changes_no_byte():
    match = played(5)
    before, seat = everything(match), match.waiting[0]
    allowed = match.legal(seat)
    assert allowed
    for move in POW.moves.moves:
        for other in range(3):
            if other == seat and move in allowed:
                assert match.why_not(seat, move) is None
                continue
            with pytest.raises(ht.Refused) as refused:
                match.play(other, move)
            assert refused.value.rule == match.why_not(other, move)
            assert refused.value.rule in POW.paragraphs[1:]
            assert (refused.value.seat, refused.value.move) == (other, str(move))
            assert (
                str(refused.value)
                == f"{str(move)!r} is not allowed for seat {'ABC'[other]}: see rule {refused.value.rule}"
            )
    assert everything(match) == before


@pytest.mark.parametrize("move", ["fly", 10_000, -1, ht.Move("fly")], ids=repr)
def test_an_unreadable_move_changes_no_byte(move):
    match = played(5)
    before = everything(match)
    with pytest.raises(ht.UserError):
        match.play(match.waiting[0], move)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, "A", "0", None, 1.0, True], ids=repr)
def test_a_wrong_seat_is_named(seat):
    match = played()
    asked: list[Any] = [match.legal, match.hint, lambda seat: match.why_not(seat, "roll")]
    asked += [lambda seat: match.play(seat, "roll")]
    for ask in [*asked, match.view, match.events] if seat is not None else asked:
        with pytest.raises(ht.UserError) as refused:
            ask(seat)
        assert str(refused.value) == f"seat: expected 0 to 2, found {seat!r}"


@pytest.mark.parametrize("taken_back", [0, 1, 4, 9])
def test_undo(taken_back):
    match = played(9)
    match.undo(taken_back)
    assert everything(match) == everything(played(9 - taken_back))


@pytest.mark.parametrize("moves", [-1, 6])
def test_no_more_can_be_taken_back_than_was_played(moves):
    match = played(5)
    before = everything(match)
    with pytest.raises(ht.UserError, match=f"^undo: expected 0 to 5 moves, found {moves}$"):
        match.undo(moves)
    assert everything(match) == before


def test_a_copy_goes_its_own_way():
    match = played(6, words=("a",), open_stacks=True)
    before, copy = everything(match), match.copy()
    assert everything(copy) == before
    copy.undo(3)
    assert everything(match) == before
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert len(copy.rows) == 3


def test_the_same_seed_gives_the_same_game():
    assert everything(played(20)) == everything(played(20, seed="7"))
    assert played(seed=8).started != played(seed=7).started


def test_the_words_of_the_players_change_the_dice():
    starts = {words: played(words=words).started for words in [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",)]}
    assert len(set(starts.values())) == len(starts)


def test_every_move_has_dice_of_its_own():
    rolled = [told["dice"] for told in played(40).events(None) if told["event"] == "rolled"]
    first_rolls = [dice for dice in rolled if len(dice) == 5]
    assert len(set(first_rolls)) > len(first_rolls) / 2


def test_the_commitment_is_the_sha256_of_the_seed():
    assert played(seed="сід", words=("a",)).commitment == hashlib.sha256("сід".encode()).hexdigest()


def test_without_a_seed_every_match_has_a_secret_of_its_own():
    one, other = POW.match(), POW.match()
    assert len(one.seed) == 64
    assert one.seed != other.seed
    assert one.started != other.started


def test_after_every_move_the_key_is_gone_and_the_fingerprint_another():
    match = played()
    assert match.table.key.tolist() == [0, 0, 0, 0]
    while not match.over:
        before = match.fingerprint
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        assert match.table.key.tolist() == [0, 0, 0, 0]
        assert match.fingerprint == match.rows[-1].table != before
    assert match.view(0)["scores"] == match.scores
    assert match.winners == tuple(seat for seat in range(3) if match.scores[seat] == max(match.scores))


def test_the_fingerprint_is_of_the_seed_and_of_every_byte():
    match, prints = played(3), set()
    assert match.fingerprint == played(3).fingerprint
    table = np.asarray(match.table).reshape(1).view(np.uint8)
    for i in range(len(table)):
        table[i] ^= 1
        prints.add(match.fingerprint)
        table[i] ^= 1
    prints.add(match.fingerprint)
    match.seed = "8"
    assert len(prints | {match.fingerprint}) == len(table) + 2


@pytest.mark.parametrize("settings", [{"seed": "\0"}, {"seed": "\ud800"}, {"words": ["\n"]}, {"words": [1]}], ids=repr)
def test_seed_and_words_must_be_printable(settings):
    with pytest.raises(ht.UserError, match=r"^seed and words: expected printable text$"):
        POW.match(**settings)


@pytest.mark.parametrize("moves", [0, 7, 40])
def test_a_view_is_plain_data(moves):
    match = played(moves)
    for seat in (None, 0, 1, 2):
        view = json.loads(json.dumps(match.view(seat)))
        assert (view["title"], view["seat"], view["number"]) == ("pow", seat, moves)
        assert (view["waiting"], view["scores"]) == (list(match.waiting), None)
        assert view["legal"] == ([] if seat is None else [str(move) for move in match.legal(seat)])
        assert json.dumps(match.events(seat)) != "[]"


def test_changing_a_view_does_not_change_the_match():
    match = played(4)
    before = everything(match)
    match.view(None)["options"]["open_stacks"] = True
    match.view(None)["table"]["rows"]["hero"].clear()
    assert everything(match) == before


def test_events_since_a_number():
    match = played(10)
    told = match.events(1)
    assert told[0]["event"] == "begun"
    for since in range(len(told) + 1):
        assert match.events(1, since) == told[since:]


def test_no_two_places_of_a_match_share_their_random_numbers(monkeypatch):
    """Not even the set-up and the first move: what is seen of one would foretell the other."""
    keys = []
    key_of = secret._key

    def noted(dice, place):
        keys.append(key_of(dice, place))
        return keys[-1]

    monkeypatch.setattr(secret, "_key", noted)
    match = ht.game("pow").match(2, "keys")
    for _ in range(5):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert len(keys) == len(set(keys)) == 6


@pytest.mark.parametrize("since", ["x", -1, 1.5, None])
def test_events_are_counted_from_0(since):
    with pytest.raises(ht.UserError, match=f"since: expected a whole number from 0 on, found {since!r}"):
        played(5).events(0, since)


def test_slices_of_what_was_told_are_those_of_a_list():
    told = played(5).told
    events = [*told]

    @given(st.slices(len(events)))
    def check(where):
        assert told[where] == events[where]

    check()
    assert told[3:1] == []
