"""The lower bits of floating-point numbers."""

from __future__ import annotations

from hipspv.llvm import Builder, Instruction, Module, Opcode, Signature, TypeKind, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite

_WAYS = (Opcode.PHI, Opcode.SELECT, Opcode.FREEZE)
_FLOATS = (TypeKind.HALF, TypeKind.BFLOAT, TypeKind.FLOAT, TypeKind.DOUBLE)
# Assembly that takes the lower bits, by the width of the number: the instruction, its constraints
# and the width of its result.
_LOWER = {64: ("cvt.u32.u64 $0, $1;", "=r,l", 32), 32: ("cvt.u16.u32 $0, $1;", "=h,r", 16)}


class TakeLowerBits(InstructionRewrite):
    """Takes the lower bits of floating-point numbers by an instruction of their own, because ptxas
    would take a converted number.

    LLVM writes a store of the lower bits, or an argument made of them, as a store of the whole
    register by a shorter type. If the register holds a result of arithmetic on doubles, ptxas
    converts the double to an integer instead (seen: 12.9 and the driver 580; not 13.5).
    """

    opcodes = (Opcode.TRUNC,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.type.is_integer

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        bits = instruction.operand(0)
        if bits.type.width not in _LOWER or not _is_of_float(bits):
            return None
        text, constraints, width = _LOWER[bits.type.width]
        if instruction.type.width > width:
            return None
        taken = build.assembly(text, constraints, build.module.context.integer(width), bits)
        return build.resize(taken, instruction.type)


def _is_of_float(value: Value) -> bool:
    """Return true if the integer may be in a register with a result of arithmetic on floats."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if value.opcode == Opcode.CALL:  # of a function or assembly that returns such a register
            return True
        if value.opcode == Opcode.BITCAST and value.operand(0).type.kind in _FLOATS:
            return True
        if value.opcode in _WAYS:
            work += value.operands
    return False
