"""The tables of a batch in this machine's memory, and the threads that work at them; `gpu.py` has its own."""

from typing import Any

import numpy as np

from ..engine.errors import UserError
from ..engine.game import Game
from .arguments import observers, output, refusal, whole_numbers, yes_or_no
from .kernels import opponents, playouts, stepping
from .workers import Workers, record_of


class HostTables:
    """Where the tables are, and how a compiled method is called: all that differs on a GPU."""

    game: Game
    seats: int
    threads: int
    blank: Any
    tables: Any
    steps: Any
    _choices: Any
    _bots: Any
    _bots_differ: bool

    def __len__(self) -> int:
        return len(self.steps)

    def to_host(self, array: Any) -> np.ndarray:
        """An array of this batch as NumPy's: here it is that already, from a GPU it is copied."""
        return np.asarray(array)

    def check(self) -> None:
        """Do nothing: `step` has refused forbidden moves at once. On a GPU it has not, and this raises their error."""

    def play_by(self, keys: Any) -> None:
        """Play random games with these keys, one for each table."""
        self._workers.run(playouts(self.game).random_games, self._blank, keys, self.steps)

    # ---------------------------------------------------------------- calls

    def _put_tables(self, tables: int) -> None:
        plain = np.zeros(tables, record_of(self.game))
        self.tables, self.steps = plain.view(np.recarray), np.zeros(tables, np.int64)
        self._blank = np.zeros(1, plain.dtype)
        self._blank[0] = self.blank[0]
        self._verbs, self._bot_verbs = stepping(self.game), opponents(self.game)
        self._workers = Workers(self.game, plain, self.threads)

    def _fill_tables(self, tables: np.ndarray) -> None:
        np.asarray(self.tables)[:] = tables.view(self.game.table)

    def _run(self, verb: str, *arrays: Any) -> list[Any]:
        return self._workers.run(getattr(self._verbs, verb), *arrays)

    def _step(self, moves: np.ndarray) -> None:
        refused = [table for table in self._run("first_refused", moves) if table >= 0]
        if refused:
            raise self._refusal(int(refused[0]), moves)
        self._run("step", moves, self.steps)

    def _refusal(self, table: int, moves: np.ndarray) -> UserError:
        reason = self._verbs.reason_against(self.tables[table], moves[table], len(self.game.moves))
        return refusal(self.game, table, int(moves[table]), int(reason))

    def _let_bots_play(self) -> None:
        if self._bots is None:
            return
        if self._bots_differ:
            self._workers.run_with_spares(self._bot_verbs.all_bots, self._choices, self._bots, self.steps)
        else:
            self._workers.run(self._bot_verbs.random_bots, self._choices, self._bots, self.steps)

    # ---------------------------------------------------------------- arrays

    def _allocate(self, shape: Any, kind: Any) -> Any:
        return np.empty(shape, kind)

    def _to_device(self, array: np.ndarray) -> Any:
        return array

    def _output(self, out: Any, shape: Any, kind: Any) -> Any:
        return np.empty(shape, kind) if out is None else output(out, shape, kind)

    def _numbers(self, name: str, numbers: Any) -> Any:
        return whole_numbers(name, numbers, len(self))

    def _yes_or_no(self, name: str, which: Any) -> Any:
        return yes_or_no(name, which, len(self))

    def _observers(self, seats: Any) -> Any:
        return observers(seats, len(self), self.seats)
