"""What a match computes late, keeps or shares is what it would be if it were computed at once, every time."""

import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from random import Random
from typing import Any

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.match import Match
from tests.engine.positions import POW, played
from tests.play import every_variant, eyes_of, points_of


def told_by_tape(match: Match) -> list[bytes]:
    """The events of the last move, as they lie on the table."""
    tape = match.table.tape
    return [event.tobytes() for event in tape.event[: tape.n]]


@every_variant
def test_late_fingerprints_and_events_are_those_of_each_moment(game, seats, options):
    late, early = (game.match(seats, "late", **options) for _ in range(2))
    prints, told = [], told_by_tape(early)
    for point in points_of(early, 1):
        if point.made:
            late.play(*point.numbers[-1])
            prints.append(point.fingerprint)
            told += told_by_tape(point)
        if point.made % 50 == 7:
            assert [row.table for row in late.copy().rows] == prints
    assert [row.table for row in late.rows] == [row.table for row in early.rows] == prints
    assert [*late.told] == [*early.told] == told
    for seat in eyes_of(late):
        assert late.events(seat) == [game.events.read(event, seat) for event in told]
    assert late.save() == early.save()


@every_variant
def test_kept_parts_of_views_are_those_read_anew(game, seats, options):
    random, before = Random("views"), list[tuple[str, Any]]()
    for n, point in enumerate(points_of(game.match(seats, "views", **options), 2)):
        for seat in random.sample(eyes_of(point), 2) if n % 3 == 0 or point.over else []:
            table = point.view(seat)["table"]
            tables = point.copy().tables
            assert repr(table) == repr(game.read_view(game.seen(tables, seat).tobytes()))
            assert point.view(seat)["table"] is table
            before.append((json.dumps(table), table))
    assert all(json.dumps(table) == text for text, table in before)  # later views have not changed earlier ones


@every_variant
def test_after_every_move_the_offers_are_those_of_a_match_made_anew(game, seats, options):
    match = game.match(seats, "anew", **options)
    for n, point in enumerate(points_of(match, 3)):
        if n % 25 == 0:
            again = ht.load(point.save())
            assert [point.legal(seat) for seat in range(seats)] == [again.legal(seat) for seat in range(seats)]
            assert point.view(0) == again.view(0)


def test_a_table_changed_by_hand_is_seen_at_once():
    match = played(3)
    t, before = match.table, match.view(None)
    t.row[0].card[0], t.waiting = 6 if t.row[0].card[0] != 6 else 5, 0
    assert match.over
    assert match.view(None)["table"] != before["table"]
    t.waiting = 1 << before["waiting"][0]
    match.play(before["waiting"][0], match.legal(before["waiting"][0])[0])
    assert match.rows[-1].table == match.fingerprint != played(4).fingerprint
    assert [row.table for row in match.rows[:3]] == [row.table for row in played(3).rows]


def test_what_was_changed_by_hand_is_gone_after_undo():
    match = played(5)
    match.table.row[0].card[0] += 1
    match.undo(2)
    assert match.save() == played(3).save()


def test_copies_of_a_changed_table_note_their_own_fingerprints():
    match = played(2)
    match.table.row[0].card[0] += 1
    one, other = match.copy(), match.copy()
    for copy, place in ((one, 0), (other, -1)):
        copy.play(copy.waiting[0], copy.legal(copy.waiting[0])[place])
    assert [one.rows[-1].table, other.rows[-1].table] == [one.fingerprint, other.fingerprint]
    assert len(match.rows) == 2


def test_many_moves_and_events_are_archived_and_shared():
    match = played(60)
    copies = [match.copy() for _ in range(3)]
    for number, copy in enumerate(copies):
        for _ in range(5):
            copy.play(copy.waiting[0], copy.legal(copy.waiting[0])[number % len(copy.legal(copy.waiting[0]))])
    assert [copy.save() == ht.load(copy.save()).save() for copy in copies] == [True] * 3
    for since in range(len(match.told)):
        assert match.events(None, since) == match.events(None)[since:]
        assert match.told[since] == [*match.told][since]
    assert match.told[-3:] == [*match.told][-3:]
    assert match.told[::-1] == [*match.told][::-1]


def test_a_match_goes_through_pickle_and_deepcopy():
    match = played(40)
    match.view(0)
    for other in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert other.save() == match.save()
        other.play(other.waiting[0], other.legal(other.waiting[0])[0])
        assert (other.made, match.made) == (41, 40)


def story(game: Game, seats: int, seed: int) -> list[Any]:
    """All that is seen in a random game."""
    random, match, seen = Random(seed), game.match(seats, seed), list[Any]()
    while not match.over and match.made < 80:
        seat = match.waiting[0]
        seen.append((match.view(seat), match.events(seat, max(0, len(match.told) - 3))))
        match = match.copy()
        match.play(seat, random.choice(match.legal(seat)))
    return [*seen, match.save()]


def test_threads_share_no_memory():
    seeds = [*range(16)]
    alone = [story(POW, 3, seed) for seed in seeds]
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(lambda seed: story(POW, 3, seed), seeds)] == alone


def test_threads_may_ask_one_match():
    match = played(20)
    alone = [(match.legal(seat), match.view(seat), match.rows[:]) for seat in range(3)]
    with ThreadPoolExecutor(8) as pool:
        asked = pool.map(lambda n: (match.legal(n % 3), match.view(n % 3), match.rows[:]), range(600))
        assert all(answer == alone[n % 3] for n, answer in enumerate(asked))
