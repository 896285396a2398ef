"""Loops that a device compiler's loop vectoriser must leave alone."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Module, Opcode
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.interface import Pass


class PreventLoopVectorization(Pass):
    """Keeps Intel's CPU runtime from vectorising loops of unoptimised code, which it does wrongly
    (2026.22): a value that the last iteration sets is that of a later one (docs/devices.md).

    The runtime doesn't vectorise a loop with a volatile access, so each loop reads a volatile
    private byte.

    Runs at -O0 only. At other levels LLVM's optimiser gives loops a form that the runtime
    vectorises correctly.
    """

    name: ClassVar[str] = "prevent-loop-vectorization"

    def run(self, module: Module) -> bool:
        with Builder(module) as build:
            changes = [_read_in_loops(build, function) for function in module.definitions()]
        return any(changes)


def _read_in_loops(build: Builder, function: Function) -> bool:
    headers = dict.fromkeys(header for header, _, _ in natural_loops(function))
    if not headers:
        return False
    byte = build.module.context.integer(8)
    build.before(function.entry.first)
    variable = build.alloca(byte, 1)
    build.store(byte.constant(0), variable, 1)
    for header in headers:
        build.before(_after_phis(header)).load(byte, variable, 1).is_volatile = True
    return True


def _after_phis(block: BasicBlock) -> Instruction:
    return next(i for i in block.instructions() if i.opcode != Opcode.PHI)
