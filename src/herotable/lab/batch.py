"""Many tables in one array: each method works at all of them at once, in threads; `gpu.py` is the same on a GPU."""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..engine.cores import cores
from ..engine.game import Game
from ..engine.match import Match
from ..engine.pack import Pack
from ..engine.tape import QUIET
from .arguments import RANDOM, at_least, bot_numbers, pair
from .host_tables import HostTables
from .keys import choice_keys, keys
from .positions import positions_of

WAIT = -1  # instead of a move: the table stays as it is
MOVER = -2  # instead of a seat: the seat to move
MOST = 64  # columns of a list of legal moves; no title was seen to offer more than 38 at once


class Batch(HostTables):
    """Tables of one title, one number of seats, one choice of options and one pack; `reset` sets them up.

    Each table has random numbers of its own: the same seed and moves give the same games for any number of threads.
    Methods with `out` write into that array and return it; without, they make a new one.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: dict[str, Any] | None = None,
        pack: Pack | None = None,
        threads: int | None = None,
    ):
        tables = at_least("tables", 1, tables)
        self.game, self.seats = game, seats
        self.threads = cores() if threads is None else at_least("threads", 1, threads)
        self.blank: Any = np.zeros(1, game.table).view(np.recarray)
        self.blank[0] = game.new_table(seats, game.checked(seats, options or {}), pack or game.pack)
        self.blank[0].quiet = QUIET
        self._put_tables(tables)
        self._choices = self._to_device(choice_keys(tables, 0))
        self._every = self._to_device(np.ones(tables, np.bool_))
        self._movers = self._to_device(np.full(tables, MOVER, np.int64))
        self._over = self._allocate(tables, np.bool_)
        self._bots: Any = None

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int) -> None:
        """Set up every table, each with a key of its own."""
        seed = at_least("seed", 0, seed)
        self._choices = self._to_device(choice_keys(len(self), seed))
        self._run("seed", self._to_device(keys(len(self), seed)), self.steps)
        self._restart(self._every)

    def load(self, matches: Match | Sequence[Match], seed: int) -> None:
        """Go on from the position of a match at every table, or from one of several at each; each has its own key.

        The table of a match holds its secrets: to go on as a seat could, load matches made by `match.imagine(seat)`.
        """
        seed = at_least("seed", 0, seed)
        self._fill_tables(positions_of(matches, np.asarray(self.blank), len(self)))
        self._choices = self._to_device(choice_keys(len(self), seed))
        self._run("seed", self._to_device(keys(len(self), seed)), self.steps)
        self._let_bots_play()

    def restart(self, which: Any = None) -> None:
        """Set up some tables anew (without `which`: those whose game is over); their random numbers continue."""
        self._restart(self.note_over(self._over) if which is None else self._yes_or_no("which", which))

    def step(self, moves: Any) -> None:
        """Make a move, by its number, at every table that is not over; WAIT leaves a table as it is.

        If one move is not allowed, no table changes.
        """
        self._step(self._numbers("moves", moves))
        self._let_bots_play()

    def seat_bots(self, bots: Any) -> None:
        """Give seats to bots, such as {1: "greedy", 2: "random"}; {}: to none.

        From now on `reset`, `restart` and `step` go on until one of your seats has to decide, or the game is over. An
        array, tables × seats, holds 0 for your own seats, and for the others 1, 2 or 3: random, playout, greedy.
        """
        numbers = bot_numbers(bots, len(self), self.seats)
        self._bots = self._to_device(numbers) if numbers.any() else None
        self._bots_differ = numbers.max() > RANDOM
        self._let_bots_play()

    def play(self, seed: int) -> None:
        """Play a random game on every table, from its beginning to its end."""
        self.play_by(self._to_device(keys(len(self), at_least("seed", 0, seed))))

    # ---------------------------------------------------------------- choosing

    def legal(self, out: Any = None) -> Any:
        """For each table and move, whether the seat to move may make it."""
        return self._filled("mark_legal", (len(self), len(self.game.moves)), np.bool_, out)

    def legal_moves(self, most: int = MOST, out: Any = None) -> tuple[Any, Any]:
        """For each table the numbers of the seat's legal moves, and how many there are.

        The first array has `most` columns: WAIT stands after the last move of a row, and moves beyond `most` are left
        out. `out` is a pair of such arrays.
        """
        first, second = pair(out)
        moves = self._output(first, (len(self), at_least("most", 0, most)), np.int16)
        counts = self._output(second, (len(self),), np.int16)
        self._run("list_legal", moves, counts)
        return (moves, counts) if out is None else (first, second)

    def sample(self, which: Any = None, out: Any = None) -> Any:
        """A random legal move for each table (or for those in `which`), each as likely as the others; elsewhere WAIT.

        The choices have random numbers of their own, which follow from the seed of `reset`; the dice do not change.
        """
        which = self._every if which is None else self._yes_or_no("which", which)
        moves = self._output(out, (len(self),), np.int64)
        self._run("sample", self._choices, which, moves)
        return moves if out is None else out

    # ---------------------------------------------------------------- looking

    @property
    def waiting(self) -> Any:
        """The seat to move at each table, the first of several that choose at the same time; -1 after the game."""
        return self.note_waiting()

    @property
    def over(self) -> Any:
        """Which games are over."""
        return self.note_over()

    @property
    def rewards(self) -> Any:
        """For each table and seat its share of the win; 0 until the game is over."""
        return self.note_rewards()

    def note_waiting(self, out: Any = None) -> Any:
        """The same as `waiting`."""
        return self._filled("note_waiting", (len(self),), np.int16, out)

    def note_over(self, out: Any = None) -> Any:
        """The same as `over`."""
        return self._filled("note_over", (len(self),), np.bool_, out)

    def note_rewards(self, out: Any = None) -> Any:
        """The same as `rewards`."""
        return self._filled("note_rewards", (len(self), self.seats), np.float32, out)

    def observe(self, seats: Any = None, out: Any = None) -> Any:
        """For each table what a seat may know (without `seats`: the seat to move), laid out by `game.observed`."""
        seats = self._movers if seats is None else self._observers(seats)
        rows = self._output(out, (len(self), self.game.observation_size), np.int16)
        self._run("observe_by", seats, rows)
        return rows if out is None else out

    def features(self, seats: Any = None, out: Any = None) -> Any:
        """For each table what a net is given for a seat (without `seats`: the seat to move), by `game.featured`."""
        seats = self._movers if seats is None else self._observers(seats)
        rows = self._output(out, (len(self), self.game.features_size), np.int16)
        self._run("features_by", seats, rows)
        return rows if out is None else out

    def fingerprint(self) -> str:
        """A digest of all tables; equal games have equal ones."""
        state = self.to_host(self.tables).tobytes() + self.to_host(self.steps).tobytes()
        return hashlib.blake2b(state, digest_size=8).hexdigest()

    # ---------------------------------------------------------------- inside

    def _restart(self, which: Any) -> None:
        self._run("restart", self._blank, which)
        self._let_bots_play()

    def _filled(self, verb: str, shape: Any, kind: Any, out: Any) -> Any:
        array = self._output(out, shape, kind)
        self._run(verb, array)
        return array if out is None else out
