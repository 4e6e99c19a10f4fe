"""The record of a net: two hidden layers of equal width, then an answer for every move and for every seat.

Weights are 8-bit whole numbers. What they add up to is multiplied by a scale for each output, and so is every input.
"""

from typing import Any

import numpy as np

from ..engine.game import Game

LAYERS = 2
MOST_BYTES = 400_000  # of a title's net
WIDTHS = (256, 192, 128, 64)  # of the hidden layers, the widest that fits
STEPS = 127  # of a weight, to either side of 0


def net_record(inputs: int, hidden: int, outputs: int) -> np.dtype:
    """The layout of a net."""
    numbers = [(name, np.float32, hidden) for name in ("scale", "bias", "gain", "shift")]
    return np.dtype(
        [
            ("inputs", np.float32, inputs),  # what each input is multiplied by
            ("layer", np.dtype(numbers), LAYERS),  # of its sums, then of what is left when they are centred
            ("answer", np.dtype([("scale", np.float32, outputs), ("bias", np.float32, outputs)])),
            ("first", np.int8, (inputs, hidden)),
            ("second", np.int8, (hidden, hidden)),
            ("last", np.int8, (outputs, hidden)),
        ],
        align=True,
    )


def outputs_of(game: Game) -> int:
    """How many answers a net of this title gives: one for each move, then one for each seat from its own on."""
    return len(game.moves) + game.seats[-1]


def record_of(game: Game) -> np.dtype:
    """The layout of this title's net."""
    layouts = (net_record(game.features_size, width, outputs_of(game)) for width in WIDTHS)
    return next(layout for layout in layouts if layout.itemsize <= MOST_BYTES)


def rounded(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Weights, a row for each output, as 8-bit whole numbers and what each row is multiplied by."""
    scale = np.maximum(np.abs(weights).max(axis=1), 1e-8) / STEPS
    return np.rint(weights / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def put_together(game: Game, parts: dict[str, Any]) -> np.ndarray:
    """The record of a net made of `inputs`, `first`, `second` and `last`, with whole weights."""
    made = np.zeros(1, record_of(game))
    net = made[0]
    net["inputs"] = parts["inputs"]
    for number, name in enumerate(("first", "second")):
        weights, net["layer"]["scale"][number] = rounded(parts[name]["weight"])
        net[name] = weights.T
        for kind in ("bias", "gain", "shift"):
            net["layer"][kind][number] = parts[name][kind]
    net["last"], net["answer"]["scale"] = rounded(parts["last"]["weight"])
    net["answer"]["bias"] = parts["last"]["bias"]
    return made
