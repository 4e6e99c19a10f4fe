"""What a batch is given, checked: whole numbers, yes or no, bots, and arrays to write into."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.game import Game

BOTS = ("random", "playout", "greedy")  # by their numbers in kernels/opponents.py, from 1 on
RANDOM = 1
LARGEST = int(np.iinfo(np.int64).max)


def at_least(name: str, low: int, number: Any) -> int:
    """A whole number that is not below `low`."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < low:
        raise expected(name, ErrorMessage("at-least", low=low), repr(number))
    return int(number)


def whole_numbers(name: str, numbers: Any, count: int) -> np.ndarray:
    """So many whole numbers, as int64."""
    array = np.asarray(numbers)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise expected(name, ErrorMessage("whole-numbers", count=count), shown(array))
    if array.dtype == np.uint64 and array.max() > LARGEST:  # as int64 it would be below 0, and -1 means something
        raise expected(name, ErrorMessage("span", low=0, high=LARGEST), int(array.max()))
    return np.ascontiguousarray(array, np.int64)


def yes_or_no(name: str, which: Any, count: int) -> np.ndarray:
    """So many times yes or no."""
    array = np.asarray(which)
    if array.shape != (count,) or array.dtype != np.bool_:
        raise expected(name, ErrorMessage("yes-or-no", count=count), shown(array))
    return np.ascontiguousarray(array)


def observers(seats: Any, count: int, most: int) -> np.ndarray:
    """A seat for each table, -1: nobody."""
    array = whole_numbers("seats", seats, count)
    if array.min() < -1 or array.max() >= most:
        span = ErrorMessage("span", low=array.min(), high=array.max())
        raise expected("seats", ErrorMessage("span", low=-1, high=most - 1), span)
    return array


def output(out: Any, shape: Any, kind: Any) -> np.ndarray:
    """An array to write into: of this shape and type, in one piece."""
    if not isinstance(out, np.ndarray):
        raise refused_output(shape, kind, type(out).__name__)
    if out.shape != shape or out.dtype != kind or not (out.flags.c_contiguous and out.flags.writeable):
        raise refused_output(shape, kind, shown(out))
    return out


def pair(out: Any) -> tuple[Any, Any]:
    """Two arrays to write into, or none."""
    if out is None:
        return None, None
    if not isinstance(out, tuple | list) or len(out) != 2:
        raise expected("out", ErrorMessage("out-pair"), type(out).__name__)
    return out[0], out[1]


def refused_output(shape: Any, kind: Any, found: Any) -> UserError:
    """What is wrong with an array to write into."""
    return expected("out", ErrorMessage("out-array", kind=np.dtype(kind), shape=str(shape)), found)


def bot_numbers(bots: Any, tables: int, seats: int) -> np.ndarray:
    """For each table and seat the number of its bot; 0: you."""
    if not isinstance(bots, Mapping):
        return _bot_array(np.asarray(bots), tables, seats)
    numbers = np.zeros((tables, seats), np.int8)
    for seat, bot in bots.items():
        if seat not in range(seats):
            raise expected("bots", ErrorMessage("span", low=0, high=seats - 1), seat)
        if bot not in BOTS:
            raise expected("bots", ErrorMessage("one-of", words=BOTS), repr(bot))
        numbers[:, seat] = BOTS.index(bot) + 1
    return _with_a_place_for_you(numbers)


def _bot_array(array: np.ndarray, tables: int, seats: int) -> np.ndarray:
    if array.shape != (tables, seats) or array.dtype.kind not in "biu" or array.min() < 0 or array.max() > len(BOTS):
        raise expected("bots", ErrorMessage("bot-array", most=len(BOTS), shape=str((tables, seats))), shown(array))
    return _with_a_place_for_you(array.astype(np.int8))


def _with_a_place_for_you(numbers: np.ndarray) -> np.ndarray:
    """Bots in every seat would leave nothing to decide: `play` is for that."""
    if numbers.all(axis=1).any():
        raise UserError(ErrorMessage("bots-everywhere"))
    return np.ascontiguousarray(numbers)


def refusal(game: Game, table: int, number: int, reason: int) -> UserError:
    """Why a move at a table is not allowed; a reason below 0: it is no move."""
    if reason < 0:
        return UserError(ErrorMessage("batch-move", table=table, move=number, most=len(game.moves) - 1))
    move, rule = game.moves.moves[number], game.paragraphs[reason]
    return UserError(ErrorMessage("batch-refused", table=table, number=number, move=repr(str(move)), rule=rule))


def shown(array: Any) -> ErrorMessage:
    """An array in a message."""
    return ErrorMessage("array", kind=array.dtype, shape=str(tuple(array.shape)))
