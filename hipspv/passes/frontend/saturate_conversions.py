"""Conversions of floating-point numbers to integers that can't hold them."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import (
    Builder,
    Flag,
    Function,
    Instruction,
    Module,
    Opcode,
    Signature,
    Type,
    TypeKind,
)
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.interface import Pass

_INTRINSICS = {Opcode.FP_TO_SI: "llvm.fptosi.sat", Opcode.FP_TO_UI: "llvm.fptoui.sat"}
# The devices' instructions have results of at least this many bits, except those that take halves.
_LEAST_WIDTH = 32


class SaturateConversions(Pass):
    """Makes conversions of floating-point numbers to integers saturate, because programs count on
    the saturating instructions of AMD and NVIDIA.

    C++ leaves the result undefined if the integer can't hold the number, and LLVM makes it poison.
    With AMD's and NVIDIA's instructions NaN gives 0. From float and double they give 32 bits or
    more: integers of 8 and 16 bits are the lower bits of those.

    Runs on each source before it is linked with the device library, which converts only numbers
    that fit.
    """

    name: ClassVar[str] = "saturate-conversions"

    def run(self, module: Module) -> bool:
        plain = list(module.index().instructions(tuple(_INTRINSICS)))
        calls = [
            (call, intrinsic)
            for function in module.index().functions(_is_used_intrinsic)
            for intrinsic in _INTRINSICS.values()
            if function.name.startswith(f"{intrinsic}.") and _is_narrowed(function)
            for call in calls_of(function)
        ]
        with Builder(module) as build:
            for instruction in plain:
                _convert(build, instruction, _INTRINSICS[instruction.opcode])
            for call, intrinsic in calls:
                _convert(build, call, intrinsic)
        return bool(plain or calls)


def _is_used_intrinsic(signature: Signature) -> bool:
    return signature.has(Flag.INTRINSIC | Flag.USED)


def _is_narrowed(intrinsic: Function) -> bool:
    signature = intrinsic.value_type
    return _width(signature.parameters[0], signature.returns) != _element(signature.returns).width


def _element(type: Type) -> Type:
    return type.element if type.is_vector else type


def _width(source: Type, result: Type) -> int:
    """The bits to which a conversion saturates."""
    width = _element(result).width
    return width if _element(source).kind == TypeKind.HALF else max(width, _LEAST_WIDTH)


def _convert(build: Builder, instruction: Instruction, intrinsic: str) -> None:
    number, result = instruction.operand(0), instruction.type
    wide = build.module.context.integer(_width(number.type, result))
    if result.is_vector:
        wide = build.module.context.vector(wide, result.length)
    convert = build.before(instruction).module.intrinsic(intrinsic, [wide, number.type])
    instruction.replace_all_uses_with(build.resize(build.call(convert, [number]), result))
    instruction.erase()
