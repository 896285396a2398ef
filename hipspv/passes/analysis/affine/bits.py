"""Integers that are 0 or 1, such as the index of one of two buffers."""

from __future__ import annotations

from hipspv.llvm import ConstantInt, Instruction, Opcode, Value

# Values that are visited: longer chains are no buffer's index.
_MAX_VALUES = 16


def is_bit(value: Value) -> bool:
    """True if the integer is 0 or 1 and computed from such integers alone."""
    seen: set[Value] = set()
    work = [value]
    while work and len(seen) < _MAX_VALUES:
        current = work.pop()
        if current not in seen:
            seen.add(current)
            sources = _sources(current)
            if sources is None:
                return False
            work += sources
    return not work


def is_one(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def _sources(value: Value) -> list[Value] | None:
    """The values that must be 0 or 1 so that this one is; None if no such values imply it."""
    if isinstance(value, ConstantInt):
        return [] if value.value <= 1 else None
    if not isinstance(value, Instruction):
        return None
    opcode, operands = value.opcode, value.operands
    if opcode == Opcode.PHI:
        return [incoming for incoming, _ in value.incoming]
    if opcode in (Opcode.ZEXT, Opcode.TRUNC):
        return operands
    if opcode == Opcode.XOR and is_one(operands[1]):
        return operands[:1]
    return operands[1:] if opcode == Opcode.SUB and is_one(operands[0]) else None
