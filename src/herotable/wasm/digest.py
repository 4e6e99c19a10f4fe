"""Digests of a title: of all that shapes its WebAssembly, and of the rules alone, by which its matches are played."""

import ast
import hashlib
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ..bots.nodes import NODE
from ..engine import rule
from ..engine.code_digest import described, named_values, reached_functions
from ..engine.game import Game
from ..engine.grammar import grammar_of
from ..engine.views import record_of
from .exports import exports_of

HERE = Path(__file__).parent
BUILDERS = [
    *(HERE / f"{name}.py" for name in ("build", "compile", "exports", "codegen", "linker")),
    *(HERE.with_name("engine") / f"{name}.py" for name in ("rule", "compiling")),
]
COMPILERS = ("numba", "llvmlite")
PLAYED = ("begin", "move", "why_not", "offer", "look", "imagine")  # what a match is made of; the rest is advice


def digest_of(game: Game) -> str:
    """Changes with the code of a rule or a value it uses, and with the builders; not with comments or other files."""
    records = [game.table, game.offer, record_of(game.view), NODE]
    records += [record for question in game.questions.values() for record in question.records]
    digest = hashlib.blake2b(repr([record.descr for record in records]).encode(), digest_size=16)
    for part in (*map(version, COMPILERS), *map(_builder, BUILDERS), *sorted(_parts(game, exports_of(game)))):
        digest.update(part.encode())
    return digest.hexdigest()


def rules_digest(game: Game) -> str:
    """Changes with whatever a match of these rules could show: code, records, and the words of moves, events and views.

    It does not change with compilers, bots, questions, or the box.
    """
    digest = hashlib.blake2b(repr([game.table.descr, game.offer.descr]).encode(), digest_size=16)
    options = {name: [option.choices, option.default] for name, option in game.options.items()}
    declared = [game.name, game.rules_version, game.paragraphs, options, grammar_of(game)]
    for part in (json.dumps(declared), *sorted(_parts(game, PLAYED))):
        digest.update(part.encode())
    return digest.hexdigest()


def _builder(file: Path) -> str:
    return code_of(file.read_text(encoding="utf-8"))


def _parts(game: Game, names: Iterable[str]) -> Iterator[str]:
    """The code of every function that these exports reach, each with the constants that it names."""
    exports = exports_of(game)
    entries = [getattr(exports[name].rule, "py_func", exports[name].rule) for name in names]
    for function in set[Any]().union(*map(reached_functions, entries)):
        if function.__module__ == rule.__name__:
            continue  # one of the builders: it has no functions to reach where rules are not compiled
        yield f"{code_of(inspect.getsource(function))}\n{sorted(_constants(function))}\n"


def _constants(function: Any) -> Iterator[str]:
    return (f"{name} = {described(value, [])}" for name, value in named_values(function))


def code_of(source: str) -> str:
    """A source without comments and docstrings."""
    tree = ast.parse(textwrap.dedent(source))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
