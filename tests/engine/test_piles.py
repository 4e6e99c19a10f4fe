"""Piles and bags, against Python's own lists and counters."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from herotable.engine.piles import Bag, Pile, count, draw, empty, lowest, pull, push, put, shuffle, take_out, total

SIZE = 8
KINDS = 4
RECORD = np.dtype([("key", np.int64, 4), ("pile", Pile(SIZE)), ("bag", Bag(KINDS))])
CARDS = st.integers(-99, 99)
HANDS = st.lists(CARDS, max_size=SIZE)


def table(cards: Sequence[int] = (), counts: tuple[int, ...] = (0,) * KINDS) -> Any:
    """A record with a key, these cards on its pile and so many of each kind in its bag."""
    t = np.zeros(1, RECORD).view(np.recarray)[0]
    t.key[:] = 1, 2, 3, 4
    for card in cards:
        push(t.pile, card)
    t.bag.count[:] = counts
    t.bag.n = sum(counts)
    return t


def cards_of(pile: Any) -> list[int]:
    """The cards on a pile, whose free places must hold 0."""
    assert not pile.card[pile.n :].any()
    return pile.card[: pile.n].tolist()


@given(st.lists(st.tuples(st.sampled_from(["push", "pull", "empty"]), CARDS, st.integers(0, SIZE - 1)), max_size=40))
@settings(deadline=None)
def test_a_pile_is_a_list(steps):
    t, model = table(), list[int]()
    for step, card, place in steps:
        if step == "push" and len(model) < SIZE:
            push(t.pile, card)
            model.append(card)
        elif step == "pull" and place < len(model):
            assert pull(t.pile, place) == model.pop(place)
        elif step == "empty":
            empty(t.pile)
            model.clear()
        assert cards_of(t.pile) == model


def test_a_pile_of_one_can_be_pulled_and_used_again():
    t = table([7])
    assert pull(t.pile, 0) == 7
    assert cards_of(t.pile) == []
    push(t.pile, 9)
    assert cards_of(t.pile) == [9]


def test_a_full_pile_gives_its_top_and_its_bottom():
    t = table(range(1, SIZE + 1))
    assert pull(t.pile, SIZE - 1) == SIZE
    assert pull(t.pile, 0) == 1
    assert cards_of(t.pile) == list(range(2, SIZE))


@given(HANDS, CARDS)
@settings(deadline=None)
def test_count_lowest_total(cards, card):
    pile = table(cards).pile
    assert [count(pile, wanted) for wanted in [card, *cards]] == [cards.count(wanted) for wanted in [card, *cards]]
    assert [total(pile, n) for n in range(len(cards) + 1)] == [sum(cards[:n]) for n in range(len(cards) + 1)]
    assert lowest(pile) == (cards.index(min(cards)) if cards else 0)


def test_free_places_are_neither_counted_nor_the_lowest():
    pile = table([5, 3, 3]).pile
    assert count(pile, 0) == 0
    assert lowest(pile) == 1


@given(HANDS, st.tuples(*[st.integers(0, 2**32 - 1)] * 4).filter(any))
@settings(deadline=None)
def test_shuffling_keeps_the_cards(cards, key):
    t = table(cards)
    t.key[:] = key
    shuffle(t, t.pile)
    assert sorted(cards_of(t.pile)) == sorted(cards)


def test_every_order_of_three_cards_is_equally_likely():
    t, found, times = table(), Counter[tuple[int, ...]](), 6000
    for _ in range(times):
        empty(t.pile)
        for card in (1, 2, 3):
            push(t.pile, card)
        shuffle(t, t.pile)
        found[tuple(cards_of(t.pile))] += 1
    assert set(found) == set(permutations([1, 2, 3]))
    assert sum((n - times / 6) ** 2 / (times / 6) for n in found.values()) < 20.5  # 1 in 1,000


@given(st.lists(st.tuples(st.sampled_from(["put", "take_out", "draw"]), st.integers(0, KINDS - 1)), max_size=40))
@settings(deadline=None)
def test_a_bag_is_a_counter(steps):
    t, model = table(), Counter[int]()
    for step, kind in steps:
        if step == "put":
            put(t.bag, kind)
            model[kind] += 1
        elif step == "take_out" and model[kind]:
            take_out(t.bag, kind)
            model[kind] -= 1
        elif step == "draw" and model.total():
            drawn = draw(t, t.bag)
            assert model[drawn] > 0
            model[drawn] -= 1
        assert t.bag.count.tolist() == [model[kind] for kind in range(KINDS)]
        assert t.bag.n == model.total()


def test_drawing_to_the_end_gives_every_card_once():
    t = table(counts=(2, 0, 1, 3))
    assert Counter(int(draw(t, t.bag)) for _ in range(6)) == {0: 2, 2: 1, 3: 3}
    assert t.bag.n == 0
    assert not t.bag.count.any()


def test_draws_follow_the_counts():
    t, found, times = table(counts=(1, 0, 3, 6)), Counter[int](), 5000
    for _ in range(times):
        kind = int(draw(t, t.bag))
        put(t.bag, kind)
        found[kind] += 1
    assert found[1] == 0
    expected = {0: times * 0.1, 2: times * 0.3, 3: times * 0.6}
    assert sum((found[kind] - n) ** 2 / n for kind, n in expected.items()) < 13.8  # 1 in 1,000
