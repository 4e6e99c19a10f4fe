"""Many tables in one array: a verb works at all of them at once, in threads of the CPU; `gpu.py` has the same there."""

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

LEAST = 64  # tables that are worth a thread
WAIT = -1  # instead of a move: the table stays as it is


def playouts(game: Game) -> ModuleType:
    """The compiled playouts of a title."""
    return load_kernel("playouts", game, start=game.start, legal=game.legal, play=game.play)


def stepping(game: Game) -> ModuleType:
    """The compiled verbs of a title's batch."""
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
        self.tables: Any = self._room(tables, game.table)
        self.steps: Any = self._room(tables, np.int64)

    def __len__(self) -> int:
        return len(self.tables)

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int) -> None:
        """Set up every table, each with a key of its own."""
        self._run("seed", self._given(keys(len(self), seed)), self.steps)
        self._restart(np.ones(len(self), np.bool_))

    def restart(self, which: Any = None) -> None:
        """Set up some tables anew, those that are over unless told; a table's random numbers go on."""
        which = self.over if which is None else np.asarray(which)
        if which.shape != (len(self),) or which.dtype != np.bool_:
            raise expected("which", ErrorMessage("yes-or-no", count=len(self)), _array(which))
        self._restart(which)

    def step(self, moves: Any) -> None:
        """One move, by its number, at every table that is not over, but for those where it is WAIT.

        If one move is not allowed, nothing is changed.
        """
        moves = self._given(self._numbers("moves", moves))
        reasons = self._room(len(self), np.int16)
        self._run("refuse", moves, reasons)
        refused = np.flatnonzero(self._here(reasons))
        if len(refused):
            raise self._refusal(int(refused[0]), self._here(moves), self._here(reasons))
        self._run("step", moves, self.steps)

    def play(self, seed: int) -> None:
        """A random game on every table, from its beginning to its end."""
        self.play_by(self._given(keys(len(self), seed)))

    def play_by(self, keys: Any) -> None:
        """Random games by these keys, one for each table."""
        self._share(playouts(self.game).random_games, self.blank, keys, self.steps)

    # ---------------------------------------------------------------- looking

    @property
    def waiting(self) -> Any:
        """The seat to move at each table, the first of several that choose at the same time; -1 where it is over."""
        return self._noted("note_waiting", len(self), np.int16)

    @property
    def over(self) -> np.ndarray:
        """Which games are over."""
        return self._here(self.waiting) < 0

    @property
    def rewards(self) -> Any:
        """For each table and seat the win, shared by the winners; 0 until the game is over."""
        return self._noted("note_rewards", (len(self), self.seats), np.float32)

    def legal(self) -> Any:
        """For each table and move whether the seat to move may make it."""
        return self._noted("mark_legal", (len(self), len(self.game.moves)), np.bool_)

    def observe(self, seats: Any = None) -> Any:
        """For each table what a seat may know, the one to move unless told; laid out by `game.observed`."""
        seats = self.waiting if seats is None else self._given(self._observers(seats))
        rows = self._room((len(self), self.game.observation_size), np.int16)
        self._run("observe_by", seats, rows)
        return rows

    def fingerprint(self) -> str:
        """Equal for equal games."""
        told = self._here(self.tables).tobytes() + self._here(self.steps).tobytes()
        return hashlib.blake2b(told, digest_size=8).hexdigest()

    # ---------------------------------------------------------------- where the tables are: `gpu.py` has these anew

    def _room(self, shape: Any, kind: Any) -> Any:
        room = np.zeros(shape, kind)
        return room.view(np.recarray) if room.dtype.names else room

    def _given(self, array: np.ndarray) -> Any:
        return array

    def _here(self, array: Any) -> np.ndarray:
        return np.asarray(array)

    def _run(self, verb: str, *arrays: Any) -> None:
        self._share(getattr(stepping(self.game), verb), *arrays)

    # ---------------------------------------------------------------- threads

    def _share(self, work: Any, *arrays: Any) -> None:
        """The same work on ranges of tables, one for each thread."""
        shares = max(1, min(self.threads, len(self) // LEAST))
        bounds = [len(self) * i // shares for i in range(shares + 1)]
        if shares == 1:
            work(0, len(self), self.tables, self._offers(), *arrays)
        else:
            running = [
                self._pool.submit(work, first, last, self.tables, self._offers(), *arrays)
                for first, last in pairwise(bounds)
            ]
            for one in running:
                one.result()

    def _offers(self) -> Any:
        return np.zeros(1, self.game.offer).view(np.recarray)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    # ---------------------------------------------------------------- checks

    def _restart(self, which: np.ndarray) -> None:
        self._run("restart", self.blank, self._given(which))

    def _noted(self, verb: str, shape: Any, kind: Any) -> Any:
        noted = self._room(shape, kind)
        self._run(verb, noted)
        return noted

    def _numbers(self, name: str, numbers: Any) -> np.ndarray:
        found = np.asarray(numbers)
        if found.shape != (len(self),) or found.dtype.kind not in "iu":
            raise expected(name, ErrorMessage("whole-numbers", count=len(self)), _array(found))
        return found.astype(np.int64)

    def _observers(self, seats: Any) -> np.ndarray:
        found = self._numbers("seats", np.asarray(seats))
        if found.min() < -1 or found.max() >= self.seats:
            span = ErrorMessage("span", low=found.min(), high=found.max())
            raise expected("seats", ErrorMessage("span", low=-1, high=self.seats - 1), span)
        return found

    def _refusal(self, table: int, moves: np.ndarray, reasons: np.ndarray) -> UserError:
        number, reason = int(moves[table]), int(reasons[table])
        if reason < 0:
            return UserError(ErrorMessage("batch-move", table=table, move=number, most=len(self.game.moves) - 1))
        move, rule = self.game.moves.moves[number], self.game.paragraphs[reason]
        return UserError(ErrorMessage("batch-refused", table=table, number=number, move=repr(str(move)), rule=rule))


def _array(found: np.ndarray) -> ErrorMessage:
    return ErrorMessage("array", kind=found.dtype, shape=str(found.shape))
