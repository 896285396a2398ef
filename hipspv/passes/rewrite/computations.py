"""Instructions without side effects that are computed at another program point."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Builder, Instruction, Opcode, Value

BINARY = frozenset(
    [
        *(Opcode.ADD, Opcode.FADD, Opcode.SUB, Opcode.FSUB, Opcode.MUL, Opcode.FMUL, Opcode.FDIV, Opcode.FREM),
        *(Opcode.SHL, Opcode.LSHR, Opcode.ASHR, Opcode.AND, Opcode.OR, Opcode.XOR),
        *(Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM),
    ]
)
CASTS = frozenset(
    [
        *(Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.FP_TO_UI, Opcode.FP_TO_SI, Opcode.UI_TO_FP, Opcode.SI_TO_FP),
        *(Opcode.FP_TRUNC, Opcode.FP_EXT, Opcode.PTR_TO_INT, Opcode.INT_TO_PTR, Opcode.BITCAST, Opcode.ADDRSPACE_CAST),
    ]
)


def with_operands(build: Builder, value: Instruction, operands: Sequence[Value]) -> Instruction:
    """A copy of an instruction with other operands."""
    made = build.copy(value)
    for index, operand in enumerate(operands):
        made.set_operand(index, operand)
    return made


def without_flags(build: Builder, value: Instruction, operands: Sequence[Value]) -> Value:
    """The value of an instruction on integers or pointers for other operands, which its flags don't promise anything
    about."""
    opcode = value.opcode
    if opcode in BINARY:
        return build.binary(opcode, operands[0], operands[1])
    if opcode in CASTS:
        return build.cast(opcode, operands[0], value.type)
    if opcode == Opcode.GEP:
        return build.gep(value.source_type, operands[0], operands[1:])
    if opcode == Opcode.ICMP:
        return build.compare(value.predicate, operands[0], operands[1])
    return with_operands(build, value, operands)
