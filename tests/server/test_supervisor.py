"""The porter: who is led where, and processes that die, hang or cannot be started."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from herotable.server.process.supervisor import BUSY, HUNG, SOON, Supervisor, place_of


@contextmanager
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Two ends of a connection."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


@pytest.mark.parametrize(
    ("said", "is_led"),
    [
        (b"GET /api/tables/abc_D-1/play?since=3 HTTP/1.1\r\n", True),
        (b"POST /api/tables/abc_D-1 HTTP/1.1\r\n", True),
        (b"GET /api/tables HTTP/1.1\r\n", False),
        (b"GET / HTTP/1.1\r\n", False),
        (b"\x16\x03\x01", False),
        (b"", False),
    ],
)
def test_who_comes_to_a_table_is_led_to_its_process(said, is_led):
    with pair() as (ours, theirs):
        theirs.send(said)
        place = place_of(ours, 4)
        assert (place in range(4)) == is_led
        assert said == b"" or ours.recv(100) == said  # it was only looked at


def test_all_who_come_to_a_table_are_led_to_the_same_process():
    places = set()
    for said in (b"GET /api/tables/Xy/play HTTP/1.1\r\n", b"POST /api/tables/Xy HTTP/1.1\r\n"):
        with pair() as (ours, theirs):
            theirs.send(said)
            places.add(place_of(ours, 7))
    assert len(places) == 1


def sleep(_number: int, _channel: socket.socket) -> None:
    """A process that takes nobody."""
    time.sleep(60)


@pytest.fixture
def porter():
    """With two processes that have just been started."""
    porter = Supervisor(socket.create_server(("127.0.0.1", 0)), 2, sleep)
    porter._look_after()
    yield porter
    porter._end()


def later(porter):
    """The porter looks at the processes, a while later."""
    for process in porter.processes:
        process.began -= 2 * SOON
    porter._look_after()


def test_a_process_that_takes_nobody_is_waited_for_passed_by_and_replaced(porter):
    with visitor() as ours:
        busy = porter.processes[place_of(ours, 2)]
        fill(busy)
        assert not porter._is_taken(ours)
        busy.full_since -= BUSY
        assert porter._is_taken(ours)
    hung, busy.full_since = busy.process, busy.full_since - HUNG
    porter._look_after()
    hung.join()
    later(porter)
    assert busy.process is not hung
    assert busy.is_alive
    assert busy.full_since is None


def test_who_is_taken_by_nobody_waits_until_somebody_can(porter):
    for process in porter.processes:
        fill(process)
        process.full_since -= BUSY
    with visitor() as ours:
        porter._waiting = [ours]
        porter._look_after()
        assert porter._waiting == [ours]
        porter.processes[0].process.kill()
        porter.processes[0].process.join()
        later(porter)
        assert porter._waiting == []
        assert ours.fileno() == -1  # it is the process's now


def fill(process):
    """Until it takes nobody any more."""
    with visitor() as another:
        while process.take(another):
            pass


@contextmanager
def visitor() -> Iterator[socket.socket]:
    """Somebody who comes to a table."""
    with pair() as (ours, theirs):
        theirs.send(b"GET /api/tables/0 HTTP/1.1")
        yield ours


def test_a_process_that_cannot_be_started_is_tried_again(porter, monkeypatch):
    dead = porter.processes[0]
    dead.process.kill()
    dead.process.join()

    def too_many():
        raise OSError("too many open files")

    with monkeypatch.context() as patched:
        patched.setattr(socket, "socketpair", too_many)
        later(porter)
        assert not dead.is_alive
    later(porter)
    assert dead.is_alive
