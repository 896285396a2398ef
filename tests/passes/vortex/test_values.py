"""Selects of all types, and floating-point operations, as RISC-V code without branches."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.passes.vortex.machine import call, lower, need_emulator

# Types, and the instructions from an integer `%x` of 64 bits to `%y` of the type and back to `%z`.
_SELECTED = {
    "i1": ("%y = trunc i64 %x to i1", "%z = zext i1 %y to i64"),
    "i8": ("%y = trunc i64 %x to i8", "%z = zext i8 %y to i64"),
    "i37": ("%y = trunc i64 %x to i37", "%z = zext i37 %y to i64"),
    "i64": ("%y = or i64 %x, 0", "%z = or i64 %y, 0"),
    "i128": (
        "%w = zext i64 %x to i128\n %y = mul i128 %w, 18446744073709551617",
        "%h = lshr i128 %y, 64\n %z = trunc i128 %h to i64",
    ),
    "half": (
        "%w = trunc i64 %x to i16\n %y = bitcast i16 %w to half",
        "%v = bitcast half %y to i16\n %z = zext i16 %v to i64",
    ),
    "float": (
        "%w = trunc i64 %x to i32\n %y = bitcast i32 %w to float",
        "%v = bitcast float %y to i32\n %z = zext i32 %v to i64",
    ),
    "double": ("%y = bitcast i64 %x to double", "%z = bitcast double %y to i64"),
    "ptr": ("%w = and i64 %x, 4294967295\n %y = inttoptr i64 %w to ptr", "%z = ptrtoint ptr %y to i64"),
    "<2 x i32>": ("%y = bitcast i64 %x to <2 x i32>", "%z = bitcast <2 x i32> %y to i64"),
    "{ i8, ptr }": (
        "%w = trunc i64 %x to i8\n %y = insertvalue { i8, ptr } zeroinitializer, i8 %w, 0",
        "%v = extractvalue { i8, ptr } %y, 0\n %z = zext i8 %v to i64",
    ),
}
# Bits of the types of which there are fewer.
_WIDTHS = {"i1": 1, "i8": 8, "i37": 37, "half": 16, "float": 32, "ptr": 32, "{ i8, ptr }": 8}
_INPUTS = [(a, b, c) for a, b in ((0x0123456789ABCDEF, 0xFEDCBA9876543210), (2**64 - 1, 0), (0, 1)) for c in (0, 1, 2)]


def _select(name: str, type: str) -> str:
    """Selects `%a` if `%c` is odd, else `%b`."""
    there, back = _SELECTED[type]
    first, second = (
        there.replace("%x", operand).replace("%y", f"%y{i}").replace("%w", f"%w{i}")
        for i, operand in enumerate(("%a", "%b"))
    )
    return f"""
define i64 @{name}(i64 %a, i64 %b, i64 %c) {{
 {first}
 {second}
 %odd = trunc i64 %c to i1
 %y = select i1 %odd, {type} %y0, {type} %y1
 {back}
 ret i64 %z
}}
"""


@pytest.mark.parametrize("width", [32, 64])
def test_selects(width: int, tmp_path: Path) -> None:
    names = [f"f{i}" for i in range(len(_SELECTED))]
    made = lower("".join(map(_select, names, _SELECTED)), width)
    assert " select " not in made.text
    made.check()
    need_emulator()
    results = call(made.object, names, _INPUTS, width, tmp_path)
    for type, found in zip(_SELECTED, results, strict=True):
        mask = (1 << _WIDTHS.get(type, 64)) - 1
        assert found == [(a if c & 1 else b) & mask for a, b, c in _INPUTS], type


def _half_away(x: float) -> float:
    whole = math.floor(abs(x))
    return whole + (abs(x) - whole >= 0.5)


_ROUNDINGS: dict[str, Callable[[float], float]] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "round": _half_away,
    "rint": round,
    "roundeven": round,
    "nearbyint": round,
}
_NUMBERS = [
    *(0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5, 3.5, 4.0, 1e-40, 8388607.5, 8388608.0, 8388609.0),
    *(4194303.5, 4194303.75, 1e20, math.inf, math.nan, 2147483648.0, 4294967295.5),
    *(4503599627370495.5, 4503599627370496.0, 9007199254740993.0, 0.49999999999999994),
]
_FLOATS = {"float": ("f", "I", 32), "double": ("d", "Q", 64)}


def _rounding(name: str, intrinsic: str, type: str) -> str:
    bits = _FLOATS[type][2]
    return f"""
