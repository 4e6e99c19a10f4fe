"""Many tables in one array: each method works at all of them at once, in threads; `gpu.py` is the same on a GPU."""

import hashlib
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.game import Game
from ..engine.pack import Pack
from .kernels import load_kernel

LEAST = 64  # fewer tables are not worth a thread
WAIT = -1  # instead of a move: the table stays as it is


def playouts(game: Game) -> ModuleType:
    """The compiled playouts of a title."""
    return load_kernel("playouts", game, start=game.start, legal=game.legal, play=game.play)


def stepping(game: Game) -> ModuleType:
    """The compiled methods of a title's batch."""
    rules = {name: getattr(game, name) for name in ("start", "legal", "may", "play", "observe")}
    return load_kernel("stepping", game, **rules)


def keys(games: int, seed: int) -> np.ndarray:
    """A random key for each game."""
    return np.random.Generator(np.random.Philox(seed)).integers(0, 1 << 32, (games, 4)).astype(np.int64)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Batch:
    """Tables of one title, one number of seats, one choice of options and one pack; `reset` sets them up.

    Each table has random numbers of its own: the same seed and moves give the same games for any number of threads.
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
        if tables < 1:
            raise expected("tables", ErrorMessage("at-least", low=1), tables)
        if threads is not None and threads < 1:
            raise expected("threads", ErrorMessage("at-least", low=1), threads)
        self.game = game
        self.seats = seats
        self.threads = threads or cores()
        self.blank = np.zeros(1, game.table).view(np.recarray)
        self.blank[0] = game.new_table(seats, game.checked(seats, options or {}), pack or game.pack)
        self.blank[0].quiet = True
        self.tables: Any = self._allocate(tables, game.table)
        self.steps: Any = self._allocate(tables, np.int64)

    def __len__(self) -> int:
        return len(self.tables)

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int) -> None:
        """Set up every table, each with a key of its own."""
        self._run("seed", self._to_device(keys(len(self), seed)), self.steps)
        self._restart(np.ones(len(self), np.bool_))

    def restart(self, which: Any = None) -> None:
        """Set up some tables anew (without `which`: those whose game is over); their random numbers continue."""
        which = self.over if which is None else np.asarray(which)
        if which.shape != (len(self),) or which.dtype != np.bool_:
            raise expected("which", ErrorMessage("yes-or-no", count=len(self)), _array(which))
        self._restart(which)

    def step(self, moves: Any) -> None:
        """Make a move, by its number, at every table that is not over; WAIT leaves a table as it is.

        If one move is not allowed, no table changes.
        """
        moves = self._to_device(self._numbers("moves", moves))
        reasons = self._allocate(len(self), np.int16)
        self._run("refuse", moves, reasons)
        refused = np.flatnonzero(self._to_host(reasons))
        if len(refused):
            raise self._refusal(int(refused[0]), self._to_host(moves), self._to_host(reasons))
        self._run("step", moves, self.steps)

    def play(self, seed: int) -> None:
        """Play a random game on every table, from its beginning to its end."""
        self.play_by(self._to_device(keys(len(self), seed)))

    def play_by(self, keys: Any) -> None:
        """Play random games with these keys, one for each table."""
        self._in_threads(playouts(self.game).random_games, self.blank, keys, self.steps)

    # ---------------------------------------------------------------- looking

    @property
    def waiting(self) -> Any:
        """The seat to move at each table, the first of several that choose at the same time; -1 after the game."""
        return self._filled("note_waiting", len(self), np.int16)

    @property
    def over(self) -> np.ndarray:
        """Which games are over."""
        return self._to_host(self.waiting) < 0

    @property
    def rewards(self) -> Any:
        """For each table and seat its share of the win; 0 until the game is over."""
        return self._filled("note_rewards", (len(self), self.seats), np.float32)

    def legal(self) -> Any:
        """For each table and move, whether the seat to move may make it."""
        return self._filled("mark_legal", (len(self), len(self.game.moves)), np.bool_)

    def observe(self, seats: Any = None) -> Any:
        """For each table what a seat may know (without `seats`: the seat to move), laid out by `game.observed`."""
        seats = self.waiting if seats is None else self._to_device(self._observers(seats))
        rows = self._allocate((len(self), self.game.observation_size), np.int16)
        self._run("observe_by", seats, rows)
        return rows

    def fingerprint(self) -> str:
        """A digest of all tables; equal games have equal ones."""
        state = self._to_host(self.tables).tobytes() + self._to_host(self.steps).tobytes()
        return hashlib.blake2b(state, digest_size=8).hexdigest()

    # ---------------------------------------------------------------- where the tables are: `gpu.py` overrides these

    def _allocate(self, shape: Any, kind: Any) -> Any:
        array = np.zeros(shape, kind)
        return array.view(np.recarray) if array.dtype.names else array

    def _to_device(self, array: np.ndarray) -> Any:
        return array

    def _to_host(self, array: Any) -> np.ndarray:
        return np.asarray(array)

    def _run(self, verb: str, *arrays: Any) -> None:
        self._in_threads(getattr(stepping(self.game), verb), *arrays)

    # ---------------------------------------------------------------- threads

    def _in_threads(self, work: Any, *arrays: Any) -> None:
        """Do the work on ranges of tables, one for each thread."""
        shares = max(1, min(self.threads, len(self) // LEAST))
        bounds = [len(self) * i // shares for i in range(shares + 1)]
        if shares == 1:
            work(0, len(self), self.tables, self._offers(), *arrays)
        else:
            running = [
                self._pool.submit(work, first, last, self.tables, self._offers(), *arrays)
                for first, last in pairwise(bounds)
            ]
            for future in running:
                future.result()

    def _offers(self) -> Any:
        return np.zeros(1, self.game.offer).view(np.recarray)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    # ---------------------------------------------------------------- checks

    def _restart(self, which: np.ndarray) -> None:
        self._run("restart", self.blank, self._to_device(which))

    def _filled(self, verb: str, shape: Any, kind: Any) -> Any:
        array = self._allocate(shape, kind)
        self._run(verb, array)
        return array

    def _numbers(self, name: str, numbers: Any) -> np.ndarray:
        array = np.asarray(numbers)
        if array.shape != (len(self),) or array.dtype.kind not in "iu":
            raise expected(name, ErrorMessage("whole-numbers", count=len(self)), _array(array))
        return array.astype(np.int64)

    def _observers(self, seats: Any) -> np.ndarray:
        observers = self._numbers("seats", np.asarray(seats))
        if observers.min() < -1 or observers.max() >= self.seats:
            span = ErrorMessage("span", low=observers.min(), high=observers.max())
            raise expected("seats", ErrorMessage("span", low=-1, high=self.seats - 1), span)
        return observers

    def _refusal(self, table: int, moves: np.ndarray, reasons: np.ndarray) -> UserError:
        number, reason = int(moves[table]), int(reasons[table])
        if reason < 0:
            return UserError(ErrorMessage("batch-move", table=table, move=number, most=len(self.game.moves) - 1))
        move, rule = self.game.moves.moves[number], self.game.paragraphs[reason]
        return UserError(ErrorMessage("batch-refused", table=table, number=number, move=repr(str(move)), rule=rule))


def _array(array: np.ndarray) -> ErrorMessage:
    return ErrorMessage("array", kind=array.dtype, shape=str(array.shape))
