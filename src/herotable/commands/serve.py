"""`herotable serve`: the table online."""

import argparse
import errno
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

from ..engine.errors import ErrorMessage, UserError, reason_of
from . import add_command, language_of
from .texts import Say

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..server.settings import Settings

NO_HOST = (socket.EAI_NONAME, socket.EAI_AGAIN)


def add_serve(commands: Any, say: Say) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "serve", serve, say("serve"))
    command.add_argument("--host", help=say("serve-host"))
    command.add_argument("--port", type=int, help=say("serve-port"))
    command.add_argument("--database", metavar="URL", help=say("serve-database"))
    command.add_argument("--processes", type=int, metavar="N", help=say("serve-processes"))
    command.add_argument("--open", action="store_true", help=say("serve-open"))
    command.add_argument("--no-qr", action="store_true", help=say("serve-no-qr"))


def serve(args: argparse.Namespace) -> int:
    """Serve until a signal comes; everything accepted by then is saved."""
    settings = settings_of(args)
    with ExitStack() as stack:
        if settings.processes > 1:
            share_metrics(stack)
        listening = stack.enter_context(listen(settings))
        stack.enter_context(suppress(KeyboardInterrupt))
        from ..server.process.serve import serve as run_server

        run_server(settings, listening, lambda: greet(settings, listening.getsockname()[1], args))
    return 0


def share_metrics(stack: ExitStack) -> None:
    """Make the folder in which several processes count; it must be known before `metrics` is imported."""
    if not hasattr(os, "fork"):
        raise UserError(ErrorMessage("no-processes"))
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="herotable-metrics-"))
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)


def settings_of(args: argparse.Namespace) -> "Settings":
    """The settings of the environment, then of the arguments; at a terminal only warnings are logged by default."""
    from ..server.settings import Settings

    given = {
        name: value
        for name in ("host", "port", "database", "processes")
        if (value := getattr(args, name, None)) is not None
    }
    if sys.stderr.isatty() and not os.environ.get("HEROTABLE_LOG_LEVEL"):
        given["log_level"] = "warning"
    return Settings.from_environment(**given)


def listen(settings: "Settings") -> socket.socket:
    """A socket at the address, or a UserError that says why not."""
    host, port = settings.host, settings.port
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UserError(ErrorMessage("port-taken", port=port)) from None
        reason = ErrorMessage("no-such-host") if error.errno in NO_HOST else reason_of(error)
        raise UserError(ErrorMessage("no-listening", host=host, port=port, reason=reason)) from None


# ---------------------------------------------------------------- greeting


def greet(settings: "Settings", port: int, args: argparse.Namespace) -> None:
    """Print the address for this machine and for phones, with a QR code at a terminal."""
    from ..server.http.public_url import EVERYWHERE, bracketed, phone_address

    here = f"http://{'localhost' if settings.host in EVERYWHERE else bracketed(settings.host)}:{port}"
    phones = settings.public_url or phone_address(settings.host, port)
    print(args.say("serving", address=here), flush=True)
    if phones and phones != here:
        print(args.say("serving-phones", address=phones), flush=True)
        if sys.stdout.isatty() and not args.no_qr:
            print_qr_code(phones)
    print(args.say("serving-end"), flush=True)
    if settings.processes == 1:  # a thread must not be there when processes are forked
        threading.Thread(target=tell_of_compiling, args=(args,), daemon=True).start()
    if args.open:
        webbrowser.open(here)


def tell_of_compiling(args: argparse.Namespace) -> None:
    """Say which titles have to be compiled first, if any, and of each when it can be played."""
    from ..bots.preparing import as_compiled, is_compiled
    from ..games import games

    missing = [game for game in games().values() if not is_compiled(game)]
    if missing:
        print(args.say("serving-compiles", titles=", ".join(title_of(game, args) for game in missing)), flush=True)
    for game in as_compiled(missing):
        print(args.say("serving-compiled", title=title_of(game, args)), flush=True)


def title_of(game: "Game", args: argparse.Namespace) -> str:
    """The name of a title in the language of the command."""
    from ..words import Translator

    return Translator(game, language_of(args), []).say("title")


def print_qr_code(address: str) -> None:
    """Print an address as a QR code."""
    import segno

    segno.make(address, micro=False).terminal(compact=True)
