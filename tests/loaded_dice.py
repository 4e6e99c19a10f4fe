"""Rules whose dice fall as a test wants: all the ways of a roll, one after another, through the rules themselves."""

from types import FunctionType
from typing import Any

from herotable.engine.rule import rule


def with_globals(function: Any, **others: Any) -> Any:
    """The same rule in a module with other globals."""
    plain = getattr(function, "py_func", function)
    return rule(FunctionType(plain.__code__, plain.__globals__ | others, plain.__name__))


@rule
def below(t, n):
    """The next number of the way that stands in the key, in place of a random one."""
    number = t.key[0] % n
    t.key[0] //= n
    return number


@rule
def die(t):
    """Likewise of a die with six sides."""
    return below(t, 6) + 1
