"""Origins of pointers."""

from __future__ import annotations

from collections.abc import Container

from hipspv.llvm import Argument, Attributes, ConstantExpr, Instruction, Value
from hipspv.llvm.attributes import FIRST_PARAMETER


def strip(value: Value, opcodes: Container[int]) -> Value:
    """The value from which a chain of first operands, of instructions and constant expressions of these opcodes,
    derives `value`."""
    while isinstance(value, (Instruction, ConstantExpr)) and value.opcode in opcodes:
        value = value.operand(0)
    return value


def strip_expressions(value: Value) -> Value:
    """The constant that a chain of constant expressions has as first operand."""
    while isinstance(value, ConstantExpr):
        value = value.operand(0)
    return value


def is_own_copy(argument: Argument) -> bool:
    """True for a pointer to private memory, as that to a by-value structure is."""
    spaces = argument.owner.target.spaces
    if not argument.type.is_pointer or argument.type.address_space != spaces.private:
        return False
    if spaces.private != spaces.generic:
        return True
    function = argument.function
    index = FIRST_PARAMETER + function.parameters.index(argument)
    return bool(Attributes(function).find(index, "byval"))
