"""`herotable pack`: owners' own components."""

import argparse
from pathlib import Path

from ..engine.errors import ErrorMessage, expected, within
from . import add_command, find_game


def add_packs(parent: argparse.ArgumentParser) -> None:
    """What the commands take."""
    from ..games import TITLES

    packs = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(packs, "export", pack_export, "print a title's pack, to be edited")
    command.add_argument("title", choices=TITLES)
    command = add_command(packs, "check", pack_check, "check an owner's pack")
    command.add_argument("file")


def pack_export(asked: argparse.Namespace) -> int:
    """Print a title's pack, to be edited."""
    print((find_game(asked.title).folder / "pack.toml").read_text(encoding="utf-8"), end="")
    return 0


def pack_check(asked: argparse.Namespace) -> int:
    """Check an owner's pack."""
    import tomllib

    from ..games import TITLES

    try:
        title = tomllib.loads(Path(asked.file).read_text(encoding="utf-8")).get("title")
    except (OSError, ValueError):
        title = next(iter(TITLES))  # its reader says what is wrong with the file
    if title not in TITLES:
        raise within(asked.file, expected("title", ErrorMessage("one-of", words=list(TITLES)), repr(title)))
    pack = find_game(title).read_pack(asked.file)
    counts = ", ".join(f"{len(rows)} × {name}" for name, rows in pack.components.items())
    print(f"{asked.file}: a good pack for {pack.title}: {counts}; fingerprint {pack.digest}")
    return 0
