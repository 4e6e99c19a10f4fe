"""`herotable server`: what an operator does about people and tables, with an audit log."""

import argparse
import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine.errors import UserError
from . import add_command
from .texts import Say

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ..server.database.moderation import Deeds

T = TypeVar("T")
DAY = 86400


def add_operators(server: Any, say: Say) -> None:
    """Add the commands and their arguments."""
    for command in (
        _about_person(server, "ban", ban, say("server-ban"), say),
        _about_person(server, "mute", mute, say("server-mute"), say),
    ):
        command.add_argument("--days", type=float, help=say("server-days"))
    _about_person(server, "unban", unban, say("server-unban"), say)
    _about_person(server, "unmute", unmute, say("server-unmute"), say)
    _about_person(server, "delete", delete, say("server-delete"), say)
    _about_person(server, "reset", reset, say("server-reset"), say)
    command = _about_person(server, "rename", rename_person, say("server-rename"), say)
    command.add_argument("name", help=say("server-new-name"))
    command = _about_person(server, "operator", set_operator, say("server-operator"), say)
    command.add_argument("--no", action="store_true", help=say("server-no-operator"))
    command = _command(server, "close", close, say("server-close"), say)
    command.add_argument("table", help=say("server-table"))
    command.add_argument("--note", default="", help=say("server-note"))
    add_lists(server, say)


def add_lists(server: Any, say: Say) -> None:
    """Add the commands that only look."""
    _command(server, "people", people, say("server-people"), say).add_argument("text", help=say("server-text"))
    _command(server, "reports", reports, say("server-reports"), say)
    _command(server, "audit", audit, say("server-audit"), say)


def _command(server: Any, name: str, run: Any, about: str, say: Say) -> argparse.ArgumentParser:
    command = add_command(server, name, run, about)
    command.add_argument("--database", metavar="URL", help=say("database"))
    return command


def _about_person(server: Any, name: str, run: Any, about: str, say: Say) -> argparse.ArgumentParser:
    command = _command(server, name, run, about, say)
    command.add_argument("person", help=say("server-person"))
    command.add_argument("--note", default="", help=say("server-note"))
    return command


# ---------------------------------------------------------------- deeds


def ban(args: argparse.Namespace) -> int:
    """Let a person do nothing for some days, or for good."""
    return _do(args, lambda deeds, connection, person: deeds.ban(connection, person, _until(args)))


def unban(args: argparse.Namespace) -> int:
    """Let a person come back."""
    return _do(args, lambda deeds, connection, person: deeds.unban(connection, person))


def mute(args: argparse.Namespace) -> int:
    """Let a person say nothing for some days, or for good."""
    return _do(args, lambda deeds, connection, person: deeds.mute(connection, person, _until(args)))


def unmute(args: argparse.Namespace) -> int:
    """Let a person speak again."""
    return _do(args, lambda deeds, connection, person: deeds.unmute(connection, person))


def rename_person(args: argparse.Namespace) -> int:
    """Give a person another name."""
    return _do(args, lambda deeds, connection, person: deeds.rename(connection, person, args.name))


def delete(args: argparse.Namespace) -> int:
    """Delete a person."""
    return _do(args, lambda deeds, connection, person: deeds.delete(connection, person))


def reset(args: argparse.Namespace) -> int:
    """Print a link with which an account gets a new password."""
    from ..server.database.moderation import Deeds, find_person

    deeds = Deeds(None, time.time(), args.note)
    token = _write(args, lambda connection: deeds.reset(connection, find_person(connection, args.person)))
    print(args.say("server-reset-link"), f"{_public_url(args)}/account/reset#{token}", sep="\n")
    return 0


def _public_url(args: argparse.Namespace) -> str:
    from ..server.http.public_url import phone_address
    from .serve import settings_of

    settings = settings_of(args)
    network = phone_address(settings.host, settings.port)
    return settings.public_url or network or f"http://localhost:{settings.port}"


def set_operator(args: argparse.Namespace) -> int:
    """Make an account an operator, or one no longer."""
    return _do(args, lambda deeds, connection, person: deeds.set_operator(connection, person, not args.no))


def close(args: argparse.Namespace) -> int:
    """End a table."""
    from ..server.database.moderation import Deeds, find_open_table

    deeds = Deeds(None, time.time(), args.note)
    _write(args, lambda connection: deeds.close(connection, find_open_table(connection, args.table)))
    print(args.say("server-done"))
    return 0


def _do(args: argparse.Namespace, deed: "Callable[[Deeds, Connection, Any], object]") -> int:
    from ..server.database.moderation import Deeds, find_person

    deeds = Deeds(None, time.time(), args.note)
    _write(args, lambda connection: deed(deeds, connection, find_person(connection, args.person)))
    print(args.say("server-done"))
    return 0


def _until(args: argparse.Namespace) -> float:
    from ..server.database.moderation import FOR_GOOD

    return FOR_GOOD if args.days is None else time.time() + args.days * DAY


# ---------------------------------------------------------------- lists


def people(args: argparse.Namespace) -> int:
    """Print the people whose names contain a text."""
    from ..server.database.moderation import find_people

    return _print(
        (row.id, row.kind, row.name, *_marks(args, row))
        for row in _write(args, lambda connection: find_people(connection, args.text))
    )


def _marks(args: argparse.Namespace, row: Any) -> list[str]:
    """What an operator has decided about a person."""
    times = {args.say("server-banned"): row.banned_until, args.say("server-muted"): row.muted_until}
    marks = [mark for mark, until in times.items() if until and until > time.time()]
    return [*marks, *([args.say("server-is-operator")] if row.operator else [])]


def reports(args: argparse.Namespace) -> int:
    """Print the open reports."""
    from ..server.database.moderation import open_reports

    return _print(
        (_time(row.at), row.person_name, row.person, row.why, row.text, row.reporter_name, row.match or "")
        for row in _write(args, open_reports)
    )


def audit(args: argparse.Namespace) -> int:
    """Print what operators have done, the last first."""
    from ..server.database.moderation import audit_log

    return _print(
        (
            _time(row.at),
            row.deed,
            row.person_name or "",
            row.person or row.match or "",
            row.operator_name or "",
            row.note,
        )
        for row in _write(args, audit_log)
    )


def _print(rows: Iterable[tuple[str, ...]]) -> int:
    for row in rows:
        print("\t".join(row))
    return 0


def _time(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _write(args: argparse.Namespace, work: "Callable[[Connection], T]") -> T:
    """Do a piece of work with the database of the settings."""
    from ..server.app import open_store
    from ..server.database.match_log import write_with_retry
    from ..server.errors import Refusal
    from .serve import settings_of

    with closing(open_store(settings_of(args))) as store:
        try:
            return asyncio.run(write_with_retry(store, work))
        except Refusal as refusal:
            raise UserError(refusal.message) from None
