"""Conversions of floats to integers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from hipspv.llvm import Builder, Flag, FloatPredicate, Instruction, Module, Opcode, TypeKind, Value
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.interface import Pass

_SATURATING = {"llvm.fptosi.sat.": "", "llvm.fptoui.sat.": "u"}
_FLOATS = {TypeKind.FLOAT: "f", TypeKind.DOUBLE: "d"}


class ConvertByInstruction(Pass):
    """Replaces saturating conversions by PTX's instruction, which saturates by itself.

    LLVM would compare and select beside it. A NaN is 0 for all targets here. The instruction has
    another result with 64 bits on either side (seen on sm_90: 1 << 63, 1 << 31).
    """

    name: ClassVar[str] = "convert-by-instruction"

    def run(self, module: Module) -> bool:
        found = list(_conversions(module))
        with Builder(module) as build:
            for call, sign in found:
                _replace(module, build.before(call), call, sign)
        return bool(found)


def _conversions(module: Module) -> Iterator[tuple[Instruction, str]]:
    for function in module.index().functions(lambda each: each.has(Flag.INTRINSIC | Flag.USED)):
        sign = next(
            (s for prefix, s in _SATURATING.items() if function.name.startswith(prefix)), None
        )
        if sign is None:
            continue
        for call in calls_of(function):
            of_float = call.arguments[0].type.kind in _FLOATS
            if of_float and not call.type.is_vector and call.type.width <= 64:
                yield call, sign


def _clamped(build: Builder, value: Value, width: int, sign: str) -> Value:
    """The nearest number of `width` bits."""
    signed = not sign
    low = -(1 << width - 1) if signed else 0
    high = (1 << width - signed) - 1
    greatest = value.type.constant(high)
    value = build.intrinsic("llvm.smin" if signed else "llvm.umin", value, greatest)
    return build.intrinsic("llvm.smax", value, value.type.constant(low)) if signed else value


def _replace(module: Module, build: Builder, call: Instruction, sign: str) -> None:
    context, value = module.context, call.arguments[0]
    wide = call.type.width > 32
    result = context.integer(64 if wide else 32)
    name = f"llvm.nvvm.{_FLOATS[value.type.kind]}2{sign}{'ll' if wide else 'i'}.rz"
    convert = module.declare_builtin(name, context.function(result, [value.type]))
    made: Value = build.call(convert, [value])
    if wide or value.type.kind == TypeKind.DOUBLE:
        is_nan = build.compare(FloatPredicate.UNO, value, value)
        made = build.select(is_nan, result.constant(0), made)
    if call.type != result:
        made = _clamped(build, made, call.type.width, sign)
        made = build.cast(Opcode.TRUNC, made, call.type)
    call.replace_all_uses_with(made)
    call.erase()
