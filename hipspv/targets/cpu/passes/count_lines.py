"""Counters of the source's lines that device code runs."""

from __future__ import annotations

import os

from hipspv.llvm import (
    AtomicOperation,
    BasicBlock,
    Builder,
    Function,
    GlobalVariable,
    Linkage,
    Module,
    Opcode,
    Ordering,
    Type,
    debug_info,
)
from hipspv.passes.checks.accesses import is_library
from hipspv.passes.interface import Pass

# The variables by which the runtime finds the counters, and the text that says what they count.
COUNTERS, LINES = "__hipspv_coverage_counters", "__hipspv_coverage_lines"
_NO_START = (Opcode.PHI, Opcode.ALLOCA)


class CountLines(Pass):
    """Counts how often each line of device code runs, for --coverage.

    Each basic block of clang's code, which isn't optimised yet, has a counter. A line of a function has run as often as
    the block with the highest count among those with the line's code.

    The text has a line `S <file>` before those of its functions, `F <line> <counter> <name>`, and after each of these
    `L <line> <counter> ...` for each line of the function.
    """

    def run(self, module: Module) -> bool:
        functions = [f for f in module.definitions() if debug_info.of_function(f) and not is_library(f.location)]
        counted = [block for function in functions for block in function.blocks()]
        if not counted:
            return False
        index = {block: i for i, block in enumerate(counted)}
        text = "".join(_describe(function, index) for function in functions)
        type = module.context.array(module.context.integer(64), len(counted))
        counters = _variable(module, COUNTERS, type)
        counters.initializer = type.null()
        with Builder(module) as build:
            for block, i in index.items():
                _count(build, block, counters, i)
        data = module.context.constant_bytes(text.encode() + b"\0")
        _variable(module, LINES, data.type).initializer = data
        return True


def _variable(module: Module, name: str, type: Type) -> GlobalVariable:
    variable = module.add_variable(name, type, module.target.spaces.global_)
    variable.linkage, variable.is_externally_initialized = Linkage.EXTERNAL, True
    return variable


def _count(build: Builder, block: BasicBlock, counters: GlobalVariable, index: int) -> None:
    context = build.module.context
    i64 = context.integer(64)
    start = next(instruction for instruction in block.instructions() if instruction.opcode not in _NO_START)
    address = build.before(start).offset(counters, 8 * index)
    build.atomic_update(AtomicOperation.ADD, address, i64.constant(1), Ordering.MONOTONIC, context.scope(""))


def _describe(function: Function, index: dict[BasicBlock, int]) -> str:
    lines: dict[tuple[str, int], dict[int, None]] = {}
    for block in function.blocks():
        for instruction in block.instructions():
            location = instruction.location
            if location and location.line and not is_library(location):
                lines.setdefault((location.file, location.line), {})[index[block]] = None
    name = function.owner.demangle(function.name)
    own = function.location
    text = f"S {os.path.abspath(own.file)}\nF {own.line} {index[function.entry]} {name}\n"
    current = own.file
    for file, line in sorted(lines):
        text += f"S {os.path.abspath(file)}\n" if file != current else ""
        text += f"L {line} {' '.join(map(str, lines[file, line]))}\n"
        current = file
    return text
