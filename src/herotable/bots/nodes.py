"""The nodes of a search tree, the same for every title.

They are not in tree.py because a title's record must stand in the signature of every rule there: by it Numba's cache
tells the titles' copies of that file apart.
"""

import math
from decimal import Decimal

import numpy as np

from ..engine.rule import rule

NODE = np.dtype(
    [
        ("child", np.int32),
        ("sibling", np.int32),
        ("move", np.int32),
        ("seat", np.int32),
        ("visits", np.int64),
        ("available", np.int64),  # how often its move was legal when one was chosen here
        ("value", np.float64),  # the sum of what the playouts through the node were worth to its seat
        ("wins", np.int64),
    ]
)
ROOT = NO_NODE = 0  # the root is nobody's child, so its number can stand for none
NO_SEAT = -1
EXPLORE = 0.7  # the weight of exploration in the upper confidence bound
LOGARITHMS = np.array([0.0, *(float(Decimal(n).ln()) for n in range(1, 256))])  # of whole numbers, rounded correctly
DOUBLED = float(Decimal(2).ln())


@rule
def add(nodes, node, used, seat, move):
    """Add a node as the first child; return it, and how many nodes there are."""
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
    """The node that follows the sealed choices of other seats, whatever they chose."""
    child = nodes[node].child
    while child != NO_NODE and nodes[child].seat != NO_SEAT:
        child = nodes[child].sibling
    if child == NO_NODE:
        child, used = add(nodes, node, used, NO_SEAT, 0)
    return child, used


@rule
def set_slots(nodes, node, mover, slot, is_filled):
    """Write the node of each of the mover's moves into its slot, or empty those slots again."""
    child = nodes[node].child
    while child != NO_NODE:
        if nodes[child].seat == mover:
            slot[nodes[child].move] = child if is_filled else NO_NODE
        child = nodes[child].sibling


@rule
def untried(offer, slot, left):
    """The legal move without a node that has `left` such moves before it."""
    i = 0
    while slot[offer.card[i]] != NO_NODE or left > 0:
        left -= slot[offer.card[i]] == NO_NODE
        i += 1
    return offer.card[i]


@rule
def best_child(nodes, offer, slot):
    """The legal child of the highest upper confidence (UCB1)."""
    # Information sets: a move competes only when it is legal, so each child counts its own chances to be chosen.
    leader, highest = slot[offer.card[0]], -1.0
    for i in range(offer.n):
        child = slot[offer.card[i]]
        if child == NO_NODE:
            continue
        node = nodes[child]
        node.available += 1
        confidence = node.value / node.visits + EXPLORE * math.sqrt(logarithm(node.available) / node.visits)
        if confidence > highest:
            leader, highest = child, confidence
    return leader


@rule
def logarithm(n):
    """The natural logarithm of a whole number from 1 on: the same bits everywhere, as the system's need not be."""
    # n is `head` times a power of two, and a little more: by less than 1/128, so that few terms of the series suffice.
    head, doublings = n, 0
    while head >= len(LOGARITHMS):
        head >>= 1
        doublings += 1
    if doublings == 0:
        return LOGARITHMS[head]
    more = n / (head << doublings) - 1.0
    series = more * (
        1.0 - more * (1 / 2 - more * (1 / 3 - more * (1 / 4 - more * (1 / 5 - more * (1 / 6 - more / 7)))))
    )
    return LOGARITHMS[head] + (doublings * DOUBLED + series)


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
