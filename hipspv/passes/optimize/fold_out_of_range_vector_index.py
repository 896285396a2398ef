"""Indices beyond a vector's end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import ConstantInt, Module, Opcode


@dataclass(frozen=True)
class FoldOutOfRangeVectorIndex:
    """Replaces vector elements at constant indices beyond the vector's end by poison, since
    SPIR-V's constant indices must be in range.

    LLVM's optimiser does the same. Without it LLVM's scalariser ends the process on them.
    """

    name: ClassVar[str] = "fold-out-of-range-vector-index"

    def run(self, module: Module) -> bool:
        changed = False
        opcodes = (Opcode.EXTRACT_ELEMENT, Opcode.INSERT_ELEMENT)
        for instruction in module.inventory().instructions(opcodes):
            index = instruction.operand(1 if instruction.opcode == Opcode.EXTRACT_ELEMENT else 2)
            length = instruction.operand(0).type.length
            if isinstance(index, ConstantInt) and index.value >= length:
                instruction.replace_all_uses_with(instruction.type.poison())
                instruction.erase()
                changed = True
        return changed
