"""The net while it learns: the layers of `nets/record.py`, in torch and with whole weights."""

from typing import Any

import numpy as np
import torch
from torch import nn

from ...engine.game import Game
from ...nets.record import outputs_of, record_of

QUIET_START = 0.01  # of the last layer's weights: at first all moves are nearly equal
LEAST_SPREAD = 0.3  # of an input that hardly ever says anything


class Model(nn.Module):
    """Answers for all moves, counted from the seat that asks, and the share of the win that every seat can expect."""

    def __init__(self, game: Game):
        super().__init__()
        self.moves = len(game.moves)
        hidden = record_of(game)["second"].shape[0]
        self.register_buffer("inputs", torch.ones(game.features_size))
        self.first, self.first_norm = nn.Linear(game.features_size, hidden), nn.LayerNorm(hidden)
        self.second, self.second_norm = nn.Linear(hidden, hidden), nn.LayerNorm(hidden)
        self.last = nn.Linear(hidden, outputs_of(game))
        with torch.no_grad():
            self.last.weight *= QUIET_START

    def set_inputs(self, rows: torch.Tensor) -> None:
        """Scale the inputs by how large they are in these rows."""
        spread = rows.float().square().mean(dim=0).sqrt()
        self.inputs.copy_(1 / spread.clamp(min=LEAST_SPREAD))

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The answers and the values for rows of features."""
        hidden = torch.relu(self.first_norm(self.first(rows.float() * self.inputs)))
        hidden = torch.relu(self.second_norm(self.second(hidden)))
        answers = self.last(hidden)
        return answers[:, : self.moves], answers[:, self.moves :]

    def arrays(self) -> dict[str, Any]:
        """The numbers of all layers, for `nets/record.py`."""
        layers = (self.first, self.first_norm), (self.second, self.second_norm)
        first, second = (
            {
                "weight": plain(sums.weight),
                "bias": plain(sums.bias),
                "gain": plain(norm.weight),
                "shift": plain(norm.bias),
            }
            for sums, norm in layers
        )
        last = {"weight": plain(self.last.weight), "bias": plain(self.last.bias)}
        return {"inputs": plain(self.inputs), "first": first, "second": second, "last": last}

    def take(self, arrays: np.ndarray) -> None:
        """Take the rounded numbers of a net's record: from now on this model says what the record says."""
        net = arrays[0]
        with torch.no_grad():
            for i, (linear, norm) in enumerate(((self.first, self.first_norm), (self.second, self.second_norm))):
                layer = {
                    name: torch.from_numpy(net["layer"][name][i].copy()) for name in ("scale", "bias", "gain", "shift")
                }
                weights = torch.from_numpy(net[("first", "second")[i]].astype(np.float32).T.copy())
                linear.weight.copy_(weights * layer["scale"][:, None])
                linear.bias.copy_(layer["bias"])
                norm.weight.copy_(layer["gain"])
                norm.bias.copy_(layer["shift"])
            last = torch.from_numpy(net["last"].astype(np.float32))
            self.last.weight.copy_(last * torch.from_numpy(net["answer"]["scale"].copy())[:, None])


def plain(tensor: torch.Tensor) -> np.ndarray:
    """The numbers of a tensor on the host."""
    return np.asarray(tensor.detach().cpu().numpy())
