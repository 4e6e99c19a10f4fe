"""Match: a seed and a list of moves. Everything else follows from them."""

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .advice import advice
from .desk import Desk
from .errors import ErrorMessage, Refused, UserError, expected, letter_of
from .moves import Move
from .pack import Pack
from .proofs import Proofs
from .rows import Row as Row
from .rows import Rows
from .secret import IMAGINED, SET_UP, Secret
from .secret import commitment_of as commitment_of
from .sights import Sights
from .told import Told

if TYPE_CHECKING:
    from .game import Game

SEATS = [tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256)]  # by the bits of a set


class Match:
    """One game being played; made by `Game.match`."""

    def __init__(self, game: "Game", seats: int, seed: Any, pack: Pack, words: Sequence[str], options: dict[str, Any]):
        self.game = game
        self.seats = seats
        self.options = game.checked(seats, options)
        self.pack = pack
        if isinstance(words, str) or not isinstance(words, Sequence):
            raise expected("words", ErrorMessage("texts"), repr(words))
        self.words = tuple(words)
        self.bots: tuple[str, ...] = ()  # who plays the seats, for a save to tell: "" is a person; unknown when empty
        self.seed = _new_seed(seed)
        self.is_imagined = False
        desk = Desk(game, game.blank(seats, self.options, pack))
        desk.set_up(self._secret.key(SET_UP))
        self._begin(desk)

    def _begin(self, desk: Desk) -> None:
        """Play on from a desk, which itself stays as it is: to take moves back is to begin there again."""
        self._beginning, self._desk = desk, desk.copy()
        self._proofs = Proofs(desk)
        self._sights = Sights()

    # ---------------------------------------------------------------- the secret

    @property
    def seed(self) -> str:
        """The secret of all dice and cards."""
        return self._secret.seed

    @seed.setter
    def seed(self, seed: str) -> None:
        self._secret = Secret(seed, self.words)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret seed: published at the start, so that the seed cannot change later."""
        return commitment_of(self.seed)

    @property
    def fingerprint(self) -> str:
        """Equal for equal tables of matches with the same seed; without the seed it says nothing about the table."""
        return self._secret.fingerprint(self._desk.table)

    @property
    def started(self) -> str:
        """The fingerprint of the table at the beginning."""
        return self._secret.fingerprint(self._beginning.table)

    # ---------------------------------------------------------------- the table

    @property
    def tables(self) -> np.ndarray:
        """The table as it is now, in an array of its own."""
        self._proofs.open(self.made)
        return self._desk.tables

    @property
    def table(self) -> Any:
        """The table as it is now."""
        return self.tables[0]

    @table.setter
    def table(self, table: Any) -> None:
        assert self.tables is self._desk.tables
        self._desk.put(table.tobytes())

    @property
    def position(self) -> bytes:
        """The bytes of the table as it is now."""
        return bytes(self._desk.table)

    def imagined_table(self, seat: int | None, key: Any) -> Any:
        """A copy of the table with everything that a seat (None: a spectator) cannot know dealt anew by a key."""
        return self.game.imagined(self._desk.tables[0], seat, key)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return SEATS[self._desk.cells[self.game.waiting_cell]]

    @property
    def over(self) -> bool:
        return not self._desk.cells[self.game.waiting_cell]

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat; all 0 until the game is over."""
        first = self.game.score_cell
        return tuple(self._desk.cells[first : first + self.seats].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        return SEATS[self._desk.cells[self.game.winners_cell]]

    # ---------------------------------------------------------------- the moves

    @property
    def number(self) -> int:
        """How many moves were made, in an imagined match together with those before it."""
        return self._desk.number

    @property
    def made(self) -> int:
        """How many moves were made since the beginning: as many can be taken back."""
        return self._desk.number - self._beginning.number

    @property
    def numbers(self) -> list[tuple[int, int]]:
        """Who made which move, by its number, from the first on."""
        return self._desk.moves()

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """Who made which move, from the first on."""
        return [(seat, self.game.moves.moves[number]) for seat, number in self.numbers]

    @property
    def rows(self) -> Rows:
        """Every move with the fingerprint of the table after it."""
        return Rows(self)

    @property
    def fingerprints(self) -> tuple[str, ...]:
        """Those of the table after each move."""
        return self._proofs.fingerprints(self._secret, self.numbers)

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now."""
        moves = self.game.moves.moves
        return [moves[number] for number in self.game.calls.offers.numbers(self._desk.tables, self._seat(seat))]

    def why_not(self, seat: int, move: Move | int | str) -> str | None:
        """The paragraph that forbids a move, or None if it is allowed."""
        number = self.game.moves.find(move)
        return self.game.paragraphs[self.game.calls.why_not(self._desk.tables, self._seat(seat), number)] or None

    def play(self, seat: int, move: Move | int | str) -> None:
        """Make a move, given as a Move, its number or its notation; Refused names the paragraph that forbids it."""
        number, desk = self.game.moves.find(move), self._desk
        forbidden = desk.make(self._secret.key_after(desk.number), self._seat(seat), number)
        if forbidden:
            raise Refused(self.game.paragraphs[forbidden], seat, str(self.game.moves.moves[number]))
        if self._proofs.is_open:
            self._proofs.note(self.fingerprint)

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if not isinstance(moves, int | np.integer) or not 0 <= moves <= self.made:
            raise expected("undo", ErrorMessage("moves", low=0, high=self.made), repr(moves))
        kept = self.numbers[: self.made - moves]
        self._begin(self._beginning)
        desk, key_after = self._desk, self._secret.key_after
        for seat, number in kept:  # without the checks of `play`, which take as long as the moves
            if desk.make(key_after(desk.number), seat, number):
                self.play(seat, number)  # says why not: it was allowed only on a table that somebody has changed

    def copy(self) -> "Match":
        """The same match, free to go its own way, with the same seed: played on alike, it has the same dice and cards.

        Whoever plays copies to see what may happen would see what will happen; `imagine` is for that.
        """
        other: Match = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._desk, other._sights, other._proofs = self._desk.copy(), self._sights.copy(), self._proofs.copy()
        return other

    def imagine(self, seat: int | None, seed: Any = None) -> "Match":
        """A match that looks the same to a seat (None: a spectator), but with all it cannot know dealt anew.

        Its dice and cards to come follow from a fresh seed, or from `seed`. It begins here: nothing before can be taken
        back, it has no moves yet, and it cannot be saved, because no seed gives its beginning.
        """
        seat, other = self._eyes(seat), self.copy()
        other.seed, other.is_imagined = _new_seed(seed), True
        table = self.imagined_table(seat, np.frombuffer(other._secret.key(IMAGINED), "<u4"))
        table.tape = np.zeros((), table.tape.dtype)  # it tells the secrets of the last move
        told = b"".join(self.game.events.censored(event, seat) for event in self.told)
        other._begin(Desk(self.game, table.tobytes(), self.number, told))
        return other

    # ---------------------------------------------------------------- what is seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, as plain data to read.

        Do not change what is in its `table`: views of a match share the parts that are equal.
        """
        seat, game, desk = self._eyes(seat), self.game, self._desk
        waiting = desk.cells[game.waiting_cell]
        table, legal = self._sights.see(desk, seat, self._proofs.is_open)
        return {
            "title": game.name,
            "seat": seat,
            "seats": self.seats,
            "options": self.options.copy(),
            "number": desk.number,
            "waiting": SEATS[waiting],
            "over": not waiting,
            "scores": None if waiting else self.scores,
            "winners": SEATS[desk.cells[game.winners_cell]],
            "table": table,
            "legal": [*legal],
        }

    @property
    def told(self) -> Told:
        """Every event since the beginning, for `game.events.read`."""
        return Told(self._desk)

    @told.setter
    def told(self, events: Iterable[bytes]) -> None:
        self._desk.retell(b"".join(events))
        self._sights.forget()

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) was told, from event number `since` on."""
        if not isinstance(since, int | np.integer) or since < 0:
            raise expected("since", ErrorMessage("at-least", low=0), repr(since))
        return [event.copy() for event in self._sights.hear(self._desk, self._eyes(seat), since)]

    def hint(self, seat: int, seconds: float = 0.5) -> list[Any]:
        """The seat's moves with their estimated chance to win and how sure that is, the best first."""
        if self._seat(seat) not in self.waiting:
            raise UserError(ErrorMessage("nothing-to-decide", seat=letter_of(seat)))
        return advice(self, seat, seconds)

    def save(self, reveal: bool = True) -> str:
        """The match as JSON; with `reveal` off a receipt that keeps the seed and the moves secret, but binds them."""
        from .save import save

        return save(self, reveal)

    def _eyes(self, seat: int | None) -> int | None:
        return seat if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or seat not in range(self.seats):
            raise expected("seat", ErrorMessage("span", low=0, high=self.seats - 1), repr(seat))
        return int(seat)


def _new_seed(seed: Any) -> str:
    return secrets.token_hex(32) if seed is None else str(seed)
