"""The nodes of a search tree: what does not depend on the title.

Not in tree.py: Numba's cache tells the titles' copies of that file apart by the record in a function's signature.
"""

import math

import numpy as np

from ..engine.rule import rule

NODE = np.dtype(
    [
        ("child", np.int32),
        ("sibling", np.int32),
        ("move", np.int32),
        ("seat", np.int32),
        ("visits", np.int64),
        ("available", np.int64),
        ("value", np.float64),  # the worth of all playouts through the node, to its seat
        ("wins", np.int64),
    ]
)
ROOT = NO_NODE = 0  # the root is nobody's child, so its number can stand for none
NO_SEAT = -1
EXPLORE = 0.7


@rule
def add(nodes, node, used, seat, move):
    """A new node, the first among its siblings."""
    new = nodes[used]
    new.child = NO_NODE
    new.sibling = nodes[node].child
    new.move = move
    new.seat = seat
    new.visits = 0
    new.available = 1
    new.value = 0.0
    new.wins = 0
    nodes[node].child = used
    return used, used + 1


@rule
def junction(nodes, node, used):
    """The node behind sealed choices of which none is the searching seat's."""
    child = nodes[node].child
    while child != NO_NODE and nodes[child].seat != NO_SEAT:
        child = nodes[child].sibling
    if child == NO_NODE:
        child, used = add(nodes, node, used, NO_SEAT, 0)
    return child, used


@rule
def set_slots(nodes, node, mover, slot, is_filled):
    """Which node belongs to which of the mover's moves; or empty those slots again."""
    child = nodes[node].child
    while child != NO_NODE:
        if nodes[child].seat == mover:
            slot[nodes[child].move] = child if is_filled else NO_NODE
        child = nodes[child].sibling


@rule
def untried(offer, slot, left):
    """The legal move, counted by those without a node."""
    i = 0
    while slot[offer.card[i]] != NO_NODE or left > 0:
        left -= slot[offer.card[i]] == NO_NODE
        i += 1
    return offer.card[i]


@rule
def best(nodes, offer, slot):
    """The legal child of the highest upper confidence; all of them were available."""
    found, highest = slot[offer.card[0]], -1.0
    for i in range(offer.n):
        child = slot[offer.card[i]]
        if child == NO_NODE:
            continue
        node = nodes[child]
        node.available += 1
        confidence = node.value / node.visits + EXPLORE * math.sqrt(math.log(node.available) / node.visits)
        if confidence > highest:
            found, highest = child, confidence
    return found


@rule
def most_visited(nodes, seat):
    """The seat's move at the root that was tried most; the better of two tried as often."""
    move, visits, worth = 0, 0, 0.0
    child = nodes[ROOT].child
    while child != NO_NODE:
        node = nodes[child]
        if node.seat == seat:
            mean = node.value / max(node.visits, 1)
            if node.visits > visits or (node.visits == visits and mean > worth):
                move, visits, worth = node.move, node.visits, mean
        child = node.sibling
    return move
