"""The bot that asks a net: it does not search, and answers in the time of one evaluation."""

from functools import cache
from pathlib import Path

import numpy as np

from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import Move
from ..nets.net import Net, load_net, own_net
from .settings import checked


class NetBot:
    """Chooses the move that the title's net thinks best, or a net of one's own by its `file`."""

    def __init__(self, file: str | None = None, seed: int | str | None = None):  # noqa: ARG002 - nothing is random
        self.file = None if file is None else checked("file", file)

    def choose(self, match: Match, seat: int) -> Move:
        """The move with the highest answer, the first of equals."""
        legal = match.legal(seat)
        numbers = np.array([match.game.moves.find(move) for move in legal])
        answers, _ = net_of(match.game, self.file).answers(match.table, seat, numbers)
        return legal[int(answers.argmax())]


@cache
def net_of(game: Game, file: str | None) -> Net:
    """The net in a file, or the one that comes with the title; read once."""
    path = own_net(game) if file is None else Path(file)
    if path is None:
        raise UserError(ErrorMessage("no-net", title=game.name))
    return load_net(game, path)