define i64 @{name}(i64 %a, i64 %b, i64 %c) {{
 %i = zext i64 %a to i65
 %j = trunc i65 %i to i{bits}
 %x = bitcast i{bits} %j to {type}
 %y = call {type} @llvm.{intrinsic}.f{bits}({type} %x)
 %k = bitcast {type} %y to i{bits}
 %l = zext i{bits} %k to i65
 %r = trunc i65 %l to i64
 ret i64 %r
}}
"""


@pytest.mark.parametrize(("width", "type"), [(32, "float"), (64, "float"), (64, "double")])
def test_roundings(width: int, type: str, tmp_path: Path) -> None:
    names = [f"f{i}" for i in range(len(_ROUNDINGS))]
    text = "".join(_rounding(*pair, type) for pair in zip(names, _ROUNDINGS, strict=True))
    made = lower(text, width)
    made.check()
    need_emulator()
    code, word, _ = _FLOATS[type]

    def bits(x: float) -> int:
        return struct.unpack(word, struct.pack(code, x))[0]

    def rounded(x: float) -> float:
        return struct.unpack(code, struct.pack(code, x))[0]

    numbers = [rounded(sign * x) for x in _NUMBERS for sign in (1, -1)]
    results = call(made.object, names, [(bits(x), 0, 0) for x in numbers], width, tmp_path)
    for (name, expected), found in zip(_ROUNDINGS.items(), results, strict=True):
        for x, result in zip(numbers, found, strict=True):
            if math.isnan(x):
                assert math.isnan(struct.unpack(code, struct.pack(word, result))[0])
            else:
                whole = x if math.isinf(x) else math.copysign(expected(x), x)
                assert result == bits(whole), (name, x)


@pytest.mark.parametrize("width", [32, 64])
def test_comparisons_of_floats_have_no_branches(width: int) -> None:
    ordered = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord")
    unordered = ("ueq", "ugt", "uge", "ult", "ule", "une", "uno")
    lower(
        "".join(
            f"""
define i1 @{predicate}_{type}({type} %x, {type} %y) {{
 %c = fcmp {predicate} {type} %x, %y
 ret i1 %c
}}
"""
            for predicate in (*ordered, *unordered)
            for type in ("half", "bfloat", "float", "double")
        ),
        width,
    ).check()


@pytest.mark.parametrize("width", [32, 64])
def test_conversions_have_no_branches(width: int) -> None:
    parts: list[str] = []
    for bits in (1, 8, 16, 32, 64, 128):
        for type in ("half", "bfloat", "float", "double"):
            if bits == 128 and type == "bfloat":
                continue
            for sign in "us":
                parts.append(f"""
define i{bits} @from.{sign}.{type}.{bits}({type} %x) {{
 %r = fpto{sign}i {type} %x to i{bits}
 ret i{bits} %r
}}
define {type} @to.{sign}.{type}.{bits}(i{bits} %x) {{
 %r = {sign}itofp i{bits} %x to {type}
 ret {type} %r
}}
""")
    lower("".join(parts), width).check()


@pytest.mark.parametrize("width", [32, 64])
def test_mathematical_functions_are_the_library_s(width: int) -> None:
    text = "".join(
        f"""
declare {type} @llvm.{name}.{suffix}({type})
define {type} @{name}_{type}({type} %x) {{
 %y = call {type} @llvm.{name}.{suffix}({type} %x)
 %r = frem {type} %y, %x
 ret {type} %r
}}
"""
        for name in ("cos", "exp", "sqrt")
        for type, suffix in (("half", "f16"), ("float", "f32"), ("double", "f64"))
    )
    made = lower(text, width)
    made.check()
    for function in ("_Z3cosf", "_Z3cosd", "_Z3expf", "_Z4fmodff", "_Z4fmoddd"):
        assert f"call {'float' if function[-1] == 'f' else 'double'} @{function}(" in made.text
    assert ("@_Z4sqrtd(" in made.text) == (width == 32)
    assert "@llvm.sqrt.f32(" in made.text
