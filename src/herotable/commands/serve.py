"""`herotable serve`: the table online."""

import argparse
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

from ..engine.errors import Unreadable
from . import add_command

if TYPE_CHECKING:
    from ..server.settings import Settings
    from ..server.store import Store

PATIENCE = 10  # seconds that requests have to end when the server stops
GARBAGE = 50_000  # new objects before the collector looks at them: a move makes hundreds, none of them in circles


def add_serve(commands: Any) -> None:
    """What the command takes."""
    command = add_command(commands, "serve", serve, "serve the table to browsers and phones")
    command.add_argument("--host", help="the address to listen on (0.0.0.0: everybody who can reach this machine)")
    command.add_argument("--port", type=int, help="the port to listen on (8000); 0: any free one")
    command.add_argument("--database", help="sqlite:///FILE or postgresql+psycopg://… (a file in your data folder)")
    command.add_argument("--open", action="store_true", help="open the table in a browser")
    command.add_argument("--no-qr", action="store_true", help="draw no QR code for phones")


def serve(asked: argparse.Namespace) -> int:
    """Serve until told to stop; what was accepted by then is saved."""
    from ..server.app import open_store

    settings = settings_of(asked)
    with listen(settings) as listening, closing(open_store(settings)) as store, suppress(KeyboardInterrupt):
        greet(settings, listening.getsockname()[1], asked)
        run(settings, listening, store)
    return 0


def settings_of(asked: argparse.Namespace) -> "Settings":
    """The environment's, but for what is given; at a terminal only warnings are logged unless told."""
    from ..server.settings import Settings

    given = {name: value for name in ("host", "port", "database") if (value := getattr(asked, name, None)) is not None}
    if sys.stderr.isatty() and not os.environ.get("HEROTABLE_LOG_LEVEL"):
        given["log_level"] = "warning"
    return Settings.from_environment(**given)


def listen(settings: "Settings") -> socket.socket:
    """A socket at the address, or an Unreadable that says why not."""
    host, port = settings.host, settings.port
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Unreadable(f"port {port} is taken: is the server running already? --port chooses another") from None
        reason = str(error.strerror).partition(" (")[0]
        raise Unreadable(f"cannot listen on {host}, port {port}: {reason}") from None


def run(settings: "Settings", listening: socket.socket, store: "Store") -> None:
    """Answer until a signal comes, then let what has begun end."""
    import uvicorn

    from ..server import logs
    from ..server.app import new_app
    from ..server.frames import Socket

    logs.set_up(settings.log_level)
    gc.set_threshold(GARBAGE)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # raised again when the server has ended in good order
    config = uvicorn.Config(
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
    uvicorn.Server(config).run(sockets=[listening])


# ---------------------------------------------------------------- what the terminal says


def greet(settings: "Settings", port: int, asked: argparse.Namespace) -> None:
    """Where the table is, for this machine and for phones."""
    from ..server.address import EVERYWHERE, bracketed, phone_address

    here = f"http://{'localhost' if settings.host in EVERYWHERE else bracketed(settings.host)}:{port}"
    phones = settings.public_url or phone_address(settings.host, port)
    print(f"Hero Table is at {here}", flush=True)
    if phones and phones != here:
        print(f"For phones: {phones}", flush=True)
        if sys.stdout.isatty() and not asked.no_qr:
            draw_code(phones)
    print("Ctrl-C stops it; games go on when it starts again.", flush=True)
    if asked.open:
        webbrowser.open(here)


def draw_code(address: str) -> None:
    """The address as a QR code."""
    import segno

    segno.make(address, micro=False).terminal(compact=True)
