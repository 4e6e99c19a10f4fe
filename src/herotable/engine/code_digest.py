"""What shapes the code of a rule: itself, and every function and constant that it reaches."""

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Functions = list[Callable[..., Any]]
VERSIONED = ("numba", "numpy", "llvmlite")  # packages whose functions change only with their version


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
    yield described(function.__kwdefaults__, named)
    yield described([cell.cell_contents for cell in function.__closure__ or ()], named)
    yield from _code_lines(function.__code__, function.__doc__)
    for name, value in named_values(function):
        yield f"{name} = {described(value, named)}"
    yield from (described(each, named) for each in overloads_of(function))


def named_values(function: Any) -> Iterator[tuple[str, Any]]:
    """The globals that a function names, and the values in modules that it may name with dots, each once."""
    names = dict.fromkeys(global_names(function.__code__))
    modules: list[ModuleType] = [
        cell.cell_contents for cell in function.__closure__ or () if isinstance(cell.cell_contents, ModuleType)
    ]
    for name in names:
        if name in function.__globals__:
            value = function.__globals__[name]
            yield name, value
            modules += [value] if isinstance(value, ModuleType) else []
    yield from _attributes(modules, names)


def _attributes(modules: list[ModuleType], names: Iterable[str]) -> Iterator[tuple[str, Any]]:
    """The values of these names in modules, and in the modules that are found there."""
    seen: list[ModuleType] = []
    while modules:
        module = modules.pop()
        if module in seen:
            continue
        seen.append(module)
        for name in names:
            if hasattr(module, name):
                value = getattr(module, name)
                yield f"{module.__name__}.{name}", value
                modules += [value] if isinstance(value, ModuleType) else []


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
            if package_of(value) not in VERSIONED:
                named.append(value)
            return _full_name(value)
        case np.ndarray():
            return f"{value.dtype!r} {value.shape} {hashlib.blake2b(value.tobytes()).hexdigest()}"
        case tuple() | list():
            kind = f"{type(value).__name__}{getattr(value, '_fields', '')}"
            return f"{kind}({', '.join(described(each, named) for each in value)})"
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
    if (function := python_function(value)) is not None:
        kind = "" if hasattr(value, "py_func") else type(value).__qualname__  # a rule reads as its function
        return f"{kind}{described(function, named)}"
    if isinstance(value, type) and issubclass(value, Enum):
        return f"{value.__qualname__}{[(each.name, each.value) for each in value]}"
    if isinstance(value, type) and issubclass(value, tuple):
        return f"{_full_name(value)}{getattr(value, '_fields', ())}"
    if package_of(type(value)) == "numba":  # one of its types, or what it has made of a class
        return f"{value!r} {_source_digest(value)}"
    return _full_name(value if isinstance(value, type) or callable(value) else type(value))


def python_function(value: Any) -> Any:
    """The function that Numba has wrapped: in a rule, an intrinsic, a callback or a ufunc; None for anything else."""
    value = getattr(value, "_dispatcher", value)
    if package_of(type(value)) != "numba" and not hasattr(value, "py_func"):
        return None
    wrapped = (getattr(value, name, None) for name in ("py_func", "_defn", "_pyfunc"))
    return next((each for each in wrapped if isinstance(each, FunctionType)), None)


def overloads_of(function: Any) -> list[Any]:
    """What `numba.extending.overload` has registered to be compiled in place of a function."""
    from numba.core.typing.templates import builtin_registry

    kinds = [kind for value, kind in builtin_registry.globals if value is function]
    templates = [each for kind in kinds for each in getattr(kind, "templates", ())]
    return [each._overload_func for each in templates if hasattr(each, "_overload_func")]


@cache
def _file_digest(file: str) -> str:
    return hashlib.blake2b(Path(file).read_bytes(), digest_size=16).hexdigest()


def _source_digest(value: Any) -> str:
    """A digest of the whole file that defines what cannot be described otherwise; nothing for Numba's own."""
    module = sys.modules.get(getattr(value, "__module__", None) or "")
    file = getattr(module, "__file__", None)
    return "" if package_of(value) in VERSIONED or file is None else _file_digest(file)


def package_of(value: Any) -> str:
    """The name of the package that something is from."""
    return (getattr(value, "__module__", None) or "").partition(".")[0]


def _full_name(value: Any) -> str:
    return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__qualname__)}"
