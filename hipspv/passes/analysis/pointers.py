"""The values that pointers are computed from."""

from __future__ import annotations

from collections.abc import Container

from hipspv.llvm import ConstantExpr, Instruction, Value


def strip(value: Value, opcodes: Container[int]) -> Value:
    """The value from which instructions and constant expressions of these opcodes lead to `value`,
    by their first operands.
    """
    while isinstance(value, (Instruction, ConstantExpr)) and value.opcode in opcodes:
        value = value.operand(0)
    return value


def strip_expressions(value: Value) -> Value:
    """The constant on which constant expressions are, by their first operands."""
    while isinstance(value, ConstantExpr):
        value = value.operand(0)
    return value
