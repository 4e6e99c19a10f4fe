"""Information-set Monte Carlo tree search, compiled once per title: `rules_from` sets the title's rules as globals.

The tree belongs to the searching seat. An iteration deals anew what the seat cannot know (determinization), selects by
upper confidence among the moves that are legal on that table, adds a node, plays to the end and backs up the result.
Dice and draws are open loop: every iteration rolls them anew, and they have no nodes. Choices that several seats make
at the same time are sealed: all of them hang on the same node, and only the searching seat's own choice leads further.
"""

from typing import Any

from herotable.bots.nodes import NO_NODE, NO_SEAT, ROOT, add, best_child, junction, set_slots, untried
from herotable.engine.dice import below
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first, has, only
from herotable.engine.tape import QUIET

play: Any  # the title's rules
legal: Any
imagine: Any
prefer: Any  # its playout policy
worth: Any  # what an end of the game is worth to a seat
RIPE: int  # and how often a node is visited before it gets children


@rule
def search(root, seat, nodes, used, iterations, spare, offer, slot, path):
    """Add iterations while the tree has room for one more; return how many nodes it has."""
    for _ in range(iterations):
        if len(nodes) - used <= root[0].seats:
            break
        spare[0] = root[0]
        t = spare[0]
        determinize(t, seat)
        used, length = select(t, seat, nodes, used, offer[0], slot, path)
        playout(t, offer[0])
        for i in range(length):
            back_up(t, nodes[path[i]])
        renew_key(root[0], t)
    return used


@rule
def determinize(t, seat):
    """Imagine what the seat cannot know; without listeners the playout is faster."""
    imagine(t, seat)
    t.quiet = QUIET


@rule
def renew_key(root, t):
    """Hand the random key on, so that the next iteration has other dice."""
    for word in range(4):
        root.key[word] = t.key[word]


@rule
def back_up(t, node):
    """Add the result to a node: its worth to the seat that made the node's move, and whether that seat won."""
    node.visits += 1
    if node.seat != NO_SEAT:
        node.value += worth(t, node.seat)
        node.wins += has(t.winners, node.seat)


@rule
def flat(root, seat, nodes, used, iterations, spare, offer, slot, path):  # noqa: ARG001
    """Try the moves in turn, each on a newly imagined table to the end of the game: the yardstick for the tree."""
    for _ in range(iterations):
        spare[0] = root[0]
        t = spare[0]
        determinize(t, seat)
        empty(offer[0])
        legal(t, seat, offer[0])
        choice = nodes[ROOT].visits % offer[0].n
        nodes[ROOT].visits += 1
        if used <= choice + 1:
            _, used = add(nodes, ROOT, used, seat, offer[0].card[choice])
        play(t, seat, offer[0].card[choice])
        playout(t, offer[0])
        back_up(t, nodes[choice + 1])
        renew_key(root[0], t)
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
def playouts(root, spare, offer, games):
    """Play copies of a table to their ends, each with the key that the one before has left: to measure how fast."""
    for _ in range(games):
        spare[0] = root[0]
        playout(spare[0], offer[0])
        renew_key(root[0], spare[0])


@rule
def select(t, seat, nodes, used, offer, slot, path):
    """Walk down until a node is added or is not ripe; return how many nodes there are, and the length of the path."""
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
            child, used = select_child(t, mover, nodes, node, used, offer, slot)
            path[length] = child
            length += 1
            if mover == seat or leads == NO_NODE:
                leads = child
            group &= ~only(mover)
            play(t, mover, nodes[child].move)
        node = leads
    return used, length


@rule
def select_child(t, mover, nodes, node, used, offer, slot):
    """The mover's next node: a new one for a move without a node, else the one of the highest upper confidence."""
    empty(offer)
    legal(t, mover, offer)
    set_slots(nodes, node, mover, slot, True)
    move = move_to_expand(t, mover, node, offer, slot)
    if slot[move] == NO_NODE:
        child, used = add(nodes, node, used, mover, move)
    else:
        child = best_child(nodes, offer, slot)
    set_slots(nodes, node, mover, slot, False)
    return child, used


@rule
def move_to_expand(t, mover, node, offer, slot):
    """At the root any move without a node; below it the move of the playout policy."""
    # A new node is then no worse than a playout, and a title's many poor moves need no visit each.
    if node != ROOT:
        return prefer(t, mover, offer)
    new = 0
    for i in range(offer.n):
        new += slot[offer.card[i]] == NO_NODE
    return untried(offer, slot, below(t, new)) if new > 0 else offer.card[0]
