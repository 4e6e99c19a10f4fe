"""The supervisor: which worker gets a connection, and workers that die, hang or cannot be started."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from herotable.server.process.supervisor import BUSY, HUNG, SOON, Supervisor, worker_of


@contextmanager
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Two ends of a connection."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


@pytest.mark.parametrize(
    ("sent", "is_routed"),
    [
        (b"GET /api/tables/abc_D-1/play?since=3 HTTP/1.1\r\n", True),
        (b"POST /api/tables/abc_D-1 HTTP/1.1\r\n", True),
        (b"GET /api/tables HTTP/1.1\r\n", False),
        (b"GET / HTTP/1.1\r\n", False),
        (b"\x16\x03\x01", False),
        (b"", False),
    ],
)
def test_a_request_about_a_table_goes_to_the_worker_of_the_table(sent, is_routed):
    with pair() as (ours, theirs):
        theirs.send(sent)
        worker = worker_of(ours, 4)
        assert (worker in range(4)) == is_routed
        assert sent == b"" or ours.recv(100) == sent  # it was only looked at


def test_all_requests_about_a_table_go_to_the_same_worker():
    workers = set()
    for sent in (b"GET /api/tables/Xy/play HTTP/1.1\r\n", b"POST /api/tables/Xy HTTP/1.1\r\n"):
        with pair() as (ours, theirs):
            theirs.send(sent)
            workers.add(worker_of(ours, 7))
    assert len(workers) == 1


def sleep(_number: int, _channel: socket.socket) -> None:
    """A worker that takes no connection."""
    time.sleep(60)


@pytest.fixture
def supervisor():
    """A supervisor of two workers that have just been started."""
    supervisor = Supervisor(socket.create_server(("127.0.0.1", 0)), 2, sleep)
    supervisor._check_workers()
    yield supervisor
    supervisor._end()


def later(supervisor):
    """The supervisor checks the workers a while later."""
    for worker in supervisor.workers:
        worker.began -= 2 * SOON
    supervisor._check_workers()


def test_a_worker_that_takes_no_connection_is_waited_for_passed_over_and_replaced(supervisor):
    with connection() as ours:
        busy = supervisor.workers[worker_of(ours, 2)]
        fill(busy)
        assert not supervisor._is_taken(ours)
        busy.full_since -= BUSY
        assert supervisor._is_taken(ours)
    hung, busy.full_since = busy.process, busy.full_since - HUNG
    supervisor._check_workers()
    hung.join()
    later(supervisor)
    assert busy.process is not hung
    assert busy.is_alive
    assert busy.full_since is None


def test_a_connection_that_no_worker_takes_waits(supervisor):
    for process in supervisor.workers:
        fill(process)
        process.full_since -= BUSY
    with connection() as ours:
        supervisor._waiting = [ours]
        supervisor._check_workers()
        assert supervisor._waiting == [ours]
        supervisor.workers[0].process.kill()
        supervisor.workers[0].process.join()
        later(supervisor)
        assert supervisor._waiting == []
        assert ours.fileno() == -1  # it is the worker's now


def fill(process):
    """Fill the channel of a worker."""
    with connection() as another:
        while process.take(another):
            pass


@contextmanager
def connection() -> Iterator[socket.socket]:
    """A connection with a request about a table."""
    with pair() as (ours, theirs):
        theirs.send(b"GET /api/tables/0 HTTP/1.1")
        yield ours


def test_a_worker_that_cannot_be_started_is_tried_again(supervisor, monkeypatch):
    dead = supervisor.workers[0]
    dead.process.kill()
    dead.process.join()

    def too_many():
        raise OSError("too many open files")

    with monkeypatch.context() as patched:
        patched.setattr(socket, "socketpair", too_many)
        later(supervisor)
        assert not dead.is_alive
    later(supervisor)
    assert dead.is_alive
