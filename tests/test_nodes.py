"""The search tree: which move a search looks at next, and which it comes to."""

import math
from random import Random

import numpy as np
import pytest

import herotable as ht
from herotable.bots.nodes import (
    EXPLORE,
    NO_NODE,
    NO_SEAT,
    NODE,
    ROOT,
    add,
    best_child,
    junction,
    logarithm,
    most_visited,
    set_slots,
)
from herotable.bots.search import Tree

MOVES = 8
SEAT = 1


class Small:
    """A tree with children of the root, and the legal moves there."""

    def __init__(self, *children, legal=None):
        self.nodes = np.zeros(20, NODE).view(np.recarray)
        self.slot = np.zeros(MOVES, np.int32)
        self.used = 1
        for move, (visits, value) in enumerate(children):
            child, self.used = add(self.nodes, ROOT, self.used, SEAT, move)
            self.nodes[child].visits, self.nodes[child].value = visits, value
        self.offer = np.zeros(1, [("n", np.int16), ("card", np.int16, MOVES)]).view(np.recarray)[0]
        for move in range(len(children)) if legal is None else legal:
            self.offer.card[self.offer.n] = move
            self.offer.n += 1

    def look(self):
        """The move that the search goes on with."""
        set_slots(self.nodes, ROOT, SEAT, self.slot, True)
        child = best_child(self.nodes, self.offer, self.slot)
        set_slots(self.nodes, ROOT, SEAT, self.slot, False)
        return self.nodes[child].move


def test_a_move_tried_once_is_looked_at_again_although_another_did_better():
    assert Small((10, 6.0), (1, 0.4)).look() == 1


def test_a_much_better_move_is_preferred_to_one_tried_less():
    assert Small((10, 9.9), (9, 0.1)).look() == 0


def test_the_longer_a_move_is_passed_over_the_surer_it_is_looked_at():
    tree = Small((100, 60.0), (10, 4.0))
    looks = [tree.look() for _ in range(40)]
    assert (looks[0], looks[-1]) == (0, 1)
    turn = looks.index(1) + 1  # so often both were available when the other one was chosen
    bounds = [mean + EXPLORE * math.sqrt(math.log(turn + 1) / visits) for mean, visits in ((0.6, 100), (0.4, 10))]
    assert bounds[1] > bounds[0]


def test_only_legal_moves_count_as_available():
    tree = Small((5, 1.0), (5, 4.0), (5, 3.0), legal=[0, 2])
    assert tree.look() == 2
    assert tree.nodes["available"][1:4].tolist() == [2, 1, 2]


def test_the_root_counts_how_often_each_move_could_be_chosen():
    match = ht.game("pow").match(2, seed=1)
    match.play(match.waiting[0], "roll")
    seat, iterations = match.waiting[0], 60
    tree = Tree(match, seat, Random(1), iterations)
    tree.grow(iterations)
    legal = len(match.legal(seat))
    assert tree.nodes["visits"][1 : tree.used].sum() >= iterations > legal
    own = [node for node in tree.nodes[1 : tree.used] if node.seat == seat and is_at_root(tree.nodes, node)]
    assert [int(node.available) for node in own] == [1 + iterations - legal] * legal


def is_at_root(nodes, node):
    """Is it among the siblings of the root's first child?"""
    child = nodes[ROOT].child
    while child != NO_NODE and nodes[child].tobytes() != node.tobytes():
        child = nodes[child].sibling
    return child != NO_NODE


@pytest.mark.parametrize(
    ("children", "move"),
    [(((5, 1.0), (9, 1.0), (7, 7.0)), 1), (((9, 3.0), (9, 5.0), (2, 2.0)), 1), (((9, 5.0), (9, 3.0)), 0)],
)
def test_the_move_tried_most_is_made_and_the_better_of_two(children, move):
    assert most_visited(Small(*children).nodes, SEAT) == move


def test_a_search_does_not_make_the_moves_of_others():
    tree = Small((5, 1.0))
    other, _ = add(tree.nodes, ROOT, tree.used, SEAT + 1, 3)
    tree.nodes[other].visits = 50
    assert most_visited(tree.nodes, SEAT) == 0


def test_slots_are_the_movers_own_and_empty_afterwards():
    tree = Small((5, 1.0), (5, 1.0))
    add(tree.nodes, ROOT, tree.used, SEAT + 1, 3)
    set_slots(tree.nodes, ROOT, SEAT, tree.slot, True)
    assert tree.slot.tolist() == [1, 2, *[NO_NODE] * 6]
    set_slots(tree.nodes, ROOT, SEAT, tree.slot, False)
    assert not tree.slot.any()


def test_sealed_choices_of_others_lead_to_one_junction():
    tree = Small((5, 1.0))
    first, used = junction(tree.nodes, ROOT, tree.used)
    assert (tree.nodes[first].seat, used) == (NO_SEAT, tree.used + 1)
    assert junction(tree.nodes, ROOT, used) == (first, used)


def test_logarithms_of_small_numbers_are_exact_and_of_large_ones_nearly():
    assert [logarithm(n) for n in range(1, 256)] == [math.log(n) for n in range(1, 256)]
    for n in [*range(256, 5000), *(7**i for i in range(3, 22))]:
        assert abs(logarithm(n) - math.log(n)) <= 2 * math.ulp(math.log(n))
