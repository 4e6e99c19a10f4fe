"""Playouts in a row, compiled once per title: `rules_from` sets `playout` of bots/tree.py as a global of this file."""

from typing import Any

from herotable.engine.rule import rule

playout: Any


@rule
def playouts(begun: Any, spare: Any, offers: Any, games: int) -> None:
    """Play copies of a begun table to their ends, the n-th with the key n + 1, 2, 3, 4."""
    for n in range(games):
        spare[0] = begun[0]
        for word in range(4):
            spare[0].key[word] = word + 1
        spare[0].key[0] += n
        playout(spare[0], offers[0])
