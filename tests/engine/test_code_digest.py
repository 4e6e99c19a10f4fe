"""The digest of a rule's code: it changes with everything that the rule reaches, however it is named."""

import sys
from types import FunctionType, ModuleType
from typing import Any

import pytest

from herotable.engine.code_digest import _CONTENTS, code_digest

INTRINSIC = """
from numba.extending import intrinsic
from numba.core import types
@intrinsic
def number(context):
    def code(context, builder, signature, arguments):
        return context.get_constant(types.int64, {})
    return types.int64(), code
"""
OVERLOAD = """
from numba.extending import overload
def number(): pass
@overload(number)
def _number():
    return lambda: {}
"""
VECTORIZE = """
import numba
@numba.vectorize(["int64(int64)"])
def number(n):
    return n + {}
"""
CALLBACK = """
import numba
@numba.cfunc("int64()")
def number():
    return {}
"""
NAMED_TUPLE = """
from collections import namedtuple
Pair = namedtuple("Pair", ["one", "two"][::{}])
pair = Pair(1, 2)
"""
CASES = {
    "module": ("import package.part as part", "part.X"),
    "package and module": ("import package.part", "package.part.X"),
    "other name of a package": ("import package as p", "p.part.X"),
    "function of a module": ("import package as p", "p.part.act()"),
    "nested function": ("import package.part as part", "(lambda: part.X)()"),
    "intrinsic": (INTRINSIC, "number()"),
    "overload": (OVERLOAD, "number()"),
    "ufunc": (VECTORIZE, "number(1)"),
    "callback": (CALLBACK, "number()"),
    "field of a named tuple": (NAMED_TUPLE, "pair.one"),
    "class of a named tuple": (NAMED_TUPLE, "Pair(3, 4).one"),
}


def module(monkeypatch: pytest.MonkeyPatch, name: str, source: str) -> ModuleType:
    made = ModuleType(name)
    monkeypatch.setitem(sys.modules, name, made)
    exec(source, made.__dict__)
    return made


def digest(monkeypatch: pytest.MonkeyPatch, before: str, named: str, value: int) -> str:
    """The digest of a rule that reaches a value."""
    package: Any = module(monkeypatch, "package", "")
    package.part = module(monkeypatch, "package.part", f"X = {value}\ndef act(): return X")
    rules = module(monkeypatch, "rules", f"{before.format(value)}\ndef rule(): return {named}")
    _CONTENTS.clear()
    assert isinstance(rules.rule, FunctionType)
    return code_digest([rules.rule])


@pytest.mark.parametrize("case", CASES)
def test_the_digest_changes_with_what_a_rule_reaches(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, same, other = (digest(monkeypatch, *CASES[case], value) for value in (1, 1, -1))
    assert one == same
    assert one != other
