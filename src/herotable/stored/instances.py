"""Instances of a WebAssembly module on wasmtime, each with a memory of its own, lent to one caller at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

import wasmtime

from ..engine.errors import ErrorMessage, UserError

FUEL = 500_000_000  # of one call, about a second; a move takes thousands
SEARCH_FUEL = 200_000_000_000  # of one search, some minutes
MOST_MEMORY = 192 << 20  # bytes of an instance: the largest tree and the rest
STACK = 1 << 20
SPARE = 4  # instances that wait for the next caller
PAGE, ALIGNED = 1 << 16, 16


class Instance:
    """The memory and the functions of a module; Numba's way to call them, as in web/src/lib/rules/memory.ts."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module):
        self._store = wasmtime.Store(engine)
        self._store.set_limits(memory_size=MOST_MEMORY)
        self._store.set_fuel(FUEL)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._exports: Any = exports
        self._memory: Any = exports["memory"]
        heap: Any = exports["heap"]
        self._answer = _aligned(int(heap.value(self._store)))
        self._free = self._answer + ALIGNED  # what lies behind is written anew for each call

    def put_all(self, *contents: bytes | bytearray, more: int = 0) -> list[int]:
        """Write the arguments of the next call one behind the other, with more room behind them; their places."""
        ends = [*accumulate((_aligned(len(content)) for content in contents), initial=self._free)]
        missing = ends[-1] + more - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        for content, place in zip(contents, ends, strict=False):
            self._memory.write(self._store, bytearray(content), place)
        return ends[:-1]

    def get(self, place: int, size: int) -> bytearray:
        """Read bytes."""
        found: bytearray = self._memory.read(self._store, place, place + size)
        return found

    def call(self, name: str, *arguments: int, fuel: int = 0) -> int:
        """Call a function and read its answer, a whole number; `fuel` bounds its work, if it may do more than usual."""
        self._store.set_fuel(fuel or FUEL)
        failed = self._exports[name](self._store, self._answer, self._answer + 8, *arguments)
        if failed:
            raise UserError(ErrorMessage("stored-rules-failed", reason=f"{name}: {failed}"))
        return int.from_bytes(self.get(self._answer, 4), "little", signed=True)


class Instances:
    """The instances of one module. One that has failed is not used again."""

    def __init__(self, code: bytes):
        config = wasmtime.Config()
        config.consume_fuel = True
        config.max_wasm_stack = STACK
        self._engine = wasmtime.Engine(config)
        with running():
            self._module = wasmtime.Module(self._engine, code)
        self._free: list[Instance] = []

    @contextmanager
    def lent(self) -> Iterator[Instance]:
        """An instance that nobody else uses meanwhile."""
        # No two threads may use the same instance: `pop` gives it to one of them.
        try:
            instance = self._free.pop()
        except IndexError:
            instance = self.new()
        with running():
            yield instance
        if len(self._free) < SPARE:
            self._free.append(instance)

    def new(self) -> Instance:
        """An instance for one piece of work."""
        with running():
            return Instance(self._engine, self._module)


@contextmanager
def running() -> Iterator[None]:
    """Tell a caller of code that ran into its limits, or that does not run at all, by a UserError."""
    try:
        yield
    except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
        raise UserError(ErrorMessage("stored-rules-failed", reason=str(error).splitlines()[0])) from None


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def array(place: int, length: int, size: int) -> tuple[int, ...]:
    """An array of elements of some bytes, as a function takes it."""
    return 0, 0, length, size, place, length, size
