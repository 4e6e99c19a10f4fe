"""How a rule becomes machine code: the one place that touches the inside of Numba.

Numba would compile a rule once for each mix of integer types, and turn each of these variants into machine code with
all its callees inside, whether Python ever calls it or not. Here every integer argument counts as int64, a rule that is
called by rules is only translated to LLVM's language, and all optimising is done once, for the entry that Python calls.
"""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from typing import Any

import numba
import numpy as np
from numba.core import compiler, serialize, types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import Omitted

from . import code_cache
from .code_digest import code_digest


def choose_processor() -> None:
    """Compile for the processor of NUMBA_CPU_NAME with what every such processor can do; without one, for this one.

    Numba would add what this machine can do to the processor that is named, and take an empty name for a processor.
    """
    numba.config.CPU_NAME = numba.config.CPU_NAME or None
    if numba.config.CPU_NAME and "NUMBA_CPU_FEATURES" not in os.environ:
        numba.config.CPU_FEATURES = ""


choose_processor()  # before Numba makes its code generator

UNRESOLVED = ".numba.unresolved$"  # Numba's prefix for a function that calls itself through others


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A compiled function with one variant for each record type: `overloads` are for rules, `entries` for Python."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None):
        super().__init__(py_func, locals, targetoptions)
        self._compiler = RuleCompiler(py_func, self.targetdescr, targetoptions, self.locals, compiler.Compiler)
        self.entries: dict[tuple[Any, ...], Any] = {}  # what Python calls

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks for when another rule calls this one."""
        pysig, args = self.fold_argument_types(args, kws)
        self.variant(tuple(args))
        name = f"CallTemplate({self.py_func.__name__})"
        signatures = self.nopython_signatures
        return typing.make_concrete_template(name, key=self.py_func.__name__, signatures=signatures), pysig, args, {}

    @global_compiler_lock
    def variant(self, args: tuple[Any, ...]) -> Any:
        """The rule for arguments of these types, ready to be called by rules."""
        if args not in self.overloads:
            with self._compiling_counter:
                result = self._compiler.compile(args, None)
            result = result._replace(entry_point=object())  # the key by which Numba finds the code
            self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
            self.overloads[args] = result
        return self.overloads[args]

    @global_compiler_lock
    def compile(self, sig: Any) -> Any:
        """The function that Python calls for arguments of these types: kept, from the cache, or compiled now."""
        args = tuple(widened(kind) for kind in sig)
        if args not in self.entries:
            self.targetctx.refresh()
            self.entries[args] = self._entry(args)
            self._insert([kind._code for kind in args], self.entries[args], False)
        return self.entries[args]

    def _entry(self, args: tuple[Any, ...]) -> Any:
        name = self.cache_name(args)
        if (code := code_cache.load(name)) is None:
            with code_cache.only_one_process(name):
                if (code := code_cache.load(name)) is None:
                    with without_collector():
                        return self._compiled_entry(args, name)
        return self._loaded_entry(code)

    def cache_name(self, args: tuple[Any, ...]) -> str:
        """The name of an entry's file in the cache."""
        digest = content_of([self], str(args), self.targetoptions)
        return f"{self.py_func.__module__.rpartition('.')[2]}.{self.py_func.__name__}-{digest}{code_cache.RULE}"

    def _compiled_entry(self, args: tuple[Any, ...], name: str) -> Any:
        result = self.variant(args)
        library = EntryLibrary(self.targetctx.codegen(), result.fndesc.qualname)
        library.enable_object_caching()
        nogil = self.targetoptions["nogil"]
        self.targetctx.create_cpython_wrapper(library, result.fndesc, result.environment, result.call_helper, nogil)
        library.link_rule(result.library, result.fndesc.llvm_cpython_wrapper_name)
        entry = self.targetctx.get_executable(library, result.fndesc, result.environment)
        if not library.has_dynamic_globals:
            code_cache.save(name, _dumped(library, result))
        return entry

    def _loaded_entry(self, code: code_cache.Code) -> Any:
        codegen = self.targetctx.codegen()
        library = JITCodeLibrary(codegen, code.function.qualname)
        library.enable_object_caching()
        library._set_compiled_object(code.machine_code)
        library._finalize_final_module()
        codegen._engine._defined_symbols.add(code.function.llvm_cpython_wrapper_name)
        for environment in code.environments:
            codegen.set_env(environment.env_name, environment)
        return self.targetctx.get_executable(library, code.function, code.environment)


