"""Conversions of floating-point values to integers that can't hold them."""

from __future__ import annotations

from hipspv.llvm import Builder, FloatPredicate, Function, Instruction, Module, Opcode, Type, TypeKind, Value
from hipspv.passes import source_marks
from hipspv.passes.analysis.call_graph import used_intrinsics
from hipspv.passes.interface import Pass

_INTRINSICS = {Opcode.FP_TO_SI: "llvm.fptosi.sat", Opcode.FP_TO_UI: "llvm.fptoui.sat"}
# The devices' instructions have results of at least this many bits, except those that take halves.
_LEAST_WIDTH = 32
# Functions that round to integers. libdevice's and the device library's results saturate, and are 0 for NaN.
_ROUNDING = (
    *(
        f"__{source}2{result}_{mode}"
        for source in ("float", "double")
        for result in ("int", "uint", "ll", "ull")
        for mode in ("rn", "rz", "ru", "rd")
    ),
    *("lrint", "lrintf", "llrint", "llrintf", "lround", "lroundf", "llround", "llroundf"),
)


class SaturateConversions(Pass):
    """Makes conversions of floating-point values to integers saturate, because programs count on
    the saturating instructions of AMD and NVIDIA.

    C++ leaves the result undefined if the integer can't hold the value, and LLVM makes it poison.
    From float and double these instructions give 32 bits or more: integers of 8 and 16 bits are the
    lower bits of those. NaN gives 0 in HIP. In CUDA it gives the integer's highest bit alone if the
    integer or the source has 64 bits (PTX ISA 9.0, "cvt", "Integer Notes").

    Runs on each source before it is linked with the device library, which converts only values
    that fit, and with sources of the other dialect.
    """

    def run(self, module: Module) -> bool:
        cuda = source_marks.has(module, source_marks.CUDA)
        plain = list(module.index().instructions(tuple(_INTRINSICS)))
        calls = [
            (call, intrinsic)
            for function in used_intrinsics(module)
            for intrinsic in _INTRINSICS.values()
            if function.name.startswith(f"{intrinsic}.") and (cuda or _is_narrowed(function))
            for call in function.calls()
        ]
        rounded = [call for call in _rounding_calls(module) if _nan(call)] if cuda else []
        with Builder(module) as build:
            for instruction in plain:
                _convert(build, instruction, _INTRINSICS[instruction.opcode], cuda)
            for call, intrinsic in calls:
                _convert(build, call, intrinsic, cuda)
            for call in rounded:
                _replace_nan(build, call)
        return bool(plain or calls or rounded)


def _is_narrowed(intrinsic: Function) -> bool:
    signature = intrinsic.value_type
    return _width(signature.parameters[0], signature.returns) != signature.returns.scalar.width


def _width(source: Type, result: Type) -> int:
    """The bits to which a conversion saturates."""
    width = result.scalar.width
    return width if source.scalar.kind == TypeKind.HALF else max(width, _LEAST_WIDTH)


def _rounding_calls(module: Module) -> list[Instruction]:
    found = filter(None, map(module.function, _ROUNDING))
    return [call for function in found if function.is_declaration for call in function.calls()]


def _nan(conversion: Instruction) -> int:
    """CUDA's result for NaN of a conversion that saturates to its result's own width."""
    source, width = conversion.operand(0).type.scalar.kind, conversion.type.scalar.width
    widths = (32, 64) if source == TypeKind.DOUBLE else (64,)
    return 1 << (width - 1) if width in widths else 0


def _convert(build: Builder, instruction: Instruction, intrinsic: str, cuda: bool) -> None:
    value, result = instruction.operand(0), instruction.type
    wide = result.with_scalar(build.module.context.integer(_width(value.type, result)))
    convert = build.before(instruction).module.intrinsic(intrinsic, [wide, value.type])
    converted = build.call(convert, [value])
    made: Value = _with_nan(build, converted) if cuda and _nan(converted) else converted
    instruction.replace_all_uses_with(build.resize(made, result))
    instruction.erase()


def _with_nan(build: Builder, conversion: Instruction) -> Value:
    value = conversion.operand(0)
    is_nan = build.compare(FloatPredicate.UNO, value, value)
    return build.select(is_nan, conversion.type.constant(_nan(conversion)), conversion)


def _replace_nan(build: Builder, call: Instruction) -> None:
    converted = build.before(call).copy(call)
    call.replace_all_uses_with(_with_nan(build, converted))
    call.erase()
