"""Play a match again and record every random number: `python -m herotable.server.http.draw_recorder < match > draws`.

It runs as a process of its own with uncompiled rules: only uncompiled rules let us see each call for a random number,
and the server goes on meanwhile.
"""

import sys
from typing import Any, NamedTuple

import msgspec

from ...engine import dice
from ...engine.rule import INTERPRETED
from ...games import game
from ...stored.boxes import read_box

Draw = tuple[int, int]  # how many sides, and which came up, from 0 on


class MatchInputs(msgspec.Struct, frozen=True):
    """Everything that determines a match."""

    title: str
    seats: int
    options: dict[str, int | str | bool]
    box: str  # as it was kept
    seed: str
    words: list[str]
    moves: list[tuple[int, str]]


class RecordingBelow(NamedTuple):
    """Takes the place of `below`, gives the same numbers and records them."""

    below: Any
    recorded: list[Draw]

    def __call__(self, t: Any, n: Any) -> Any:
        """A random number below `n`."""
        side = self.below(t, n)
        self.recorded.append((int(n), int(side)))
        return side


def record_draws() -> list[Draw]:
    """A list that grows with every draw from now on."""
    assert INTERPRETED, "the draws of compiled rules cannot be recorded"
    # Modules import `below` by name, so it is replaced in each; `dice` itself serves those imported later.
    below, recorded = dice.below, list[Draw]()
    for module in [*sys.modules.values()]:
        if getattr(module, "below", None) is below:
            module.below = RecordingBelow(below, recorded)  # type: ignore[attr-defined]
    return recorded


def draws_of(inputs: MatchInputs) -> list[list[Draw]]:
    """The random numbers of the set-up, then of each move."""
    recorded = record_draws()
    rules = game(inputs.title)
    pack = read_box(inputs.title, inputs.box)
    match = rules.match(inputs.seats, inputs.seed, pack, inputs.words, **inputs.options)
    ends = [len(recorded)]
    for seat, move in inputs.moves:
        match.play(seat, move)
        ends.append(len(recorded))
    return [recorded[start:end] for start, end in zip([0, *ends], ends, strict=False)]


if __name__ == "__main__":
    inputs = msgspec.json.decode(sys.stdin.buffer.read(), type=MatchInputs)
    sys.stdout.buffer.write(msgspec.json.encode(draws_of(inputs)))
