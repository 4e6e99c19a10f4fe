"""Whole games between searching bots, compiled once per title: `load_kernel` sets the title's rules as globals."""

from typing import Any

from herotable.bots.nodes import NO_NODE, ROOT, most_visited
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first
from herotable.engine.tape import wipe_tape

legal: Any  # the title's rules
play: Any
search: Any  # and its search


@rule
def contest(t, key, root, spare, offer, nodes, slot, path, iterations):
    """Play to the end, each seat by searches of so many iterations; return the number of decisions."""
    decisions = 0
    while t.waiting:
        seat = first(t.waiting)
        empty(offer[0])
        legal(t, seat, offer[0])
        move = offer[0].card[0]
        if offer[0].n > 1:
            move = searched_move(t, seat, key, root, spare, offer, nodes, slot, path, iterations)
        wipe_tape(t)
        play(t, seat, move)
        decisions += 1
    return decisions


@rule
def searched_move(t, seat, key, root, spare, offer, nodes, slot, path, iterations):
    """The move that a new search tree chooses; it uses and renews the bots' random `key`, not the table's."""
    root[0] = t
    for word in range(4):
        root[0].key[word] = key[word]
    nodes[ROOT].child = NO_NODE
    nodes[ROOT].visits = 0
    search(root, seat, nodes, 1, iterations, spare, offer, slot, path)
    for word in range(4):
        key[word] = root[0].key[word]
    return most_visited(nodes, seat)
