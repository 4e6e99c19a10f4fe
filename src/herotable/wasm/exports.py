"""What the WebAssembly of a title exports: rules that are compiled anyway, with the types that a browser gives them."""

from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from ..bots.nodes import NODE
from ..bots.search import kernel
from ..engine.game import Game
from ..engine.views import record_of
from .blake2b import blake2b


class Export(NamedTuple):
    """A rule, and the types of its parameters."""

    rule: Any
    signature: tuple[Any, ...]


def exports_of(game: Game) -> dict[str, Export]:
    """The rules that a browser calls, by the names that it calls them."""
    table, offer = numba.from_dtype(game.table), numba.from_dtype(game.offer)
    seen, node = numba.from_dtype(np.dtype((np.record, record_of(game.view)))), numba.from_dtype(NODE)
    tables, offers, moving, tree = _array(table), _array(offer), game.moving, kernel(game)
    keys, numbers, words, number = _array(types.uint32), _array(types.int32), _array(types.uint64), types.int64
    work = (tables, offers, numbers, numbers)
    return {
        "begin": Export(moving.begin, (tables, keys)),
        "move": Export(moving.move, (tables, keys, number, number)),
        "why_not": Export(moving.why_not, (tables, number, number)),
        "offer": Export(moving.offer, (tables, number, offers)),
        "look": Export(moving.look, (tables, number, _array(seen))),
        "imagine": Export(game.imagine, (table, number)),
        "playouts": Export(tree.playouts, (tables, tables, offers, number)),
        "search": Export(tree.search, (tables, number, _array(node), number, number, *work)),
        **{f"ask_{name}": Export(question.rule, question.signature) for name, question in game.questions.items()},
        "blake2b": Export(blake2b, (words, number, number, words)),
    }


def _array(of: Any) -> Any:
    return types.Array(of, 1, "C")
