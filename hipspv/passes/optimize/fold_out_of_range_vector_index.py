"""Indices beyond a vector's end."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantInt, Instruction, Opcode, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite


class FoldOutOfRangeVectorIndex(InstructionRewrite):
    """Replaces vector elements at constant indices beyond the vector's end by poison, since
    SPIR-V's constant indices must be in range.

    LLVM's optimiser does the same. Without it LLVM's scalariser ends the process on them.
    """

    opcodes = (Opcode.EXTRACT_ELEMENT, Opcode.INSERT_ELEMENT)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        index = instruction.operand(1 if instruction.opcode == Opcode.EXTRACT_ELEMENT else 2)
        length = instruction.operand(0).type.length
        inside = not isinstance(index, ConstantInt) or index.value < length
        return None if inside else instruction.type.poison()
