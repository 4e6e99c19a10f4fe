"""Processes that serve together: news from one to the others, turns, and who is led where."""

import copy
import multiprocessing
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from hypothesis import given
from hypothesis import strategies as st

from herotable.server.database.notifications import MATCHES, PEOPLE, Notice
from herotable.server.database.process_bus import LETTER, ProcessBus
from herotable.server.database.store import Store

from .browser import serve

FORKING = multiprocessing.get_context("fork")
NOTICES = st.lists(st.builds(Notice, st.sampled_from([MATCHES, PEOPLE]), st.from_regex(r"\A[\w -]{1,40}\Z")))


@contextmanager
def family(count: int) -> Iterator[list[ProcessBus]]:
    """Each as it is in its own process."""
    with closing(ProcessBus(count)) as parents:
        children = [copy.copy(parents) for _ in range(count)]
        for number, child in enumerate(children):
            child.number, child._missed = number, set()
        yield children


def heard(sibling: ProcessBus, count: int) -> list[Notice | None]:
    """The next so many notices."""
    news = sibling.hear(threading.Event())
    return [next(news) for _ in range(count)]


@given(NOTICES)
def test_all_others_hear_what_one_tells(notices):
    with family(3) as (one, two, three):
        two.tell(notices)
        assert heard(one, len(notices)) == heard(three, len(notices)) == notices


def test_much_is_told_in_several_letters():
    notices = [Notice(MATCHES, f"{'m' * 30} {number}") for number in range(2 * LETTER // 40)]
    with family(2) as (one, two):
        one.tell(notices)
        assert heard(two, len(notices)) == notices


def test_who_has_missed_something_looks_at_everything():
    with family(2) as (one, two):
        while not one._missed:
            one.tell([Notice(MATCHES, "m" * 1000)])
        two.tell([Notice(MATCHES, "m 1")])
        assert heard(one, 1) == [Notice(MATCHES, "m 1")]
        assert one._missed == {1}  # the box is full as before
        news = two.hear(threading.Event())
        assert next(news) == Notice(MATCHES, "m" * 1000)
        two.tell([Notice(MATCHES, "m 2")])
        heard(one, 1)  # whoever listens also reminds
        assert one._missed == set()
        assert None in news


def test_who_takes_the_place_of_one_that_died_lets_all_look_at_everything():
    with family(3) as (one, two, three):
        two.part(1)
        one.tell([Notice(MATCHES, "m 1")])
        assert heard(two, 1) == [Notice(MATCHES, "m 1")]
        assert heard(three, 2) == [Notice(MATCHES, "m 1"), None]
        assert heard(one, 1) == [None]


def hold(bus: ProcessBus, told: socket.socket) -> None:
    """Take the turn and keep it."""
    with bus.turn("writing"):
        told.send(b".")
        time.sleep(60)


def test_a_turn_is_free_again_when_its_process_is_killed():
    ours, theirs = socket.socketpair()
    with closing(ProcessBus(2)) as bus, ours, theirs:
        other = FORKING.Process(target=hold, args=(bus, theirs), daemon=True)
        other.start()
        ours.recv(1)
        taken = threading.Event()

        def take() -> None:
            with bus.turn("writing"):
                taken.set()

        taker = threading.Thread(target=take)
        taker.start()
        assert not taken.wait(0.2)
        with bus.turn("writing", patience=0.1):
            assert not taken.is_set()  # who has waited long enough goes on, and the database decides
        other.kill()
        assert taken.wait(10)
        taker.join()
        other.join()


def test_a_session_that_ends_at_one_process_is_told_to_the_others(tmp_path):
    with family(2) as (one, two), closing(Store(f"sqlite:///{tmp_path / 'table.db'}", one)) as store:
        store.migrate()
        assert store.is_shared

        async def scenario(new):
            browser = new()
            id = await browser.come("Ada")
            assert (await browser.ask("POST", "/logout")).status_code == 204
            assert heard(two, 1) == [Notice(PEOPLE, id)]

        serve(store, scenario)
