"""`herotable server`: back up and restore the database, print the OpenAPI document."""

import argparse
import json
from pathlib import Path

from . import add_command


def add_server(parent: argparse.ArgumentParser) -> None:
    """Add the commands and their arguments."""
    commands = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(commands, "backup", backup, "write all that the database holds into a file")
    command.add_argument("file", type=Path)
    command.add_argument("--database", help="the database (HEROTABLE_DATABASE)")
    command = add_command(commands, "restore", restore, "fill the database from a backup")
    command.add_argument("file", type=Path)
    command.add_argument("--database", help="the database (HEROTABLE_DATABASE)")
    command.add_argument("--force", action="store_true", help="replace what the database holds")
    add_command(commands, "document", document, "print the OpenAPI document of the server")


def backup(args: argparse.Namespace) -> int:
    """Write all that the database holds into a file."""
    from ..server.database.backup import back_up

    back_up(_database(args), args.file)
    print(f"{args.file}: {args.file.stat().st_size} bytes")
    return 0


def restore(args: argparse.Namespace) -> int:
    """Fill the database from a backup."""
    from ..server.database.backup import restore

    restore(_database(args), args.file, args.force)
    print(f"The database is as it was in {args.file}.")
    return 0


def document(_: argparse.Namespace) -> int:
    """Print the OpenAPI document of the server."""
    from ..server.app import new_app
    from ..server.http.openapi import document
    from ..server.settings import Settings

    print(json.dumps(document(new_app(Settings())), indent=1, ensure_ascii=False))
    return 0


def _database(args: argparse.Namespace) -> str:
    from .serve import settings_of

    return settings_of(args).database_url
