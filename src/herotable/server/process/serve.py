"""The server at work: in one process, or in several that share a database and an address."""

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress

import msgspec
import uvicorn

from .. import logs
from ..app import new_app, open_store
from ..database.process_bus import ProcessBus
from ..database.store import Store
from ..http.websocket_protocol import Socket
from ..settings import Settings
from .worker import Worker

PATIENCE = 10  # seconds that requests have to end when the server stops
FILES = 65_536  # that may be open
GARBAGE = 50_000  # new objects before the collector looks at them: a move makes hundreds, none of them in circles


def serve(settings: Settings, listening: socket.socket, greet: Callable[[], None] = lambda: None) -> None:
    """Answer until a signal comes, then let what has begun end; `greet` when the database is there."""
    logs.set_up(settings.log_level)
    end_when_told()
    allow_files()
    with closing(open_store(settings)) as store:
        greet()
        if settings.processes == 1:
            run(uvicorn.Server(config_of(settings, store)), [listening])
    if settings.processes > 1:
        serve_together(settings, listening)


def end_when_told() -> None:
    """SIGTERM is no failure; uvicorn raises it again when it has ended in good order."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def allow_files() -> None:
    """A connection is an open file: as many as the system allows, up to a number that is no limit."""
    with suppress(ImportError, ValueError, OSError):  # not every system has such a number
        import resource

        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, min(most, FILES)), most))


def serve_together(settings: Settings, listening: socket.socket) -> None:
    """A porter leads those who come to processes; what bots may think is divided among them."""
    from .supervisor import Supervisor  # which not every system can have

    share = msgspec.structs.replace(settings, bot_threads=max(1, settings.bot_threads // settings.processes))

    def begin(number: int, channel: socket.socket) -> None:
        bus.part(number)
        end_when_told()
        with closing(Store(settings.database_url, bus)) as store:
            run(Worker(config_of(share, store), channel))

    with closing(ProcessBus(settings.processes)) as bus:
        Supervisor(listening, settings.processes, begin).run()


def run(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """This process."""
    gc.set_threshold(GARBAGE)
    server.run(sockets=sockets)


def config_of(settings: Settings, store: Store) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        new_app(settings, store),
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
