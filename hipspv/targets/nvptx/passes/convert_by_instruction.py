"""Conversions of floats to integers."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Builder, ConstantInt, FloatPredicate, Instruction, Module, Opcode, TypeKind, Value
from hipspv.passes.analysis.call_graph import used_intrinsics
from hipspv.passes.interface import Pass

_SATURATING = {"llvm.fptosi.sat.": "", "llvm.fptoui.sat.": "u"}
_FLOATS = {TypeKind.FLOAT: "f", TypeKind.DOUBLE: "d"}


class ConvertByInstruction(Pass):
    """Replaces saturating conversions by PTX's instruction, which saturates by itself.

    LLVM would compare and select beside it. LLVM's conversions give 0 for NaN. With 64 bits on
    either side, the instruction gives the integer's highest bit alone (PTX ISA 9.0, "cvt", "Integer
    Notes"): the selection of this result in CUDA's conversions is unnecessary.
    """

    def run(self, module: Module) -> bool:
        found = list(_conversions(module))
        with Builder(module) as build:
            for call, sign in found:
                selection = _selection_for_nan(call)
                made = _converted(module, build.before(call), call, sign, selection is None)
                for old in filter(None, (selection, call)):
                    old.replace_all_uses_with(made)
                    old.erase()
        return bool(found)


def _conversions(module: Module) -> Iterator[tuple[Instruction, str]]:
    for function in used_intrinsics(module):
        sign = next((s for prefix, s in _SATURATING.items() if function.name.startswith(prefix)), None)
        if sign is None:
            continue
        for call in function.calls():
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


def _selection_for_nan(call: Instruction) -> Instruction | None:
    """The only use of a conversion, if it replaces the result for NaN by the instruction's."""
    number, width, users = call.arguments[0], call.type.width, call.users()
    own = width == 64 or (width == 32 and number.type.kind == TypeKind.DOUBLE)
    selection = users[0] if own and len(users) == 1 else None
    if not isinstance(selection, Instruction) or selection.opcode != Opcode.SELECT:
        return None
    test, result, _ = selection.operands
    if not isinstance(result, ConstantInt) or result.value != 1 << (width - 1):
        return None
    if not isinstance(test, Instruction) or test.opcode != Opcode.FCMP:
        return None
    return selection if test.tests_for_nan and test.operands == [number, number] else None


def _converted(module: Module, build: Builder, call: Instruction, sign: str, nan_is_zero: bool) -> Value:
    context, value = module.context, call.arguments[0]
    wide = call.type.width > 32
    result = context.integer(64 if wide else 32)
    name = f"llvm.nvvm.{_FLOATS[value.type.kind]}2{sign}{'ll' if wide else 'i'}.rz"
    convert = module.declare_builtin(name, context.function(result, [value.type]))
    made: Value = build.call(convert, [value])
    if nan_is_zero and (wide or value.type.kind == TypeKind.DOUBLE):
        is_nan = build.compare(FloatPredicate.UNO, value, value)
        made = build.select(is_nan, result.constant(0), made)
    if call.type != result:
        made = _clamped(build, made, call.type.width, sign)
        made = build.cast(Opcode.TRUNC, made, call.type)
    return made
