"""Stack variables."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Opcode


def gather_allocas(build: Builder, function: Function) -> None:
    """Moves the stack variables of the entry block in front of everything else.

    That is where SPIR-V wants them, and a block that is split keeps them together."""
    behind = False
    for instruction in list(function.entry.instructions()):
        if instruction.opcode != Opcode.ALLOCA:
            behind = True
        elif behind:
            build.before(function.entry.first)
            moved = build.alloca(instruction.allocated_type, instruction.alignment)
            instruction.replace_all_uses_with(moved)
            instruction.erase()
