"""A digest of all that shapes the WebAssembly of a title: the functions that its exports reach, and their constants."""

import ast
import hashlib
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ..bots.nodes import NODE
from ..engine.game import Game
from ..engine.views import record_of
from .exports import exports_of

BUILDERS = ("exports", "codegen", "linker")


def digest_of(game: Game) -> str:
    """Changes with the code of a rule or a value it uses, and with the builder; not with comments or other files."""
    records = [game.table, game.offer, record_of(game.view), NODE]
    digest = hashlib.blake2b(repr([record.descr for record in records]).encode(), digest_size=16)
    for part in (*map(_builder, BUILDERS), *sorted(_parts(game))):
        digest.update(part.encode())
    return digest.hexdigest()


def _builder(name: str) -> str:
    return code_of(Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8"))


def _parts(game: Game) -> Iterator[str]:
    """The code of every function that the exports reach, each with the constants that it names."""
    known: set[FunctionType] = set()
    waiting = [_function(export.rule) for export in exports_of(game).values()]
    while waiting:
        function = waiting.pop()
        if function is None or function in known:
            continue
        known.add(function)
        named = {name: function.__globals__[name] for name in _names(function) if name in function.__globals__}
        waiting += [_function(value) for value in named.values()]
        constants = {name: _constant(value) for name, value in named.items() if _function(value) is None}
        yield f"{code_of(inspect.getsource(function))}\n{sorted(constants.items())}\n"


def _function(value: Any) -> FunctionType | None:
    """The Python function of a rule, compiled or not."""
    value = getattr(value, "py_func", value)
    return value if isinstance(value, FunctionType) else None


def _names(function: FunctionType) -> Iterator[str]:
    """The names that a function and those inside of it use."""
    codes = [function.__code__]
    while codes:
        code = codes.pop()
        yield from code.co_names
        codes += [constant for constant in code.co_consts if inspect.iscode(constant)]


def _constant(value: Any) -> str:
    """A constant as text; of an array its bytes, of a module its name."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    return value.__name__ if isinstance(value, ModuleType | type) or callable(value) else repr(value)


def code_of(source: str) -> str:
    """A source without comments and docstrings."""
    tree = ast.parse(textwrap.dedent(source))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
