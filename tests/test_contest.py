"""Whole games between searching bots in compiled code."""

import argparse
from random import Random

import numpy as np
import pytest

import herotable as ht
from benchmarks.contest import Room, level, told
from herotable.bots.nodes import most_visited
from herotable.bots.search import SearchBot, Tree
from herotable.lab.keys import keys

FEW = 6


def test_the_move_is_the_one_the_searching_bot_would_make():
    match = ht.game("pow").match(3, seed=4)
    for seed in range(5):
        seat = match.waiting[0]
        tree = Tree(match, seat, Random(seed), 40)
        tree.grow(40)
        move = SearchBot(iterations=40, seed=seed).choose(match, seat)
        assert match.game.moves.moves[most_visited(tree.nodes, seat)] == move
        match.play(seat, move)


def contest(table, bots):
    """A game of POW! by the keys of these seeds: the table at its end, and the decisions."""
    room = Room(ht.game("pow"), 3, FEW, {})
    room.lay(keys(1, table)[0])
    made = room.play(keys(1, bots)[0])
    return room.table[0].copy(), made


def test_a_contest_is_played_to_its_end_and_made_by_its_keys_alone():
    one, made = contest(1, 2)
    assert (one.waiting, one.winners > 0, made > 20) == (0, True, True)
    assert contest(1, 2)[0].tobytes() == one.tobytes()
    assert contest(1, 3)[0].tobytes() != one.tobytes()


def test_bots_roll_no_dice_of_the_table():
    room = Room(ht.game("pow"), 3, FEW, {})
    t = room.lay(keys(1, 1)[0])
    before = keys(1, 2)[0]
    room.play(before)
    assert np.array_equal(before, keys(1, 2)[0])
    assert t.quiet == 0


def test_parts_are_added_up():
    parts = [{("thor", 2): [30, 10], ("hulk", 1): [10, 0]}, {("thor", 2): [10, 0]}]
    assert told(parts) == [
        "thor             2   25.0% (14.2% to 40.2%) of 40",
        "hulk             1    0.0% (0.0% to 27.8%) of 10",
    ]


def test_what_is_tried_names_a_hero():
    assert level("thor=0,1,2") == ("thor", [0, 1, 2])
    with pytest.raises(argparse.ArgumentTypeError, match="found 'loki'"):
        level("loki=1")
