"""Operations on integers wider than 64 bits that become calls: divisions, and conversions from and
to floating-point values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hipspv.llvm import Builder, Instruction, Module, Opcode, Signature, Type, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite
from hipspv.passes.wide_integers import floats
from hipspv.passes.wide_integers.division import division

_DIVISIONS = (Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM)
_TO_FLOAT = (Opcode.UI_TO_FP, Opcode.SI_TO_FP)
_TO_INT = (Opcode.FP_TO_UI, Opcode.FP_TO_SI)
_SATURATED = {"llvm.fptoui.sat.": "fptoui.sat", "llvm.fptosi.sat.": "fptosi.sat"}
_WIDEST = 64  # bits of the targets' own integers
_Apply = Callable[[Sequence[Value]], Value]


class ExpandWideOperations(InstructionRewrite):
    """Turns division and floating-point conversions of integers of more than 64 bits into calls,
    since SPIR-V and PTX lack such integers and these operations take more than a few instructions.
    """

    opcodes = (*_DIVISIONS, *_TO_FLOAT, *_TO_INT, Opcode.CALL)

    def concerns(self, module: Module, signature: Signature) -> bool:
        type = signature.other if signature.opcode in _TO_FLOAT else signature.type
        return type is not None and _is_wide(type)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        if instruction.opcode in _DIVISIONS:
            return _divide(build.module, build, instruction)
        width = _integer_of(instruction).scalar.width
        return _convert(build.module, build, instruction, width)


def _is_wide(type: Type) -> bool:
    element = type.scalar
    return element.is_integer and element.width > _WIDEST


def _integer_of(instruction: Instruction) -> Type:
    """The type of the integer that is divided or converted."""
    return instruction.operand(0).type if instruction.opcode in _TO_FLOAT else instruction.type


def _divide(module: Module, build: Builder, instruction: Instruction) -> Value:
    """Divides in the next multiple of 64 bits, so that all widths share a few functions."""
    given, opcode = instruction.type.scalar, instruction.opcode
    width = -(-given.width // _WIDEST) * _WIDEST
    signed = opcode in (Opcode.SDIV, Opcode.SREM)
    function = division(module, opcode, width)
    wide = module.context.integer(width)

    def apply(operands: Sequence[Value]) -> Value:
        extended = [build.resize(operand, wide, signed) for operand in operands]
        return build.resize(build.call(function, extended), given)

    return _by_lanes(build, instruction, instruction.operands, apply)


def _convert(module: Module, build: Builder, instruction: Instruction, width: int) -> Value | None:
    operand = instruction.operand(0)
    if instruction.opcode == Opcode.CALL:
        callee = instruction.callee
        called = callee.name if callee else ""
        operation = next((o for key, o in _SATURATED.items() if called.startswith(key)), "")
        if not operation:
            return None
    else:
        operation = floats.operation(instruction.opcode)
    floating = instruction if instruction.opcode in _TO_FLOAT else operand
    float_type = floating.type.scalar
    if not float_type.is_floating:
        return None
    function = floats.conversion(module, operation, width, float_type)
    return _by_lanes(build, instruction, [operand], lambda operands: build.call(function, operands))


def _by_lanes(build: Builder, instruction: Instruction, operands: Sequence[Value], apply: _Apply) -> Value:
    """The result of `apply` on the operands, or on each of their lanes."""
    lanes = instruction.type.length if instruction.type.is_vector else 0
    result: Value = instruction.type.poison()
    for lane in range(lanes):
        index = build.module.context.integer(32).constant(lane)
        element = apply([build.extract_element(operand, index) for operand in operands])
        result = build.insert_element(result, element, index)
    return result if lanes else apply(operands)
