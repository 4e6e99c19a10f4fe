"""The tables at which a net learns: batches of every number of seats and the main options, as torch sees them."""

from typing import Any

import numpy as np
import torch

from ...engine.game import Game
from ...nets.turning import turned_moves
from ..batch import Batch

MOST_MOVES = 48  # of one decision; no title was seen to offer more than 38


def new_batch(game: Game, tables: int, seats: int, options: dict[str, Any], device: str) -> Any:
    """Tables on the device."""
    if device == "cpu":
        return Batch(game, tables, seats, options)
    from ..gpu import GpuBatch

    return GpuBatch(game, tables, seats, options)


def shared(array: Any) -> torch.Tensor:
    """A tensor in the same memory as an array of a batch."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)


class Tables:
    """Tables of one number of seats and one choice of options: what a net is asked there, and what it answers."""

    def __init__(self, game: Game, tables: int, seats: int, options: dict[str, Any], device: str, bots: Any = None):
        self.batch = new_batch(game, tables, seats, options, device)
        self.seats, self.most = seats, game.seats[-1]
        if bots is not None:
            self.batch.seat_bots(bots)
        turned = np.pad(turned_moves(game, seats), ((0, 0), (0, 1)), constant_values=-1)  # the last is WAIT's
        self._turned = torch.from_numpy(turned.astype(np.int64)).to(device)
        self._outs: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self.batch)

    def reset(self, seed: int) -> None:
        """Set up all tables, and make room for what is asked of them."""
        self.batch.reset(seed)
        self._outs = {
            "features": self.batch.features(),
            "legal_moves": self.batch.legal_moves(MOST_MOVES),
            "note_waiting": self.batch.note_waiting(),
            "note_over": self.batch.note_over(),
            "note_rewards": self.batch.note_rewards(),
            "moves": self.batch._to_device(np.zeros(len(self), np.int64)),
        }
        self.rows, self.movers = shared(self._outs["features"]), shared(self._outs["note_waiting"])
        self.moves, self._chosen = shared(self._outs["legal_moves"][0]), shared(self._outs["moves"])
        self.over, self._rewards = shared(self._outs["note_over"]), shared(self._outs["note_rewards"])

    def look(self) -> None:
        """Renew features, legal moves and the seats to move."""
        for name in ("features", "note_waiting"):
            getattr(self.batch, name)(out=self._outs[name])
        self.batch.legal_moves(MOST_MOVES, out=self._outs["legal_moves"])

    def own_moves(self) -> torch.Tensor:
        """The legal moves as the seat to move counts its rivals; -1 after the last."""
        return self._turned[self.movers.long()[:, None], self.moves.long()]

    def seen_by(self, seat: int) -> torch.Tensor:
        """The features of a seat at every table."""
        return shared(self.batch.features(np.full(len(self), seat, np.int64)))

    def step(self, chosen: torch.Tensor) -> None:
        """Make these moves, and note which games are over and who has won."""
        self._chosen.copy_(chosen)
        self.batch.step(self._outs["moves"])
        self.batch.note_over(out=self._outs["note_over"])
        self.batch.note_rewards(out=self._outs["note_rewards"])

    def restart(self) -> None:
        """Set up anew the tables whose games are over."""
        self.batch.restart(self._outs["note_over"])

    def rewards(self) -> torch.Tensor:
        """Every seat's share of the win, with places for absent seats."""
        return torch.nn.functional.pad(self._rewards, (0, self.most - self.seats))


def answers_for(answers: torch.Tensor, moves: torch.Tensor) -> torch.Tensor:
    """The answers for the legal moves of each row; minus infinity for places without a move."""
    return answers.gather(1, moves.clamp(min=0)).masked_fill(moves < 0, -1e9)
