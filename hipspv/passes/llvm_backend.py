"""What LLVM's SPIR-V back end gets wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Instruction, Module, Opcode

_INBOUNDS = 1


@dataclass(frozen=True)
class ForLlvm:
    """LLVM's SPIR-V back end deduces the type of a stack variable from its uses (LLVM 22.1.0): of a
    structure whose first member, a pointer, is loaded through the variable's own address it makes a
    variable of 8 bytes, and whatever writes the rest corrupts the stack. Every use goes through a
    getelementptr of the variable's type and index 0, which settles the type.
    """

    name: ClassVar[str] = "for-llvm"

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for function in module.definitions():
                for alloca in list(function.instructions((Opcode.ALLOCA,))):
                    changed |= _settle_type(build, alloca)
        return changed


def _settle_type(build: Builder, alloca: Instruction) -> bool:
    following = alloca.next
    if following is None or not alloca.is_used:
        return False
    zero = build.module.context.integer(64).constant(0)
    build.before(following)
    pointer = build.gep(alloca.allocated_type, alloca, [zero], flags=_INBOUNDS)
    alloca.replace_all_uses_with(pointer)
    assert isinstance(pointer, Instruction)
    pointer.set_operand(0, alloca)
    return True