def content_of(rules: list[Rule], *others: Any) -> str:
    """A digest of everything that shapes the code of these rules."""
    return code_digest([rule.py_func for rule in rules], *others, *_surroundings())


@contextmanager
def without_collector() -> Iterator[None]:
    """Leave the garbage of compiling for later: to look for it again and again takes a fifth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _dumped(library: Any, result: Any) -> bytes:
    """A compiled entry as the cache keeps it."""
    result.fndesc.typemap = result.fndesc.calltypes = None  # large, and of no use to a caller
    environments = tuple(result._replace(library=library)._find_referenced_environments())
    code = code_cache.Code(library._get_compiled_object(), result.fndesc, result.environment, environments)
    return bytes(serialize.dumps(code))


@cache
def _surroundings() -> tuple[Any, ...]:
    """What shapes all compiled code: this file, versions, the processor and Numba's settings."""
    versions = (python_version(), np.__version__, numba.__version__, version("llvmlite"))
    config = numba.config
    settings = (config.BOUNDSCHECK, config.OPT, config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.DEBUGINFO_DEFAULT)
    processor = CPUDispatcher.targetdescr.target_context.codegen().magic_tuple()
    return versions, processor, str(settings), Path(__file__).read_bytes()


class RuleCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles a rule for other rules: without wrappers for Python and without machine code."""

    def fold_argument_types(self, args: Any, kws: Any) -> Any:
        """The arguments of a call in order, widened, with the types of the defaults of those that are omitted."""
        pysig, args = super().fold_argument_types(args, kws)
        return pysig, tuple(widened(kind, is_omitted=True) for kind in args)

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        context = self.targetdescr.target_context
        library = RuleLibrary(context.codegen(), self.py_func.__qualname__)
        typing_context = self.targetdescr.typing_context
        return compiler.compile_extra(
            typing_context, context, self.py_func, args, return_type, flags, self.locals, library
        )


def widened(kind: Any, is_omitted: bool = False) -> Any:
    """The type that an argument is passed as: int64 for all integers that fit into it, and for their defaults."""
    if is_omitted and isinstance(kind, Omitted) and type(kind.value) is int:
        return types.int64
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule alone; its callees stay apart until an entry links them all."""

    def add_linking_library(self, library: Any) -> None:
        """Note a callee; Numba would finish it here."""
        self._linking_libraries.append(library)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A rule that Python calls, with everything it reaches, optimised as a whole."""

    def link_rule(self, rule: Any, visible: str) -> None:
        """Link a rule and all its callees; only the function `visible` can be seen from outside."""
        self._linking_libraries: list[Any] = []
        for library in reached(rule):
            self._final_module.link_in(module_of(library), preserve=True)
        kept = {visible, *unresolved(self._final_module)}
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in kept:
                function.linkage = "internal"
        self.finalize()


def reached(library: Any) -> Iterator[Any]:
    """A library and all that it links, each once; one that Numba has finished holds its own already."""
    seen, left = {library}, [library]
    while left:
        library = left.pop()
        yield library
        for callee in () if library._finalized else library._linking_libraries:
            if callee not in seen:
                seen.add(callee)
                left.append(callee)


def module_of(library: Any) -> Any:
    """The LLVM module of a library, to link it with others."""
    return library._get_module_for_linking() if library._finalized else library._final_module


def codes_of(library: Any) -> Iterator[str]:
    """LLVM's language of a rule and of all that it calls, a text for each library."""
    return (str(module_of(each)) for each in reached(library))


def unresolved(module: Any) -> Iterator[str]:
    """The functions that are called by address, because rules call each other in a circle."""
    for variable in module.global_variables:
        if variable.name.startswith(UNRESOLVED):
            yield variable.name.removeprefix(UNRESOLVED)
