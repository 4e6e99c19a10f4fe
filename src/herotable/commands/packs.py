"""`herotable pack`: owners' own components."""

import argparse
from pathlib import Path

from ..engine.errors import ErrorMessage, expected, within
from . import add_command, find_game


def add_packs(parent: argparse.ArgumentParser) -> None:
    """Add the commands and their arguments."""
    from ..games import TITLES

    packs = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(packs, "export", pack_export, "print the pack of a title, as a start for your own")
    command.add_argument("title", choices=TITLES)
    command = add_command(packs, "check", pack_check, "check a pack of your own")
    command.add_argument("file", help="the pack, a TOML file")


def pack_export(args: argparse.Namespace) -> int:
    """Print the pack of a title."""
    print((find_game(args.title).folder / "pack.toml").read_text(encoding="utf-8"), end="")
    return 0


def pack_check(args: argparse.Namespace) -> int:
    """Check an owner's pack."""
    import tomllib

    from ..games import TITLES
    from ..problems import own_language
    from ..words import Translator

    try:
        title = tomllib.loads(Path(args.file).read_text(encoding="utf-8-sig")).get("title")
    except (OSError, ValueError):
        title = next(iter(TITLES))  # its reader says what is wrong with the file
    if title not in TITLES:
        raise within(args.file, expected("title", ErrorMessage("one-of", words=list(TITLES)), repr(title)))
    pack = find_game(title).read_pack(args.file)
    counts = ", ".join(f"{len(rows)} × {name}" for name, rows in pack.components.items())
    words = Translator(find_game(title), own_language(), [])
    print(words.say("good-pack", file=args.file, title=title, counts=counts, digest=pack.digest))
    return 0
