"""An imagined match looks the same to its seat, and has other secrets and another future."""

import pickle
import runpy
from pathlib import Path

import pytest

import herotable as ht
from herotable.engine.match import Match
from tests.engine.positions import played
from tests.play import every_variant, eyes_of, points_of

BATTLE = ht.game("battle")


def in_battle(moves: int = 40) -> Match:
    """A battle with hidden hands, some moves later."""
    match, bot = BATTLE.match(3, "hidden"), ht.bot("random", seed=4)
    for _ in range(moves):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


@every_variant
def test_what_the_seat_sees_stays_and_games_go_on_to_their_end(game, seats, options):
    for n, point in enumerate(points_of(game.match(seats, "seen", **options), 1)):
        for seat in eyes_of(point) if n % 40 == 0 else []:
            before, other = point.save(), point.imagine(seat)
            assert (other.view(seat), other.events(seat)) == (point.view(seat), point.events(seat))
            assert (other.number, len(other.told)) == (point.number, len(point.told))
            assert (other.made, [*other.rows], other.seats) == (0, [], seats)
            for _ in points_of(other, n):
                pass
            assert point.save() == before


def test_secrets_are_dealt_anew_but_for_ones_own():
    match = in_battle()
    others = [match.imagine(0) for _ in range(20)]
    assert len({str(other.view(1)["table"]["seats"][1]["hand"]) for other in others}) > 5
    assert {str(other.view(0)["table"]) for other in others} == {str(match.view(0)["table"])}
    assert len({other.seed for other in [match, *others]}) == 21


def test_the_dice_to_come_are_others():
    match = played(3)
    seat = match.waiting[0]
    move = next(move for move in match.legal(seat) if move.name == "roll")
    rolled = []
    for other in [match.copy(), match.copy(), *(match.imagine(seat) for _ in range(20))]:
        other.play(seat, move)
        rolled.append(str(other.events(None, len(match.told))))
    assert rolled[0] == rolled[1]
    assert len(set(rolled)) > 5


def test_a_seed_gives_the_same_imagination():
    match = in_battle()
    one, same, other = (match.imagine(1, seed=seed) for seed in (5, "5", 6))
    assert one.fingerprint == same.fingerprint
    assert (one.table.tobytes(), one.seed) == (same.table.tobytes(), "5")
    assert one.table.tobytes() != other.table.tobytes()
    with pytest.raises(ht.UserError, match=r"^seed and words: expected printable text$"):
        match.imagine(1, seed="\n")


def test_nothing_of_the_match_tells_what_the_seat_does_not_know():
    """Neither its events, read by another seat, nor the tape of the last move, nor moves made in secret."""
    hidden = 0
    for point in points_of(in_battle(0), 4):
        for seat in eyes_of(point) if point.made % 20 == 3 else []:
            other = point.imagine(seat)
            known = point.events(seat)
            for eyes in eyes_of(point):
                for read, mine in zip(other.events(eyes), known, strict=True):
                    assert all(mine[name] is not None or value is None for name, value in read.items())
            hidden += known != point.events(point.numbers[-1][0])
            assert not other.table.tape.n
            assert other.moves == []
    assert hidden


def test_it_begins_where_it_was_imagined():
    match = played(12)
    other = match.imagine(0, seed="again")
    begun = other.fingerprint
    assert other.started == begun
    for _ in range(4):
        other.play(other.waiting[0], other.legal(other.waiting[0])[0])
    assert (other.number, other.made) == (16, 4)
    later = other.fingerprint
    assert other.rows[-1].table == later
    with pytest.raises(ht.UserError, match=r"^undo: expected 0 to 4 moves, found 5$"):
        other.undo(5)
    moves = other.moves
    other.undo(4)
    assert other.fingerprint == begun
    for seat, move in moves:
        other.play(seat, move)
    assert other.fingerprint == later


@pytest.mark.parametrize("reveal", [True, False])
def test_it_cannot_be_saved(reveal):
    other = played(5).imagine(1)
    for imagined in (other, other.copy(), pickle.loads(pickle.dumps(other)), other.imagine(0)):
        assert imagined.is_imagined
        with pytest.raises(ht.UserError, match=r"^save: an imagined match cannot be saved"):
            imagined.save(reveal)


@pytest.mark.parametrize("seat", [-1, 3, "A", True], ids=repr)
def test_a_wrong_seat_is_named(seat):
    with pytest.raises(ht.UserError, match=r"^seat: expected 0 to 2, found "):
        played().imagine(seat)


def test_the_example_thinks_and_wins():
    think = runpy.run_path(str(Path(__file__).parents[1] / "examples" / "think.py"))
    assert think["main"](["--games", "4", "--playouts", "6"]) >= 0.5
