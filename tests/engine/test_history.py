"""History: copies share what they have in common, and nothing else."""

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herotable.engine.history import History

GOING_ON = st.lists(st.tuples(st.integers(0, 9), st.integers()))


@given(GOING_ON)
def test_copies_go_their_own_way_as_copies_of_lists_do(steps):
    histories, lists = [History[int]()], [list[int]()]
    for which, value in steps:
        place = which % len(lists)
        histories.append(histories[place].copy())
        lists.append(lists[place].copy())
        histories[place].append(value)
        lists[place].append(value)
    assert histories == lists


@given(st.lists(st.integers()), st.lists(st.integers(), min_size=1), st.slices(9))
def test_what_a_copy_has_added_is_not_seen(items, more, part):
    history = History(items)
    longer = history.copy()
    longer.extend(more)
    assert (len(history), [*history], history[part]) == (len(items), items, items[part])
    assert longer == items + more
    assert longer[-1] == more[-1]
    with pytest.raises(IndexError):
        history[len(items)]


def test_threads_that_go_on_from_one_place_do_not_meet():
    for _ in range(200):
        begun, ready = History([0]), threading.Barrier(4)
        copies = [begun.copy() for _ in range(4)]

        def go_on(copy, number, ready=ready):
            ready.wait()
            for _ in range(5):
                copy.append(number)

        threads = [threading.Thread(target=go_on, args=(copy, number)) for number, copy in enumerate(copies)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert copies == [[0] + [number] * 5 for number in range(4)]


def test_a_copy_waits_while_another_one_grows():
    begun = History([0])
    one, other = begun.copy(), begun.copy()
    thread = threading.Thread(target=other.append, args=("other",))

    def items():
        thread.start()
        thread.join(0.2)  # in vain, as it waits for us
        yield "one"

    one.extend(items())
    thread.join()
    assert [one, other] == [[0, "one"], [0, "other"]]
