"""What shapes the code of a rule: itself, and every function and constant that it reaches."""

import hashlib
from collections.abc import Callable, Iterator
from enum import Enum
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Functions = list[Callable[..., Any]]


def code_digest(functions: Functions, *others: Any) -> str:
    """A name for the content of functions, of all that they reach, and of other things that shape their code."""
    digest = hashlib.blake2b(repr(others).encode(), digest_size=16)
    reached = set[Callable[..., Any]]().union(*map(reached_functions, functions))
    for each in sorted(f"{_full_name(each)} {_content(each)[0]}\n" for each in reached):
        digest.update(each.encode())
    return digest.hexdigest()


def reached_functions(function: Callable[..., Any]) -> set[Callable[..., Any]]:
    """A function and all that it calls, directly or not."""
    reached: set[Callable[..., Any]] = set()
    left = [function]
    while left:
        function = left.pop()
        if function not in reached:
            reached.add(function)
            left += _content(function)[1]
    return reached


_CONTENTS: dict[Any, tuple[str, Functions]] = {}


def _content(function: Callable[..., Any]) -> tuple[str, Functions]:
    """A digest of a function's own code and constants, and the functions that it names."""
    if function not in _CONTENTS:
        named: Functions = []
        text = "\n".join(_lines(function, named))
        _CONTENTS[function] = hashlib.blake2b(text.encode(), digest_size=16).hexdigest(), named
    return _CONTENTS[function]


def _lines(function: Any, named: Functions) -> Iterator[str]:
    yield described(function.__defaults__, named)
    yield described([cell.cell_contents for cell in function.__closure__ or ()], named)
    yield from _code_lines(function.__code__, function.__doc__)
    for name in global_names(function.__code__):
        if name in function.__globals__:
            value = function.__globals__[name]
            yield f"{name} = {described(value, named)}"
            if isinstance(value, ModuleType):
                yield from _attributes(value, function.__code__.co_names, named)


def _attributes(module: ModuleType, names: tuple[str, ...], named: Functions) -> Iterator[str]:
    """The values in a module that a function may name with a dot."""
    for name in names:
        if hasattr(module, name):
            yield f"{module.__name__}.{name} = {described(getattr(module, name), named)}"


def _code_lines(code: CodeType, doc: str | None) -> Iterator[str]:
    """Everything in a code object but its place in the file and its docstring."""
    yield repr((code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_argcount))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _code_lines(constant, None)
        elif doc is None or constant != doc:
            yield described(constant, [])


def global_names(code: CodeType) -> Iterator[str]:
    """The names of a function that may be globals, those of the functions inside it as well."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from global_names(constant)


def described(value: Any, named: Functions) -> str:
    """The content of a constant as text, the same in every process; functions inside it are added to `named`."""
    match value:
        case FunctionType():
            named.append(value)
            return _full_name(value)
        case np.ndarray():
            return f"{value.dtype!r} {value.shape} {hashlib.blake2b(value.tobytes()).hexdigest()}"
        case tuple() | list():
            return f"{type(value).__name__}({', '.join(described(each, named) for each in value)})"
        case dict():
            return f"dict({', '.join(f'{key!r}: {described(each, named)}' for key, each in value.items())})"
        case set() | frozenset():
            return f"set({', '.join(sorted(described(each, named) for each in value))})"
        case Enum():
            return f"{type(value).__qualname__}.{value.name} = {value.value!r}"
        case bool() | int() | float() | complex() | str() | bytes() | None | np.generic() | np.dtype():
            return repr(value)
        case ModuleType():
            return value.__name__
    return _described_otherwise(value, named)


def _described_otherwise(value: Any, named: Functions) -> str:
    if (function := getattr(value, "py_func", None)) is not None:
        return described(function, named)
    if isinstance(value, type) and issubclass(value, Enum):
        return f"{value.__qualname__}{[(each.name, each.value) for each in value]}"
    if type(value).__module__.partition(".")[0] == "numba":  # one of its types
        return repr(value)
    return _full_name(value if isinstance(value, type) or callable(value) else type(value))


def _full_name(value: Any) -> str:
    return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__qualname__)}"
