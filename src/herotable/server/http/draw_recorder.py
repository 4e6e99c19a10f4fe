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

Draw = tuple[int, int]  # how many sides, and which came up, from 0 on


class MatchInputs(msgspec.Struct, frozen=True):
    """What a match follows from."""

    title: str
    seats: int
    options: dict[str, int | str | bool]
    pack: str | None
    seed: str
    words: list[str]
    moves: list[tuple[int, str]]


class RecordingBelow(NamedTuple):
    """Stands in for `below`: the same numbers, written down."""

    below: Any
    heard: list[Draw]

    def __call__(self, t: Any, n: Any) -> Any:
        """A random number, noted."""
        found = self.below(t, n)
        self.heard.append((int(n), int(found)))
        return found


def listen() -> list[Draw]:
    """From now on all draws are noted, by modules that have `below` already and those that will."""
    assert INTERPRETED, "compiled rules cannot be listened to"
    below, heard = dice.below, list[Draw]()
    for module in [*sys.modules.values()]:
        if getattr(module, "below", None) is below:
            module.below = RecordingBelow(below, heard)  # type: ignore[attr-defined]
    return heard


def redrawn(asked: MatchInputs) -> list[list[Draw]]:
    """The random numbers of the set-up, then of each move."""
    heard = listen()
    rules = game(asked.title)
    pack = None if asked.pack is None else rules.pack_of(asked.pack)
    match = rules.match(asked.seats, asked.seed, pack, asked.words, **asked.options)
    ends = [len(heard)]
    for seat, move in asked.moves:
        match.play(seat, move)
        ends.append(len(heard))
    return [heard[start:end] for start, end in zip([0, *ends], ends, strict=False)]


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=MatchInputs)
    sys.stdout.buffer.write(msgspec.json.encode(redrawn(asked)))
