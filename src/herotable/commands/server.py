"""`herotable server`: back up and restore the database, print the OpenAPI document, moderate."""

import argparse
import json
from pathlib import Path
from typing import Any

from . import add_command, add_group
from .operators import add_operators
from .texts import Say


def add_server(commands: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    server = add_group(commands, "server", say("server"), say)
    command = add_command(server, "backup", backup, say("server-backup"))
    command.add_argument("file", type=Path, help=say("server-backup-file"))
    command.add_argument("--database", metavar="URL", help=say("database"))
    command = add_command(server, "restore", restore, say("server-restore"))
    command.add_argument("file", type=Path, help=say("server-restore-file"))
    command.add_argument("--database", metavar="URL", help=say("database"))
    command.add_argument("--force", action="store_true", help=say("server-force"))
    add_command(server, "document", document, say("server-document"))
    add_operators(server, say)


def backup(args: argparse.Namespace) -> int:
    """Write all that the database holds into a file."""
    from ..server.database.backup import back_up

    back_up(_database(args), args.file)
    print(args.say("backed-up", file=str(args.file), size=args.file.stat().st_size))
    return 0


def restore(args: argparse.Namespace) -> int:
    """Fill the database from a backup."""
    from ..server.database.backup import restore

    restore(_database(args), args.file, args.force)
    print(args.say("restored", file=str(args.file)))
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
