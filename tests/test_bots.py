"""Bots choose legal moves, by nothing but what their seat may know and their own seed."""

import numpy as np
import pytest

import herotable as ht
from herotable.bots import parse_bot, search
from herotable.bots.greedy import GreedyBot
from herotable.bots.hints import hints
from herotable.bots.levels import LEVELS, iterations
from herotable.bots.search import FlatBot, SearchBot
from herotable.engine.piles import empty
from herotable.games import TITLES
from tests.play import every_variant, imagined, points_of

BOTS = ("random", "greedy", "search:iterations=40", "flat:iterations=40")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_is_legal_and_made_by_knowledge_and_seed_alone(title, name):
    game = ht.game(title)
    for n, match in enumerate(points_of(game.match(min(3, game.seats[-1]), "choices"), 3)):
        for seat in match.waiting if n % 12 == 0 else ():
            tables = [match, imagined(match, seat, key=n)]
            bytes_before = [m.table.tobytes() for m in tables]
            choices = [parse_bot(name, seed=n).choose(m, seat) for m in tables]
            assert choices[0] == choices[1]
            assert choices[0] in match.legal(seat)
            assert [m.table.tobytes() for m in tables] == bytes_before


@every_variant
def test_equal_knowledge_makes_equal_imagined_tables(game, seats, options):
    for n, match in enumerate(points_of(game.match(seats, "equal", **options), 2)):
        for seat in match.waiting if n % 9 == 0 else ():
            other = imagined(match, seat, key=n)
            key = np.array([n + 1, 2, 3, 4])
            mine, theirs = (game.imagined(m.table, seat, key) for m in (match, other))
            assert mine.tobytes() == theirs.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_search_beats_random_play(title):
    game, wins = ht.game(title), 0.0
    for seed in range(12):
        bots = [SearchBot(iterations=60, seed=seed), ht.bot("random", seed=seed)]
        match = game.match(2, seed)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[(seat + seed) % 2].choose(match, seat))
        wins += (seed % 2 in match.winners) / len(match.winners)
    assert wins >= 9


@pytest.mark.parametrize("title", TITLES)
def test_a_full_tree_grows_no_more_and_nothing_breaks(title, monkeypatch):
    game = ht.game(title)
    match = game.match(game.seats[-1], seed=3)
    monkeypatch.setattr(search, "MOST_NODES", 30)
    estimates = SearchBot(iterations=5000, seed=1).estimates(match, match.waiting[0])
    assert 0 < sum(estimate.visits for estimate in estimates) < 5000
    assert SearchBot(seconds=60, seed=1).choose(match, match.waiting[0]) in match.legal(match.waiting[0])


def test_the_greedy_bot_takes_the_move_that_looks_best(monkeypatch):
    match = ht.game("pow").match(2, seed=1)
    match.play(match.waiting[0], "roll")
    seat, number = match.waiting[0], match.game.moves.find
    monkeypatch.setattr(GreedyBot, "_look", lambda _self, _match, _seat, move, _table: float(number(move)))
    assert number(GreedyBot(seed=1).choose(match, seat)) == max(map(number, match.legal(seat)))


def test_a_loser_who_came_close_has_more_than_one_who_did_not():
    t = ht.game("pow").match(3, seed=1).table.copy()
    t.winners = 1
    t.score[:3] = 10, 8, 3
    first, second, third = (hints(ht.game("pow")).worth(t, seat) for seat in range(3))
    assert first == 1.0 > second > third > 0


def test_team_mates_share_a_value():
    match = ht.game("battle").match(4, seed=1, teams=2)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    worth = hints(match.game).worth
    assert [worth(match.table, seat) == 1.0 for seat in range(4)] == [seat in match.winners for seat in range(4)]
    assert len(match.winners) == 2


@pytest.mark.parametrize(("iterations", "threads"), [(400, 2), (101, 2), (3, 8)])
def test_several_threads_share_the_work(iterations, threads):
    match = ht.game("pow").match(2, seed=1)
    match.play(match.waiting[0], "roll")
    estimates = SearchBot(iterations=iterations, threads=threads, seed=1).estimates(match, match.waiting[0])
    assert sum(estimate.visits for estimate in estimates) == iterations
    assert {estimate.move for estimate in estimates} == set(match.legal(match.waiting[0]))


