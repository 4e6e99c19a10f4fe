"""Lean code for a GPU, whose speed with whole games is that of its cache of instructions: Numba has no option for it.

Loops stay loops, since unrolled ones make a title's rules several times as long; and no index counts from the end of
an array, which Numba allows with a test at every access. A test holds that no rule does so.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import numba

BLOCK = re.compile(r'^"?([^"\s:]+)"?:')
BRANCH = re.compile(r"^\s+br ")
TARGET = re.compile(r'label %"?([^"\s,]+)"?')
FREE = 900_000  # the first number of metadata that Numba does not use
FROM_THE_END = re.compile(r"icmp slt i64 (\S+), 0\n(\s+\S+ = add i64 \1, \S+\n\s+\S+ = select +i1)")


@contextmanager
def compact_code() -> Iterator[None]:
    """What is compiled for a GPU meanwhile is lean."""
    if numba.config.ENABLE_CUDASIM:
        yield
        return
    from numba.cuda.codegen import CUDACodeLibrary

    plain = CUDACodeLibrary.llvm_strs
    CUDACodeLibrary.llvm_strs = property(lambda library: [compact(module) for module in plain.fget(library)])
    try:
        yield
    finally:
        CUDACodeLibrary.llvm_strs = plain


def compact(module: str) -> str:
    """An LLVM module with its loops rolled and without indices from the end."""
    return rolled(FROM_THE_END.sub(r"icmp slt i64 0, 0\n\2", module))


def rolled(module: str) -> str:
    """An LLVM module in which every branch back to an earlier block says that its loop is not to be unrolled."""
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
