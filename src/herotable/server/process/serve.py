"""Run the server: in one process, or in several workers that share a database and an address."""

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event

import msgspec
import uvicorn

from .. import logs
from ..app import new_app, open_store
from ..database.process_bus import ProcessBus
from ..database.store import Store
from ..database.versions import version_name
from ..http.timed_http import TimedHttpProtocol
from ..http.websocket_protocol import ExtendedWebSocketProtocol
from ..settings import Settings
from .worker import Worker

PATIENCE = 10  # seconds that requests have to end when the server stops
FILES = 65_536  # open files that are enough
# New objects before the garbage collector runs: a move makes hundreds, none of them in cycles, so it finds little.
GARBAGE = 50_000

told_to_stop = Event()


def serve(settings: Settings, listening: socket.socket, greet: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal comes, then finish what has begun; call `greet` once the database is open."""
    logs.set_up(settings.log_level)
    exit_on_sigterm()
    raise_file_limit()
    with closing(open_store(settings, version_name())) as store:
        greet()
        if settings.processes == 1:
            run(uvicorn.Server(config_of(settings, store)), [listening])
    if settings.processes > 1:
        serve_with_workers(settings, listening)


def exit_on_sigterm() -> None:
    """Exit with 0 on SIGTERM, which uvicorn raises again after it has shut down in good order."""
    signal.signal(signal.SIGTERM, _exit)


def _exit(*_: object) -> None:
    """Nothing that is raised ends the program where the garbage collector has called: then `run` ends it."""
    told_to_stop.set()
    sys.exit(0)


def raise_file_limit() -> None:
    """Allow as many open files as the system permits, up to FILES: every connection is one."""
    with suppress(ImportError, ValueError, OSError):  # not every system has such a limit
        import resource

        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, min(most, FILES)), most))


def serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """Start a supervisor and its workers; they share the threads for bots."""
    from .supervisor import Supervisor  # it imports modules that not every system has

    share = msgspec.structs.replace(settings, bot_threads=max(1, settings.bot_threads // settings.processes))

    def work(number: int, channel: socket.socket) -> None:
        bus.join(number)
        exit_on_sigterm()
        with closing(Store(settings.database_url, bus, version_name())) as store:
            run(Worker(config_of(share, store), channel))

    with closing(ProcessBus(settings.processes)) as bus:
        Supervisor(listening, settings.processes, work).run()


def run(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """Run uvicorn in this process, unless a signal has come by now."""
    if told_to_stop.is_set():
        sys.exit(0)
    gc.set_threshold(GARBAGE)
    server.run(sockets=sockets)


def config_of(settings: Settings, store: Store) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        new_app(settings, store),
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        http=TimedHttpProtocol,
        ws=ExtendedWebSocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
