"""The entries of a table that goes on from a game of a device, or that keeps a finished one."""

import hashlib

import msgspec

from ...engine.errors import ErrorMessage
from ...engine.match import Match
from ..errors import Refusal
from .decisions import sit_down
from .entries import AnyEntry, Imported, ImportedMove, Seated
from .names import normal_name
from .person import Person
from .room import Room


def imported_entry(match: Match, person: Person) -> Imported:
    """What the log tells about the game of a device."""
    moves = [ImportedMove(seat, str(move), "bot" if is_bot(match, seat) else "person") for seat, move in match.moves]
    return Imported(person.id, person.name, digest_of(match), moves)


def is_bot(match: Match, seat: int) -> bool:
    """Did a bot play this seat on the device?"""
    return bool(match.bots and match.bots[seat])


def digest_of(match: Match) -> str:
    """Equal for equal games, whoever played them."""
    facts = [match.game.name, match.seats, match.options, match.seed, match.numbers]
    return hashlib.blake2b(msgspec.json.encode(facts, order="sorted"), digest_size=16).hexdigest()


def own_seats(match: Match, free: list[int]) -> list[int]:
    """The seats of the one who brings the game: those of people, unless they are left for others."""
    seats = [seat for seat in range(match.seats) if seat not in free and not is_bot(match, seat)]
    if not seats:
        raise Refusal("unreadable", ErrorMessage("no-own-seat"), 400)
    return seats


def seated(room: Room, match: Match, seat: int, person: Person, name: str | None) -> AnyEntry:
    """The entry that seats the bot of the device, or the person who brings the game, under this name or their own."""
    if is_bot(match, seat):
        return Seated(seat, match.bots[seat])  # type: ignore[arg-type]
    return sit_down(room, seat, person, normal_name(name) if name else person.name)
