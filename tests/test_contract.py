"""What holds for every title, every number of seats and every option."""

import os
import pickle
import subprocess
import sys
from copy import deepcopy

import pytest

import herotable as ht
from tests.consequences import consequences
from tests.play import every_variant, facts, finished, points_of
from tests.record import record

SEEDS = range(3)


@every_variant
def test_offered_moves_are_exactly_those_the_rules_allow(game, seats, options):
    match = game.match(seats, "offers", **options)
    for n, point in enumerate(points_of(match, 1)):
        for seat in range(seats) if n % 7 == 0 else []:
            allowed = {number for number in range(len(game.moves)) if point.why_not(seat, number) is None}
            offered = [game.moves.find(move) for move in point.legal(seat)]
            assert sorted(offered) == sorted(allowed)
            assert bool(offered) or seat not in point.waiting


@every_variant
def test_offered_moves_are_playable(game, seats, options):
    match = game.match(seats, "playable", **options)
    for n, point in enumerate(points_of(match, 2)):
        for seat in point.waiting if n % 10 == 0 else ():
            for move in point.legal(seat):
                other = point.copy()
                other.play(seat, move)
                assert other.moves[-1] == (seat, move)


@every_variant
def test_every_legal_move_has_its_consequence_and_asking_changes_nothing(game, seats, options):
    match = game.match(seats, "consequences", **options)
    for n, point in enumerate(points_of(match, 5)):
        for seat in range(seats) if n % 3 == 0 else ():
            before, told = point.table.tobytes(), consequences(point, seat)  # it refuses another number of moves
            assert {one["danger"] for one in told.values()} <= {"none", "possible", "sure"}
            assert all(one["rule"] for one in told.values() if one["danger"] != "none")
            assert point.table.tobytes() == before


@every_variant
def test_refused_moves_leave_the_bytes_of_the_table_untouched(game, seats, options):
    match = game.match(seats, "refusals", **options)
    for n, point in enumerate(points_of(match, 3)):
        if n % 27:  # a title has thousands of moves to refuse
            continue
        before = point.table.tobytes(), point.rows[:], len(point.told)
        for seat in range(seats):
            for number in range(len(game.moves)):
                if point.why_not(seat, number) is not None:
                    with pytest.raises(ht.Refused) as refused:
                        point.play(seat, number)
                    assert refused.value.rule in game.paragraphs
        assert (point.table.tobytes(), point.rows, len(point.told)) == before


@every_variant
def test_copies_are_independent(game, seats, options):
    match = game.match(seats, "copies", **options)
    for _ in points_of(match, 4):
        if len(match.rows) == 20:
            break
    other, bytes_before = match.copy(), match.table.tobytes()
    assert other.table.tobytes() == bytes_before
    seat = other.waiting[0]
    other.play(seat, other.legal(seat)[0])
    assert match.table.tobytes() == bytes_before != other.table.tobytes()


@every_variant
def test_games_end_and_their_scores_add_up(game, seats, options):
    check = facts(game).check
    for seed in SEEDS:
        match = game.match(seats, seed, **options)
        for n, point in enumerate(points_of(match, seed)):
            if seed == 0 or n % 5 == 0:  # one game move by move, others now and then
                check(point)
        assert match.winners
        assert not any(match.legal(seat) for seat in range(seats))


@every_variant
def test_save_load_undo_and_fingerprint_agree(game, seats, options):
    match = finished(game, seats, options, seed=5)
    again = ht.load(match.save())
    assert again.fingerprint == match.fingerprint
    assert again.save() == match.save()
    for number in range(len(match.rows) - 1, -1, -max(1, len(match.rows) // 8)):
        again.undo(len(again.rows) - number)
        assert again.fingerprint == (match.rows[number - 1].table if number else match.started)
    for seat, move in match.moves[len(again.rows) :]:
        again.play(seat, move)
    assert again.fingerprint == match.fingerprint
    assert again.events(0) == match.events(0)


@every_variant
def test_the_key_is_wiped_after_every_move(game, seats, options):
    for point in points_of(game.match(seats, "wiped", **options), 6):
        assert not point.table.key.any()


@pytest.mark.parametrize("title", ht.games())
def test_a_title_is_one_thing_copied_or_sent(title):
    game = ht.game(title)
    game.match(seed="sent")  # with all that is loaded when it is first needed
    assert deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("title", ht.games())
def test_interpreted_equals_compiled_move_for_move(title):
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.record", title],
        env=os.environ | {"HEROTABLE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.splitlines() == ["interpreted", *record(title)]
