"""The bus between processes: notices from one to the others, and locks that they share."""

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
from herotable.server.database.process_bus import DATAGRAM, ProcessBus
from herotable.server.database.store import Store

from .browser import serve

FORKING = multiprocessing.get_context("fork")
NOTICES = st.lists(st.builds(Notice, st.sampled_from([MATCHES, PEOPLE]), st.from_regex(r"\A[\w -]{1,40}\Z")))


@contextmanager
def buses(count: int) -> Iterator[list[ProcessBus]]:
    """Each as it is in its own process."""
    with closing(ProcessBus(count)) as parent:
        children = [copy.copy(parent) for _ in range(count)]
        for number, child in enumerate(children):
            child.number, child._missed = number, set()
        yield children


def heard(bus: ProcessBus, count: int) -> list[Notice | None]:
    """The next so many notices."""
    notices = bus.listen(threading.Event())
    return [next(notices) for _ in range(count)]


@given(NOTICES)
def test_all_others_get_what_one_publishes(notices):
    with buses(3) as (one, two, three):
        two.publish(notices)
        assert heard(one, len(notices)) == heard(three, len(notices)) == notices


def test_many_notices_go_in_several_datagrams():
    notices = [Notice(MATCHES, f"{'m' * 30} {number}") for number in range(2 * DATAGRAM // 40)]
    with buses(2) as (one, two):
        one.publish(notices)
        assert heard(two, len(notices)) == notices


def test_a_process_whose_inbox_was_full_learns_that_anything_may_have_changed():
    with buses(2) as (one, two):
        while not one._missed:
            one.publish([Notice(MATCHES, "m" * 1000)])
        two.publish([Notice(MATCHES, "m 1")])
        assert heard(one, 1) == [Notice(MATCHES, "m 1")]
        assert one._missed == {1}  # the inbox is full as before
        notices = two.listen(threading.Event())
        assert next(notices) == Notice(MATCHES, "m" * 1000)
        two.publish([Notice(MATCHES, "m 2")])
        heard(one, 1)  # listening also reminds
        assert one._missed == set()
        assert None in notices


def test_a_process_that_replaces_a_dead_one_tells_that_anything_may_have_changed():
    with buses(3) as (one, two, three):
        two.join(1)
        one.publish([Notice(MATCHES, "m 1")])
        assert heard(two, 1) == [Notice(MATCHES, "m 1")]
        assert heard(three, 2) == [Notice(MATCHES, "m 1"), None]
        assert heard(one, 1) == [None]


def hold(bus: ProcessBus, told: socket.socket) -> None:
    """Take the lock and keep it."""
    with bus.lock("writing"):
        told.send(b".")
        time.sleep(60)


def test_a_lock_is_free_again_when_its_process_is_killed():
    ours, theirs = socket.socketpair()
    with closing(ProcessBus(2)) as bus, ours, theirs:
        other = FORKING.Process(target=hold, args=(bus, theirs), daemon=True)
        other.start()
        ours.recv(1)
        taken = threading.Event()

        def take() -> None:
            with bus.lock("writing"):
                taken.set()

        taker = threading.Thread(target=take)
        taker.start()
        assert not taken.wait(0.2)
        with bus.lock("writing", patience=0.1):
            assert not taken.is_set()  # after its patience a process goes on, and the database decides
        other.kill()
        assert taken.wait(10)
        taker.join()
        other.join()


def test_a_session_that_ends_at_one_process_is_told_to_the_others(tmp_path):
    with buses(2) as (one, two), closing(Store(f"sqlite:///{tmp_path / 'table.db'}", one)) as store:
        store.migrate()
        assert store.is_shared

        async def scenario(new):
            browser = new()
            id = await browser.come("Ada")
            assert (await browser.ask("POST", "/logout")).status_code == 204
            assert heard(two, 1) == [Notice(PEOPLE, id)]

        serve(store, scenario)
