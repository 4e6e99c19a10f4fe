"""Moves as a seat sees them: the rivals they name are counted from the seat, as in what a net is given."""

from functools import cache

import numpy as np

from ..engine.fields import Seats
from ..engine.game import Game


@cache
def turned_moves(game: Game, seats: int) -> np.ndarray:
    """For each seat and move the move that names the same rivals, the seat being the first."""
    moves = game.moves
    own = np.arange(len(moves))
    number = {tuple(row): i for i, row in enumerate(moves.table.tolist())}
    turned = np.repeat(own[None].astype(np.int16), seats, axis=0)
    for move, column in _naming(game):
        row = moves.table[move].tolist()
        for seat in range(seats if row[column] < seats else 0):
            turned[seat, move] = number[(*row[:column], (row[column] - seat) % seats, *row[column + 1 :])]
    return turned


def _naming(game: Game) -> list[tuple[int, int]]:
    """The moves that name a seat, and the column of the move table where it stands."""
    columns = {}
    for number, fields in enumerate(game.moves.verbs.values()):
        at = 1
        for part in fields.values():
            if isinstance(part, Seats):
                columns[number] = at
            at += part.width
    return [(i, columns[row[0]]) for i, row in enumerate(game.moves.table.tolist()) if row[0] in columns]
