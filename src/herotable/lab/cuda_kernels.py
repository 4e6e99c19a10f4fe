"""The methods of a batch as CUDA kernels: a thread for each table calls the same compiled rules as the CPU does."""

from functools import cache
from inspect import signature
from math import gcd
from typing import Any

import numpy as np

from ..bots.greedy import LOOKS
from ..engine.game import Game
from .cuda_codegen import compact_code
from .kernels import opponents, playouts, stepping

if not hasattr(np, "row_stack"):  # some releases of numba-cuda still look for it
    np.row_stack = np.vstack

try:
    from numba import cuda
except ImportError:
    cuda = None

THREADS = 128
REGISTERS = 40  # of a thread that plays whole games: with more, fewer threads would run at once
COMMON = 4  # parameters of every method: first, last, tables, offers


def launch(kernel: Any, tables: int, *arrays: Any) -> None:
    """Begin a kernel with a thread for each table, and do not wait for its end; the next ones run after it."""
    with compact_code():  # the first launch compiles
        kernel[(tables + THREADS - 1) // THREADS, THREADS](*arrays)


def aligned(record: np.dtype) -> int:
    """The fewest records whose length is a multiple of 8 bytes.

    Local arrays of a thread lie one after the other, and one with 64-bit numbers must begin at such a multiple.
    """
    return 8 // gcd(8, record.itemsize)


@cache
def verb_kernel(game: Game, name: str) -> Any:
    """A method of the batch as a kernel."""
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a handful of tables is compared with the CPU's on purpose
    verb, offer = getattr(stepping(game), name), game.offer

    @cuda.jit
    def with_one(tables, array):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            verb(i, i + 1, tables, offers, array)

    @cuda.jit
    def with_two(tables, first, second):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            verb(i, i + 1, tables, offers, first, second)

    @cuda.jit
    def with_three(tables, first, second, third):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            verb(i, i + 1, tables, offers, first, second, third)

    arrays = len(signature(getattr(verb, "py_func", verb)).parameters) - COMMON
    return (with_one, with_two, with_three)[arrays - 1]


@cache
def bots_kernel(game: Game, differ: bool) -> Any:
    """The moves of the bots as a kernel: of random ones, or of bots that differ and may imagine tables."""
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    random_bots, all_bots = opponents(game).random_bots, opponents(game).all_bots
    table, offer, looks, room = game.table, game.offer, LOOKS + 1, aligned(game.offer)

    @cuda.jit
    def only_random(tables, choices, bots, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            random_bots(i, i + 1, tables, offers, choices, bots, steps)

    @cuda.jit
    def different(tables, choices, bots, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(room, offer)
            spares = cuda.local.array(looks, table)
            offers[0].n = 0
            all_bots(i, i + 1, tables, offers, spares, choices, bots, steps)

    return different if differ else only_random


@cache
def game_kernel(game: Game) -> Any:
    """Random games as a kernel: a thread plays a game in its local memory, then copies it to its table."""
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    compiled = playouts(game)
    random_game, start, table, offer = compiled.random_game, game.start, game.table, game.offer

    @cuda.jit(max_registers=REGISTERS)
    def play(blank, keys, tables, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i >= len(tables):
            return
        own = cuda.local.array(1, table)
        moves = cuda.local.array(1, offer)
        own[0] = blank[0]
        for word in range(4):
            own[0].key[word] = keys[i, word]
        moves[0].n = 0
        start(own[0])
        steps[i] = random_game(own[0], moves[0])
        tables[i] = own[0]

    return play


@cache
def copy_kernel() -> Any:
    """Numbers of any type into an array of another."""

    @cuda.jit
    def copy(numbers, copied):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(numbers):
            copied[i] = numbers[i]

    return copy
