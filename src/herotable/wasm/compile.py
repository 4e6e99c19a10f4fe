"""`python -m herotable.wasm.compile TITLE FILE`: the process that `build.py` starts for each title."""

import sys
from pathlib import Path

from ..games import game
from .codegen import object_of
from .exports import exports_of
from .linker import linked


def code_of(title: str) -> bytes:
    """The WebAssembly of a title."""
    exports = exports_of(game(title))
    return linked(object_of(exports), exports)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(code_of(sys.argv[1]))
