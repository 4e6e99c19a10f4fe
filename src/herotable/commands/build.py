"""`herotable build`: what is made of the rules for others to run."""

import argparse
import time
from pathlib import Path

from . import add_command


def add_build(parent: argparse.ArgumentParser) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    commands = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(commands, "wasm", wasm, "compile the rules of titles to WebAssembly, for browsers")
    command.add_argument("titles", nargs="*", metavar="TITLE", help="the titles to build (all)")
    command.add_argument("--to", type=Path, metavar="FOLDER", help="where the files go (into the package)")
    command.set_defaults(all=[*TITLES])


def wasm(args: argparse.Namespace) -> int:
    """Compile titles to WebAssembly, several at a time."""
    from ..games import game
    from ..wasm.build import FOLDER, build

    titles = [game(title).name for title in args.titles or args.all]
    begun = time.monotonic()
    print(f"compiling {', '.join(titles)}", flush=True)
    for number, built in enumerate(build(titles, args.to or FOLDER), 1):
        size, seconds = built.code.stat().st_size, time.monotonic() - begun
        print(f"{number} of {len(titles)}: {built.code}, {size:,} bytes, after {seconds:.0f} s", flush=True)
    return 0
