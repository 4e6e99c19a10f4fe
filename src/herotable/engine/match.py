"""Match: a seed and a list of moves. Everything else follows from them."""

import hashlib
import secrets
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .advice import advice
from .errors import ErrorMessage, Refused, UserError, expected, letter_of
from .history import History
from .moves import Move
from .pack import Pack

if TYPE_CHECKING:
    from .game import Game

SET_UP, FIRST = "0", "first"  # the places in a match that the moves before them do not tell apart


class Row(NamedTuple):
    """One move of the log, and the fingerprint of the table after it."""

    seat: int
    move: int
    table: str


class Match:
    """One game being played; made by `Game.match`."""

    def __init__(self, game: "Game", seats: int, seed: Any, pack: Pack, words: Sequence[str], options: dict[str, Any]):
        self.game = game
        self.seats = seats
        self.options = game.checked(seats, options)
        self.pack = pack
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        if isinstance(words, str) or not isinstance(words, Sequence):
            raise expected("words", ErrorMessage("texts"), repr(words))
        self.words = tuple(words)
        self.bots: tuple[str, ...] = ()  # who plays the seats, for a save to tell: "" is a person; unknown when empty
        if not all(isinstance(text, str) and text.isprintable() for text in (self.seed, *self.words)):
            raise UserError(ErrorMessage("unprintable"))
        self._offers = game.new_offers()
        self._shown: tuple[bytes, dict[str, Any]] = b"", {}
        self._begin()

    def _begin(self) -> None:
        self.table = self.game.new_table(self.seats, self.options, self.pack)
        self.rows: History[Row] = History()
        self.told: History[Any] = History()  # every event since the beginning
        self.game.moving.begin(self.tables, self._key(SET_UP))
        self._note_told()
        self.started = self.fingerprint

    @property
    def table(self) -> Any:
        """The table as it is now."""
        return self.tables[0]

    @table.setter
    def table(self, table: Any) -> None:
        self.tables = self.game.alone(table)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed: published at the start, so that the seed cannot change later."""
        return commitment_of(self.seed)

    def _key(self, place: str) -> np.ndarray:
        """The random key of a place in the match, of the secret seed and the players' words; no two share one."""
        text = "\0".join([self.seed, *self.words, place])
        return np.frombuffer(hashlib.blake2b(text.encode(), digest_size=16).digest(), "<u4")

    def _note_told(self) -> None:
        tape = self.tables["tape"]  # by index: an attribute of a record takes NumPy long
        self.told.extend(tape["event"][0, : tape["n"][0]].copy())

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return _seats(int(self.tables["waiting"][0]))

    @property
    def over(self) -> bool:
        return not self.tables["waiting"][0]

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat; all 0 until the game is over."""
        return tuple(self.table.score[: self.seats].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        return _seats(int(self.tables["winners"][0]))

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """Who made which move, from the first on."""
        return [(row.seat, self.game.moves.moves[row.move]) for row in self.rows]

    @property
    def fingerprint(self) -> str:
        """Equal for equal tables of matches with the same seed; without the seed it says nothing about the table."""
        key = hashlib.blake2b(self.seed.encode(), digest_size=32).digest()
        return hashlib.blake2b(self.tables.tobytes(), key=key, digest_size=8).hexdigest()

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now."""
        n = self.game.moving.offer(self.tables, self._seat(seat), self._offers)
        moves = self.game.moves.moves
        return [moves[number] for number in self._offers["card"][0, :n].tolist()]

    def why_not(self, seat: int, move: Move | int | str) -> str | None:
        """The paragraph that forbids a move, or None if it is allowed."""
        number = self.game.moves.find(move)
        return self.game.paragraphs[self.game.moving.why_not(self.tables, self._seat(seat), number)] or None

    def play(self, seat: int, move: Move | int | str) -> None:
        """Make a move, given as a Move, its number or its notation; Refused names the paragraph that forbids it."""
        number = self.game.moves.find(move)
        forbidden = self.game.moving.move(
            self.tables, self._key(str(len(self.rows) or FIRST)), self._seat(seat), number
        )
        if forbidden:
            raise Refused(self.game.paragraphs[forbidden], seat, str(self.game.moves.moves[number]))
        self._note_told()
        self.rows.append(Row(seat, number, self.fingerprint))

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if not isinstance(moves, int | np.integer) or not 0 <= moves <= len(self.rows):
            raise expected("undo", ErrorMessage("moves", low=0, high=len(self.rows)), repr(moves))
        kept = self.rows[: len(self.rows) - moves]
        self._begin()
        for row in kept:
            self.play(row.seat, row.move)

    def copy(self) -> "Match":
        """The same match, free to go its own way."""
        other: Match = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.tables = self.game.alone(self.tables)
        other.rows, other.told = self.rows.copy(), self.told.copy()
        other._offers = self.game.new_offers()
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, as plain data to read: seats that see the same may share it."""
        seat = None if seat is None else self._seat(seat)
        return {
            "title": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.options),
            "number": len(self.rows),
            "waiting": self.waiting,
            "over": self.over,
            "scores": self.scores if self.over else None,
            "winners": self.winners,
            "table": self._seen(seat),
            "legal": [] if seat is None else [move.notation for move in self.legal(seat)],
        }

    def _seen(self, seat: int | None) -> dict[str, Any]:
        """The title's view; read once for all seats in a row that see the same."""
        seen = self.game.seen(self.tables, seat).tobytes()
        if self._shown[0] != seen:
            self._shown = seen, self.game.read_view(seen)
        return self._shown[1]

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told, from event number `since` on."""
        seat = None if seat is None else self._seat(seat)
        return [self.game.events.read(event, seat) for event in self.told[since:]]

    def hint(self, seat: int, seconds: float = 0.5) -> list[Any]:
        """The seat's moves with their estimated chance to win and how sure that is, the best first."""
        if self._seat(seat) not in self.waiting:
            raise UserError(ErrorMessage("nothing-to-decide", seat=letter_of(seat)))
        return advice(self, seat, seconds)

    def save(self, reveal: bool = True) -> str:
        """The match as JSON; with `reveal` off a receipt that keeps the seed and the moves secret, but binds them."""
        from .save import save

        return save(self, reveal)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or seat not in range(self.seats):
            raise expected("seat", ErrorMessage("span", low=0, high=self.seats - 1), repr(seat))
        return seat


def commitment_of(seed: str) -> str:
    """What binds a match to its seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


@cache
def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(16) if bits >> seat & 1)
