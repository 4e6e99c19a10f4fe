"""Play a title interpreted, features too, on tables that refuse an index counted from the end; print how many games."""

import sys
from typing import Any

import numpy as np

import herotable as ht
from herotable.engine.dice import below
from herotable.engine.piles import empty
from herotable.engine.seats import first
from herotable.lab.keys import keys

SEED = 1


class Forward:
    """A record whose arrays are counted from the front only."""

    def __init__(self, record: Any):
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        return forward(getattr(self.record, name))

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.record, name, value)


class Row:
    """An array that is counted from the front only."""

    def __init__(self, array: np.ndarray):
        self.array, self.shape = array, array.shape

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, place: Any) -> Any:
        return forward(self.array[self._from_the_front(place)])

    def __setitem__(self, place: Any, value: Any) -> None:
        self.array[self._from_the_front(place)] = value

    def _from_the_front(self, place: Any) -> Any:
        assert np.min(place, initial=0) >= 0, f"a rule counts from the end: {place}"
        return place


def forward(value: Any) -> Any:
    """Records and arrays, guarded; numbers as they are."""
    if isinstance(value, np.ndarray):
        return Row(value)
    return Forward(value) if isinstance(value, np.void) else value


def guard_constants() -> None:
    """The arrays in the modules of rules are guarded too."""
    for name in [name for name in sys.modules if name.startswith(("herotable.engine", "herotable.games"))]:
        module = sys.modules[name]
        for constant, value in [*vars(module).items()]:
            if isinstance(value, np.ndarray):
                setattr(module, constant, Row(value))


def play(game: Any, seats: int, options: dict[str, Any]) -> None:
    """One random game."""
    table, offer = game.new_table(seats, game.checked(seats, options), game.pack), game.new_offer()
    table.quiet = True
    table.key[:] = keys(1, SEED)[0]
    guarded, moves, row = Forward(table), Forward(offer), np.zeros(game.features_size, np.int16)
    game.start(guarded)
    while table.waiting:
        seat = first(table.waiting)
        game.features(guarded, seat, Row(row))
        empty(moves)
        game.legal(guarded, seat, moves)
        game.play(guarded, seat, offer.card[below(guarded, offer.n)])


if __name__ == "__main__":
    title = ht.game(sys.argv[1])
    variants = [*title.variants()]
    guard_constants()
    for seats, options in variants:
        play(title, seats, options)
    print(len(variants), "games")
