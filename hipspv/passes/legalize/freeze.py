"""LLVM's instruction `freeze`."""

from __future__ import annotations

from hipspv.llvm import Builder, Instruction, Opcode, Value, ValueKind
from hipspv.passes.rewrite.instructions import InstructionRewrite


class RemoveFreeze(InstructionRewrite):
    """Removes `freeze`, which SPIR-V doesn't have: there a value is one value however it was computed.

    The exception is OpUndef: each use may see another value. A frozen undefined value becomes zero; any other becomes
    its operand. Translators refuse `freeze` of some types. LLVM's optimiser needs it, but has run by now.
    """

    opcodes = (Opcode.FREEZE,)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        value = instruction.operand(0)
        return value.type.null() if value.kind in (ValueKind.UNDEF, ValueKind.POISON) else value
