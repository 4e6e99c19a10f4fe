"""`herotable build`: what is made beforehand: rules for browsers and for this machine, and a site."""

import argparse
import time
from pathlib import Path
from shlex import quote
from typing import Any

from . import add_command, add_group
from .texts import Say


def add_build(commands: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    builds = add_group(commands, "build", say("build"), say)
    command = add_command(builds, "wasm", wasm, say("build-wasm"))
    command.add_argument("titles", nargs="*", metavar="TITLE", help=say("build-titles"))
    command.add_argument("--to", type=Path, metavar="FOLDER", help=say("build-to"))
    command.set_defaults(all=[*TITLES])
    command = add_command(builds, "cache", cache, say("build-cache"))
    command.add_argument("titles", nargs="*", metavar="TITLE", help=say("build-titles"))
    command.set_defaults(all=[*TITLES])
    command = add_command(builds, "site", site, say("build-site"))
    command.add_argument("folder", type=Path, metavar="FOLDER", help=say("build-site-folder"))


def wasm(args: argparse.Namespace) -> int:
    """Compile titles to WebAssembly, several at a time."""
    from ..games import game
    from ..wasm.build import FOLDER, build

    titles = [game(title).name for title in args.titles or args.all]
    begun = time.monotonic()
    print(args.say("building", titles=", ".join(titles)), flush=True)
    for number, built in enumerate(build(titles, args.to or FOLDER), 1):
        size, seconds = built.code.stat().st_size, time.monotonic() - begun
        done = {
            "number": number,
            "count": len(titles),
            "file": str(built.code),
            "size": size,
            "seconds": round(seconds),
        }
        print(args.say("built", **done), flush=True)
    return 0


def cache(args: argparse.Namespace) -> int:
    """Fill the cache of compiled rules, several titles at a time."""
    from ..bots.preparing import compile_all
    from ..engine.cache_folders import cache_folder
    from ..games import game

    titles = [game(title) for title in args.titles or args.all]
    print(
        args.say("building-cache", titles=", ".join(title.name for title in titles), folder=str(cache_folder())),
        flush=True,
    )
    for number, done in enumerate(compile_all(titles), 1):
        told = {"number": number, "count": len(titles), "title": done.name, "seconds": round(done.seconds)}
        print(args.say("built-title", **told), flush=True)
    return 0


def site(args: argparse.Namespace) -> int:
    """Write the site, and say what is in it."""
    from ..site.build import build

    print(args.say("building-site", folder=str(args.folder)), flush=True)
    for part in build(args.folder):
        size = round(part.size / 1000)
        print(args.say("built-part", part=part.name, count=len(part.files), size=size), flush=True)
    print(args.say("built-site", folder=quote(str(args.folder))))
    return 0
