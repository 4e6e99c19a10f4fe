"""Information-set Monte Carlo tree search, compiled once per title: `rules_from` puts the title's own rules here.

The tree is the searching seat's: each iteration deals anew what the seat cannot know, walks down by upper confidence
among the moves that are legal on that table, adds a node, plays to the end and writes the result back. Dice and draws
are open loop: they are rolled anew each time and have no nodes. Choices that several seats make at the same time are
sealed: each is looked up at the same node, and only the searching seat's own choice leads on.
"""

from typing import Any

from herotable.bots.nodes import NO_NODE, NO_SEAT, ROOT, add, best, junction, set_slots, untried
from herotable.engine.dice import below
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first, has, only

play: Any  # the title's rules
legal: Any
imagine: Any
prefer: Any  # its playout policy
worth: Any  # what an end of the game is worth to a seat
RIPE: int  # and how often a node is visited before it gets children


@rule
def search(root, seat, nodes, used, iterations, spare, offer, slot, path):
    """Add iterations to the tree while it has room for one more; how many nodes it has now."""
    for _ in range(iterations):
        if len(nodes) - used <= root[0].seats:
            break
        spare[0] = root[0]
        t = spare[0]
        deal(t, seat)
        used, length = walk(t, seat, nodes, used, offer[0], slot, path)
        playout(t, offer[0])
        for i in range(length):
            note(t, nodes[path[i]])
        go_on(root[0], t)
    return used


@rule
def deal(t, seat):
    """Imagine what the seat cannot know; from here on nobody listens."""
    imagine(t, seat)
    t.quiet = True


@rule
def go_on(root, t):
    """The next iteration has other random numbers."""
    for word in range(4):
        root.key[word] = t.key[word]


@rule
def note(t, node):
    """Write the end of a game back: what it is worth to the seat that made the node's move, and whether it won."""
    node.visits += 1
    if node.seat != NO_SEAT:
        node.value += worth(t, node.seat)
        node.wins += has(t.winners, node.seat)


@rule
def flat(root, seat, nodes, used, iterations, spare, offer, slot, path):  # noqa: ARG001
    """The yardstick of a search: every move in turn on a table imagined anew, played to the end; no tree."""
    for _ in range(iterations):
        spare[0] = root[0]
        t = spare[0]
        deal(t, seat)
        empty(offer[0])
        legal(t, seat, offer[0])
        choice = nodes[ROOT].visits % offer[0].n
        nodes[ROOT].visits += 1
        if used <= choice + 1:
            _, used = add(nodes, ROOT, used, seat, offer[0].card[choice])
        play(t, seat, offer[0].card[choice])
        playout(t, offer[0])
        note(t, nodes[choice + 1])
        go_on(root[0], t)
    return used


@rule
def playout(t, offer):
    """Play to the end by the title's policy."""
    while t.waiting:
        seat = first(t.waiting)
        empty(offer)
        legal(t, seat, offer)
        play(t, seat, prefer(t, seat, offer))


@rule
def walk(t, seat, nodes, used, offer, slot, path):
    """Down the tree until a node was added or is not ripe; how many nodes there are now, and how long the path is."""
    node, length, before = ROOT, 0, used
    while t.waiting and used == before and length < len(path) - t.seats:
        if node != ROOT and nodes[node].visits < RIPE:
            break
        group = t.waiting
        leads = NO_NODE
        if not has(group, seat) and group != only(first(group)):
            leads, used = junction(nodes, node, used)
            nodes[leads].visits += 1
        while group & t.waiting:
            mover = first(group & t.waiting)
            child, used = step_down(t, mover, nodes, node, used, offer, slot)
            path[length] = child
            length += 1
            if mover == seat or leads == NO_NODE:
                leads = child
            group &= ~only(mover)
            play(t, mover, nodes[child].move)
        node = leads
    return used, length


@rule
def step_down(t, mover, nodes, node, used, offer, slot):
    """The mover's next node: a new one for a move worth trying, else that of the best upper confidence."""
    empty(offer)
    legal(t, mover, offer)
    set_slots(nodes, node, mover, slot, True)
    move = worth_trying(t, mover, node, offer, slot)
    if slot[move] == NO_NODE:
        child, used = add(nodes, node, used, mover, move)
    else:
        child = best(nodes, offer, slot)
    set_slots(nodes, node, mover, slot, False)
    return child, used


@rule
def worth_trying(t, mover, node, offer, slot):
    """At the root every move; further down what a playout would do, so that a first look is as good as a playout."""
    if node != ROOT:
        return prefer(t, mover, offer)
    fresh = 0
    for i in range(offer.n):
        fresh += slot[offer.card[i]] == NO_NODE
    return untried(offer, slot, below(t, fresh)) if fresh > 0 else offer.card[0]
