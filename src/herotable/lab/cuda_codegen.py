"""Compact code for a GPU: whole games are as fast as its instruction cache, and Numba has no option for short code.

Loops are not unrolled, which would make a title's rules several times as long. Negative indices are not supported, for
which Numba adds a test at every access; a test checks that no rule uses one.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import numba

BLOCK = re.compile(r'^"?([^"\s:]+)"?:')
BRANCH = re.compile(r"^\s+br ")
TARGET = re.compile(r'label %"?([^"\s,]+)"?')
FREE = 900_000  # metadata numbers from here on are not used by Numba
NEGATIVE_INDEX = re.compile(r"icmp slt i64 (\S+), 0\n(\s+\S+ = add i64 \1, \S+\n\s+\S+ = select +i1)")


@contextmanager
def compact_code() -> Iterator[None]:
    """Compile compactly whatever is compiled for a GPU meanwhile."""
    if numba.config.ENABLE_CUDASIM:
        yield
        return
    from numba.cuda.codegen import CUDACodeLibrary

    original = CUDACodeLibrary.llvm_strs
    CUDACodeLibrary.llvm_strs = property(lambda library: [compact(module) for module in original.fget(library)])
    try:
        yield
    finally:
        CUDACodeLibrary.llvm_strs = original


def compact(module: str) -> str:
    """The LLVM module with its loops rolled, and without the tests for negative indices."""
    return roll_loops(NEGATIVE_INDEX.sub(r"icmp slt i64 0, 0\n\2", module))


def roll_loops(module: str) -> str:
    """The LLVM module with `unroll.disable` on every branch back to an earlier block, which is what closes a loop."""
    lines: list[str] = []
    loops = 0
    earlier: set[str] = set()
    for line in module.split("\n"):
        if line.startswith("define"):
            earlier = set()
        elif block := BLOCK.match(line):
            earlier.add(block[1])
        elif BRANCH.match(line) and earlier.intersection(TARGET.findall(line)):
            loops += 1
            line += f", !llvm.loop !{FREE + loops}"
        lines.append(line)
    if loops:
        lines.append(f'!{FREE} = !{{!"llvm.loop.unroll.disable"}}')
    return "\n".join([*lines, *(f"!{FREE + i} = distinct !{{!{FREE + i}, !{FREE}}}" for i in range(1, loops + 1))])
