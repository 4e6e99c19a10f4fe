"""`herotable pack`: owners' own components."""

import argparse
from pathlib import Path
from typing import Any

from ..engine.errors import ErrorMessage, expected, within
from . import add_command, add_group, find_game, language_of
from .texts import Say


def add_packs(commands: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    packs = add_group(commands, "pack", say("packs"), say)
    command = add_command(packs, "export", pack_export, say("pack-export"))
    command.add_argument("title", choices=TITLES, help=say("title"))
    command = add_command(packs, "check", pack_check, say("pack-check"))
    command.add_argument("file", help=say("pack-file"))


def pack_export(args: argparse.Namespace) -> int:
    """Print the pack of a title."""
    print((find_game(args.title).folder / "pack.toml").read_text(encoding="utf-8"), end="")
    return 0


def pack_check(args: argparse.Namespace) -> int:
    """Check an owner's pack."""
    import tomllib

    from ..games import TITLES
    from ..words import Translator

    try:
        title = tomllib.loads(Path(args.file).read_text(encoding="utf-8-sig")).get("title")
    except (OSError, ValueError):
        title = next(iter(TITLES))  # its reader says what is wrong with the file
    if title not in TITLES:
        raise within(args.file, expected("title", ErrorMessage("one-of", words=list(TITLES)), repr(title)))
    pack = find_game(title).read_pack(args.file)
    counts = ", ".join(f"{len(rows)} × {name}" for name, rows in pack.components.items())
    words = Translator(find_game(title), language_of(args), [])
    print(words.say("good-pack", file=args.file, title=title, counts=counts, digest=pack.digest))
    return 0
