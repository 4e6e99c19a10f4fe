"""From compiled rules to a WebAssembly object: Numba's LLVM code of each, linked, optimised and emitted as one.

It works only in a process that `build.py` starts: code that Numba has optimised for this machine cannot be turned into
that of another one.
"""

import re

import llvmlite.binding as llvm

from ..engine.compiling import codes_of
from .exports import Export

TRIPLE = "wasm32-unknown-unknown"
CPU = "generic"  # the instructions that every browser of the last years has
# A browser has no Python whose memory is counted, and the roots of a number are an instruction there.
REFERENCE_COUNTS = re.compile(r"^define [^\n]*@(NRT_(?:incref|decref))\([^\n]*\{\n.*?^\}$", re.MULTILINE | re.DOTALL)
NO_COUNTING = r"define linkonce_odr void @\1(ptr %.1) {\n  ret void\n}"
REWRITTEN = (
    (re.compile(r'^target triple = ".*"$', re.MULTILINE), f'target triple = "{TRIPLE}"'),
    (re.compile(r" = common "), " = weak "),  # which WebAssembly does not have
    (re.compile(r"@sqrt\("), "@llvm.sqrt.f64("),
    (REFERENCE_COUNTS, NO_COUNTING),
)


def object_of(exports: dict[str, Export]) -> bytes:
    """A relocatable WebAssembly object with these functions."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=CPU, opt=3)
    module = _linked(exports, machine)
    _optimise(module, machine)
    _check_complete(module)
    return bytes(machine.emit_object(module))


def _linked(exports: dict[str, Export], machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """One module of all functions; none but the exported ones is seen from outside."""
    layout = re.compile(r'^target datalayout = ".*"$', re.MULTILINE), f'target datalayout = "{machine.target_data}"'
    variants = {name: rule.variant(signature) for name, (rule, signature) in exports.items()}
    module = llvm.parse_assembly("")
    for code in dict.fromkeys(code for variant in variants.values() for code in codes_of(variant.library)):
        for pattern, replacement in (layout, *REWRITTEN):
            code = pattern.sub(replacement, code)
        module.link_in(llvm.parse_assembly(code))
    _hide_all_but(module, {variant.fndesc.llvm_func_name: name for name, variant in variants.items()})
    return module


def _hide_all_but(module: llvm.ModuleRef, symbols: dict[str, str]) -> None:
    """Give the exported functions their names, and leave everything else to the optimiser."""
    for value in (*module.functions, *module.global_variables):
        if value.is_declaration:
            continue
        value.linkage = "external" if value.name in symbols else "internal"
        value.name = symbols.get(value.name, value.name)


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    options = llvm.PipelineTuningOptions(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _check_complete(module: llvm.ModuleRef) -> None:
    """The code may call nothing from outside, and hold no address of this process."""
    missing = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    missing += re.findall(r"\binttoptr \(i64 \d+", str(module))
    if missing:
        raise RuntimeError(f"a browser has no {', '.join(missing)}")
