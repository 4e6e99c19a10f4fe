"""A signal that comes while the server starts ends it, even where what the handler raises is lost."""

import signal
import weakref

import pytest
import uvicorn

from herotable.server.process import serve


class Forgotten:
    """Something that the garbage collector takes away."""


@pytest.fixture(autouse=True)
def on_sigterm():
    before = signal.getsignal(signal.SIGTERM)
    serve.exit_on_sigterm()
    yield
    signal.signal(signal.SIGTERM, before)
    serve.told_to_stop.clear()


def test_a_signal_ends_the_program():
    with pytest.raises(SystemExit) as ended:
        signal.raise_signal(signal.SIGTERM)
    assert ended.value.code == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_signal_that_the_garbage_collector_swallows_ends_it_too():
    forgotten = Forgotten()
    watched = weakref.ref(forgotten, lambda _: signal.raise_signal(signal.SIGTERM))
    del forgotten  # nothing is raised here
    assert watched() is None
    with pytest.raises(SystemExit) as ended:
        serve.run(uvicorn.Server(uvicorn.Config("no.such:app")))  # which would exit with 1
    assert ended.value.code == 0
