"""Information-set Monte Carlo tree search, compiled once per title: `rules_from` puts the title's own rules here.

The tree is the searching seat's: each iteration deals anew what the seat cannot know, walks down by upper confidence
among the moves that are legal on that table, adds a node, plays to the end and writes the result back. Dice and draws
are open loop: they are rolled anew each time and have no nodes. Choices that several seats make at the same time are
sealed: each is looked up at the same node, and only the searching seat's own choice leads on.
"""

import math
from typing import Any

import numpy as np

from herotable.engine.dice import below
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first, has, only

play: Any  # the title's rules
legal: Any
imagine: Any
prefer: Any  # its playout policy
worth: Any  # and what an end of the game is worth to a seat

NODE = np.dtype(
    [
        ("child", np.int32),
        ("sibling", np.int32),
        ("move", np.int32),
        ("seat", np.int32),
        ("visits", np.int64),
        ("available", np.int64),
        ("value", np.float64),
    ]
)
ROOT = NO_NODE = 0  # the root is nobody's child, so its number can stand for none
NO_SEAT = -1
EXPLORE = 0.7


@rule
def search(root, seat, nodes, used, iterations, spare, offer, slot, path):
    """Add iterations to the tree; how many nodes it has now."""
    for _ in range(iterations):
        spare[0] = root[0]
        t = spare[0]
        imagine(t, seat)
        used, length = walk(t, seat, nodes, used, offer[0], slot, path)
        playout(t, offer[0])
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            if node.seat != NO_SEAT:
                node.value += worth(t, node.seat)
        for word in range(4):
            root[0].key[word] = t.key[word]
    return used


@rule
def playout(t, offer):
    """Play to the end by the title's policy."""
    while t.waiting:
        seat = first(t.waiting)
        empty(offer)
        legal(t, seat, offer)
        t.tape.n = 0
        play(t, seat, prefer(t, seat, offer))


@rule
def walk(t, seat, nodes, used, offer, slot, path):
    """Down the tree until a node was added; how many nodes there are now, and how long the path is."""
    node, length, before = ROOT, 0, used
    while t.waiting and used == before and length < len(path) - t.seats:
        group = t.waiting
        leads = NO_NODE
        if not has(group, seat) and group != only(first(group)):
            leads, used = junction(nodes, node, used)
        while group & t.waiting:
            mover = first(group & t.waiting)
            child, used = step_down(t, mover, nodes, node, used, offer, slot)
            path[length] = child
            length += 1
            if mover == seat or leads == NO_NODE:
                leads = child
            group &= ~only(mover)
            t.tape.n = 0
            play(t, mover, nodes[child].move)
        node = leads
    return used, length


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
def step_down(t, mover, nodes, node, used, offer, slot):
    """The mover's next node: one not tried yet, chosen at random, else that of the best upper confidence."""
    empty(offer)
    legal(t, mover, offer)
    note_children(nodes, node, mover, slot)
    fresh = 0
    for i in range(offer.n):
        fresh += slot[offer.card[i]] == NO_NODE
    if fresh > 0 and used < len(nodes):
        child, used = add(nodes, node, used, mover, untried(offer, slot, below(t, fresh)))
    else:
        child = best(nodes, offer, slot)
    clear_children(nodes, node, mover, slot)
    return child, used


@rule
def note_children(nodes, node, mover, slot):
    """Which node belongs to which of the mover's moves."""
    child = nodes[node].child
    while child != NO_NODE:
        if nodes[child].seat == mover:
            slot[nodes[child].move] = child
        child = nodes[child].sibling


@rule
def clear_children(nodes, node, mover, slot):
    """Leave the slots empty."""
    child = nodes[node].child
    while child != NO_NODE:
        if nodes[child].seat == mover:
            slot[nodes[child].move] = NO_NODE
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
    nodes[node].child = used
    return used, used + 1


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
