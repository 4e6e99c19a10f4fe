from typing import Any

import pytest
from sqlalchemy import select

import herotable as ht
from herotable.server.database.results import SeatResult, record, seat_results
from herotable.server.database.schema import RATING, RESULT
from herotable.server.database.store import Store
from herotable.server.rooms.entries import (
    Ended,
    Joined,
    Left,
    Moved,
    Paused,
    Readied,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
    Undone,
)
from herotable.server.rooms.log_reading import chairs_of, kept_moves, moves_of, play_seconds, rebuild_match, words_of
from herotable.server.rooms.wire import Setup

from .stories import START, add_match, add_person, joined, new_lines, whole_game

TWO = Setup("pow", 2)
EVE, BOB = joined(["eve", "bob"])


def ends(**changes):
    """Eve has won against Bob."""
    eve: dict[str, Any] = {
        "seat": 0,
        "person": "eve",
        "name": "Eve",
        "bot": None,
        "score": 9,
        "won": True,
        "rated": True,
    }
    bob: dict[str, Any] = {
        "seat": 1,
        "person": "bob",
        "name": "Bob",
        "bot": None,
        "score": 5,
        "won": False,
        "rated": True,
    }
    return [SeatResult(**eve), SeatResult(**bob | changes)]


@pytest.fixture
def table(store: Store) -> Store:
    """Two accounts, a guest, and a match between the accounts."""
    with store.engine.begin() as connection:
        for person, kind in (("eve", "account"), ("bob", "account"), ("gus", "guest"), ("robot", "bot")):
            add_person(connection, person, kind)
        add_match(connection, "m", TWO, new_lines(EVE, BOB))
    return store


def test_a_result_is_written_down_with_the_ratings_it_makes(table):
    with table.engine.begin() as connection:
        record(connection, "m", "pow", ends(), at=7.0)
        eve, bob = connection.execute(select(RESULT).order_by(RESULT.c.seat))
        ratings = {row.person: row for row in connection.execute(select(RATING))}
    assert (eve.name, eve.score, eve.won, eve.rated, eve.at) == ("Eve", 9, True, True, 7.0)
    assert (bob.name, bob.score, bob.won, bob.rated, bob.at) == ("Bob", 5, False, True, 7.0)
    assert ratings["eve"].mu > 25 > ratings["bob"].mu
    assert (ratings["eve"].games, ratings["eve"].wins) == (1, 1)
    assert (ratings["bob"].games, ratings["bob"].wins) == (1, 0)


def test_a_result_counts_once(table):
    with table.engine.begin() as connection:
        record(connection, "m", "pow", ends(), at=7.0)
        before = connection.execute(select(RATING)).all()
    with table.engine.begin() as connection:
        record(connection, "m", "pow", ends(score=99, won=True), at=8.0)
        assert connection.execute(select(RATING)).all() == before
        assert connection.execute(select(RESULT.c.score).order_by(RESULT.c.seat)).scalars().all() == [9, 5]


def test_what_is_undone_leaves_neither_result_nor_rating(table):
    with table.engine.connect() as connection:
        record(connection, "m", "pow", ends(), at=7.0)
        connection.rollback()
    with table.engine.connect() as connection:
        assert connection.execute(select(RESULT)).all() == connection.execute(select(RATING)).all() == []


# ---------------------------------------------------------------- what a log says


def test_moves_that_were_taken_back_do_not_stand():
    a, b, c = (Moved(seat, move, 1) for seat, move in ((0, "roll"), (1, "roll"), (0, "forfeit")))
    lines = new_lines(EVE, BOB, Started(), a, b, Undone(0, to=1), Said("eve", "Eve", "sorry"), c)
    assert moves_of(lines) == [a, c]
    assert [made.line.number for made in kept_moves(lines)] == [4, 8]
    assert moves_of(new_lines(a, b, Undone(0, to=0))) == []


def test_words_are_those_of_the_people_who_sit_there_at_the_start():
    lines = new_lines(
        EVE, Readied(0, word="old"), Readied(0, ready=False), Readied(0, word="new"),
        BOB, Readied(1, word="gone"), Left(1), BOB, Started(), Readied(1, word="late"),
    )  # fmt: skip
    assert words_of(lines, 3) == ["new", "", ""]


def test_who_sits_where():
    setup = Setup("pow", 4, bots={"3": "hard"})
    lines = new_lines(EVE, BOB, Left(1), Seated(1, "easy"), Joined(2, "gus", "Gus"), Started(), Replaced(2, "normal"))
    eve, easy, gus, hard = chairs_of(lines, setup)
    assert (eve.person, eve.bot) == ("eve", None)
    assert (easy.person, easy.bot) == (None, "easy")
    assert (gus.person, gus.name, gus.bot) == ("gus", "Gus", "normal")
    assert (hard.person, hard.bot) == (None, "hard")
    back = chairs_of([*lines, *new_lines(Returned(2))], setup)[2]
    assert (back.person, back.bot) == ("gus", None)


def test_a_pause_takes_no_time():
    times = play_seconds(new_lines(Started(), Paused(0), Said("eve", "Eve", "tea"), Resumed(0), Moved(0, "roll", 1)))
    assert times == {1: 0.0, 2: 1.0, 3: 1.0, 4: 1.0, 5: 2.0}


def test_a_whole_game_gives_its_result():
    lines, match = whole_game(TWO, ["eve", "bob"])
    eve, bob = seat_results(lines, TWO, match)
    assert (eve.score, bob.score) == match.scores
    assert [end.seat for end in (eve, bob) if end.won] == list(match.winners)
    assert eve.rated
    assert bob.rated
    assert rebuild_match(TWO, match.seed, lines).fingerprint == match.fingerprint


def test_a_game_that_the_rules_did_not_end_counts_for_nobody():
    lines = new_lines(EVE, BOB, Started())
    assert [end.rated for end in seat_results(lines, TWO, ht.game("pow").match(2, START))] == [False, False]


def test_who_was_helped_by_a_bot_or_gave_it_the_seat_has_left():
    game = ht.game("pow").match(2, START)

    def left(*more):
        lines = new_lines(EVE, BOB, Started(), Replaced(1, "master"), *more)
        return [end.left for end in seat_results(lines, TWO, game)]

    assert left() == [False, True]
    assert left(Returned(1)) == [False, False]
    assert left(Moved(1, "roll", 3, "bot"), Returned(1)) == [False, True]
    assert left(Returned(1), Moved(1, "roll", 3, "clock")) == [False, False]


@pytest.mark.parametrize(
    ("end", "won"), [(Ended("claimed", 0, (1,)), [True, False]), (Ended("agreed", away=(1,)), [False, False])]
)
def test_who_kept_the_others_waiting_to_the_end_has_left(end, won):
    found = seat_results(new_lines(EVE, BOB, Started(), end), TWO, ht.game("pow").match(2, START))
    assert [seat.won for seat in found] == won
    assert [(seat.rated, seat.left) for seat in found] == [(True, False), (True, True)]


def test_a_game_ended_by_agreement_while_all_are_here_counts_for_nobody():
    found = seat_results(new_lines(EVE, BOB, Started(), Ended("agreed")), TWO, ht.game("pow").match(2, START))
    assert [(seat.rated, seat.left) for seat in found] == [(False, False)] * 2


def test_a_bot_has_its_level_for_a_name():
    lines = new_lines(EVE, Seated(1, "easy"), Started())
    assert seat_results(lines, TWO, ht.game("pow").match(2, 1))[1].name == "easy"
