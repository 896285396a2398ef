"""Stack variables."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from hipspv.llvm import BasicBlock, Builder, Instruction, Opcode


def gather_allocas(build: Builder, allocas: Iterable[Instruction]) -> bool:
    """Moves those of `allocas` that are in entry blocks in front of everything else. Says whether
    any weren't there.

    That is where SPIR-V wants them, and a block that is split keeps them together."""
    changed = False
    in_front: dict[BasicBlock, set[Instruction]] = {}
    for alloca in allocas:
        block = alloca.block
        if block not in in_front:
            in_front[block] = set(itertools.takewhile(_is_alloca, block.instructions()))
        if alloca not in in_front[block] and block == block.parent.entry:
            build.before(block.first)
            moved = build.alloca(alloca.allocated_type, alloca.alignment)
            alloca.replace_all_uses_with(moved)
            alloca.erase()
            changed = True
    return changed


def _is_alloca(instruction: Instruction) -> bool:
    return instruction.opcode == Opcode.ALLOCA
