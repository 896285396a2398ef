"""Stores of a part of a floating-point number's bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Instruction, Module, Opcode, Signature, TypeKind, Value

_WAYS = (Opcode.PHI, Opcode.SELECT, Opcode.FREEZE)
_FLOATS = (TypeKind.HALF, TypeKind.BFLOAT, TypeKind.FLOAT, TypeKind.DOUBLE)
# Assembly that takes the lower bits, by the width of the number: the instruction, its constraints
# and the width of its result.
_LOWER = {64: ("cvt.u32.u64 $0, $1;", "=r,l", 32), 32: ("cvt.u16.u32 $0, $1;", "=h,r", 16)}


@dataclass(frozen=True)
class ConvertStoredBits:
    """Takes the lower bits of floating-point numbers by an instruction of their own before they are
    stored, because ptxas would store a converted number.

    LLVM writes a store of the lower bits as a store of the whole register by a shorter type. If the
    register holds a result of arithmetic on doubles, ptxas converts the double to an integer
    instead (seen: 12.9 and the driver 580; not 13.5).
    """

    name: ClassVar[str] = "convert-stored-bits"

    def run(self, module: Module) -> bool:
        stores = module.index().instructions((Opcode.STORE,), _is_narrow)
        changed = False
        with Builder(module) as build:
            for store in stores:
                stored = store.operand(0)
                if isinstance(stored, Instruction) and _takes_bits(stored):
                    store.set_operand(0, _taken(build.before(store), stored))
                    changed = True
        return changed


def _is_narrow(signature: Signature) -> bool:
    stored = signature.other
    return stored is not None and stored.is_integer and stored.width in (8, 16, 32)


def _takes_bits(value: Instruction) -> bool:
    """Return true for the lower bits of a floating-point number."""
    if value.opcode != Opcode.TRUNC:
        return False
    return value.operand(0).type.width in _LOWER and _is_of_float(value.operand(0))


def _is_of_float(value: Value) -> bool:
    """Return true if the integer may be in a register with a result of arithmetic on floats."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if value.opcode == Opcode.BITCAST and value.operand(0).type.kind in _FLOATS:
            return True
        if value.opcode in _WAYS:
            work += value.operands
    return False


def _taken(build: Builder, truncation: Instruction) -> Value:
    bits = truncation.operand(0)
    text, constraints, width = _LOWER[bits.type.width]
    context = build.module.context
    taken: Value = build.assembly(text, constraints, context.integer(width), bits)
    return build.resize(taken, truncation.type)
