"""Conversions of floats to integers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Instruction, Module, Opcode, TypeKind
from hipspv.passes.analysis.call_graph import calls_of

_SATURATING = {"llvm.fptosi.sat.": "", "llvm.fptoui.sat.": "u"}
_FLOATS = {TypeKind.FLOAT: "f", TypeKind.DOUBLE: "d"}


@dataclass(frozen=True)
class ConvertByInstruction:
    """Replaces saturating conversions by PTX's instruction, which saturates by itself.

    LLVM would compare and select beside it. A NaN becomes 0, or the smallest number of 64 bits
    (PTX ISA, cvt). Types narrower than 32 bits take the low bits of that result, as nvcc does.
    """

    name: ClassVar[str] = "convert-by-instruction"

    def run(self, module: Module) -> bool:
        found = list(_conversions(module))
        with Builder(module) as build:
            for call, sign in found:
                _replace(module, build.before(call), call, sign)
        return bool(found)


def _conversions(module: Module) -> Iterator[tuple[Instruction, str]]:
    for function in [*module.functions()]:
        sign = next(
            (s for prefix, s in _SATURATING.items() if function.name.startswith(prefix)), None
        )
        if sign is None:
            continue
        for call in calls_of(function):
            of_float = call.arguments[0].type.kind in _FLOATS
            if of_float and not call.type.is_vector and call.type.width <= 64:
                yield call, sign


def _replace(module: Module, build: Builder, call: Instruction, sign: str) -> None:
    context, value = module.context, call.arguments[0]
    wide = call.type.width > 32
    result = context.integer(64 if wide else 32)
    name = f"llvm.nvvm.{_FLOATS[value.type.kind]}2{sign}{'ll' if wide else 'i'}.rz"
    convert = module.declare_builtin(name, context.function(result, [value.type]))
    made = build.call(convert, [value])
    if call.type != result:
        made = build.cast(Opcode.TRUNC, made, call.type)
    call.replace_all_uses_with(made)
    call.erase()