def test_a_hint_names_every_move_with_its_chance_and_doubt():
    match = ht.game("pow").match(2, seed=1)
    seat = match.waiting[0]
    match.play(seat, "roll")
    hints = match.hint(seat, seconds=0.05)
    assert {hint.move for hint in hints} == set(match.legal(seat))
    assert all(0 <= hint.chance <= 1 and hint.doubt > 0 for hint in hints)
    with pytest.raises(ht.UserError, match="has nothing to decide"):
        match.hint(1 - seat)


def test_flat_tries_all_moves_as_often_however_it_is_cut():
    match = ht.game("pow").match(2, seed=1)
    match.play(match.waiting[0], "roll")
    tree = FlatBot(seed=1)._tree(match, match.waiting[0], 1000)
    for chunk in (7, 64, 64, 1):
        tree.grow(chunk)
    visits = [branch.visits for branch in tree.branches()]
    assert sum(visits) == 136
    assert max(visits) - min(visits) <= 1


def test_a_lost_game_has_no_chance_although_it_may_be_worth_a_little():
    match = ht.game("battle").match(2, seed=1, battlefields=False)
    while max(match.table.wins) < 2 or match.legal(match.waiting[0])[0].name != "lay":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    for estimate in SearchBot(iterations=300, seed=1).estimates(match, match.waiting[0]):
        assert 0 <= estimate.chance <= 1
        assert estimate.worth >= estimate.chance
        assert estimate.doubt == 1.0 if estimate.visits == 0 else estimate.doubt < 1.0


def test_a_seat_that_has_chosen_gets_no_hint():
    match = ht.game("battle").match(2, seed=1)
    match.play(0, match.legal(0)[0])
    with pytest.raises(ht.UserError, match="has nothing to decide"):
        match.hint(0)


def test_levels_think_longer_and_longer():
    for title in ht.games():
        budgets = [iterations(ht.game(title), level) for level in LEVELS]
        assert budgets == sorted(set(budgets))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nobody", "expected one of random, greedy, search, flat, net, easy"),
        ("search:level=3", "level: expected one of easy"),
        (
            "search:iterations=many",
            "^bot search: iterations: expected a whole number from 1 to 10000000, found 'many'$",
        ),
        ("greedy:depth=3", "^bot greedy: unknown setting 'depth'; it has seed \\(a whole number\\)$"),
        (
            "hard:xx=3",
            "^bot hard: unknown setting 'xx'; it has iterations \\(a whole number from 1 to 10000000\\), "
            "seconds \\(a number above 0, at most 600\\), threads \\(a whole number from 1 to 256\\), "
            "seed \\(a whole number\\)$",
        ),
        ("hard:level=3", "^bot hard: unknown setting 'level'; it has iterations"),
        ("search:threads=0", "threads: expected a whole number from 1 to 256, found '0'"),
        ("search:iterations=2.5", "iterations: expected a whole number from 1 to 10000000, found '2.5'"),
        ("flat:seconds=-1", "seconds: expected a number above 0, at most 600, found '-1'"),
        ("flat:seconds=nan", "seconds: expected a number above 0, at most 600, found 'nan'"),
        ("hard:seconds", "^bot hard: seconds: expected a number above 0, at most 600, found nothing$"),
        ("hard:", "^bot hard: unknown setting ''; it has "),
        ("hard:seed=3:seed=4", "^bot hard: seed: stands twice$"),
        ("easy:seed=", "^bot easy: seed: expected a whole number, found ''$"),
    ],
)
def test_an_unknown_bot_is_named(name, problem):
    with pytest.raises(ht.UserError, match=problem):
        parse_bot(name)


@every_variant
def test_a_playout_prefers_legal_moves(game, seats, options):
    prefer, offer = hints(game).prefer, game.new_offer()
    for n, match in enumerate(points_of(game.match(seats, "playout", **options), 2)):
        for seat in match.waiting:
            t = match.table.copy()
            t.key[:] = n + 1, 2, 3, 4
            empty(offer)
            game.legal(t, seat, offer)
            for _ in range(5):
                assert prefer(t, seat, offer) in offer.card[: offer.n]


def test_a_search_by_time_may_grow_past_what_sixteen_bits_count(monkeypatch):
    match = ht.game("pow").match(2, seed=1)
    monkeypatch.setattr(search, "CHUNK", 40_000)
    estimates = SearchBot(seconds=0.01, seed=1).estimates(match, match.waiting[0])
    assert sum(estimate.visits for estimate in estimates) >= 40_000
    monkeypatch.setattr(search, "MOST_NODES", 40_000)
    SearchBot(seconds=60, seed=1).estimates(match, match.waiting[0])
