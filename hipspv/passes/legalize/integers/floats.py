"""Conversions between floating-point numbers and integers wider than 64 bits, as functions in IR
text that are rewritten later.
"""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Opcode, Type, TypeKind


class _Format(NamedTuple):
    """A binary format of IEEE 754: its LLVM type, the integer of its size, the bits of its
    fraction, and the exponent's bias.
    """

    type: str
    integer: str
    fraction: int
    bias: int


_FORMATS = {
    TypeKind.HALF: _Format("half", "i16", 10, 15),
    TypeKind.FLOAT: _Format("float", "i32", 23, 127),
    TypeKind.DOUBLE: _Format("double", "i64", 52, 1023),
}

# These functions have no branches, since Intel's CPU compiler ends the process on them in some
# kernels. Selects choose among the results.

# The upper 64 bits of the number, shifted up to the left, round as the whole number does: their
# last bit says whether any bit below is set. A power of two puts them back exactly.
_FROM_UNSIGNED = """
define {t} @{name}(i{w} %n) {{
  %upper = lshr i{w} %n, 64
  %small = icmp eq i{w} %upper, 0
  %n64 = trunc i{w} %n to i64
  %near = uitofp i64 %n64 to {t}
  %zeros = call i{w} @llvm.ctlz.i{w}(i{w} %n, i1 false)
  %normal = shl i{w} %n, %zeros
  %top = lshr i{w} %normal, {low}
  %top64 = trunc i{w} %top to i64
  %rest = trunc i{w} %normal to i{low}
  %sticky = icmp ne i{low} %rest, 0
  %bit = zext i1 %sticky to i64
  %word = or i64 %top64, %bit
  %value = uitofp i64 %word to {t}
  %zeros.e = trunc i{w} %zeros to {it}
  %e = sub {it} {low}, %zeros.e
  %biased = add {it} %e, {bias}
  %bits = shl {it} %biased, {fraction}
  %scale = bitcast {it} %bits to {t}
  %scaled = fmul {t} %value, %scale
  %huge = icmp sgt {it} %e, {most}
  %far = select i1 %huge, {t} {infinity}, {t} %scaled
  %r = select i1 %small, {t} %near, {t} %far
  ret {t} %r
}}
declare i{w} @llvm.ctlz.i{w}(i{w}, i1)
"""
# From 2^64 on the result is infinite in half.
_HALF_FROM_UNSIGNED = """
define half @{name}(i{w} %n) {{
  %upper = lshr i{w} %n, 64
  %small = icmp eq i{w} %upper, 0
  %n64 = trunc i{w} %n to i64
  %near = uitofp i64 %n64 to half
  %r = select i1 %small, half %near, half {infinity}
  ret half %r
}}
"""
_FROM_SIGNED = """
define {t} @{name}(i{w} %n) {{
  %sign = ashr i{w} %n, {last}
  %flip = xor i{w} %n, %sign
  %abs = sub i{w} %flip, %sign
  %r.abs = call {t} @{unsigned}(i{w} %abs)
  %minus = fneg {t} %r.abs
  %negative = icmp slt i{w} %n, 0
  %r = select i1 %negative, {t} %minus, {t} %r.abs
  ret {t} %r
}}
declare {t} @{unsigned}(i{w})
"""
# From 2^63 on the number is its fraction, shifted up.
_TO_UNSIGNED = """
define i{w} @{name}({t} %x) {{
  %near = fptoui {t} %x to i64
  %near.w = zext i64 %near to i{w}
  %bits = bitcast {t} %x to {it}
  %shifted = lshr {it} %bits, {fraction}
  %raw = and {it} %shifted, {exponents}
  %e = sub {it} %raw, {bias}
  %low = and {it} %bits, {fractions}
  %full = or {it} %low, {one}
  %full.w = zext {it} %full to i{w}
  %e.shift = sub {it} %e, {fraction}
  %amount = zext {it} %e.shift to i{w}
  %far = shl i{w} %full.w, %amount
  %is.far = icmp sge {it} %e, 63
  %r = select i1 %is.far, i{w} %far, i{w} %near.w
  ret i{w} %r
}}
"""
# The greatest half is 65504.
_HALF_TO_UNSIGNED = """
define i{w} @{name}(half %x) {{
  %near = fptoui half %x to i64
  %r = zext i64 %near to i{w}
  ret i{w} %r
}}
"""
_TO_SIGNED = """
define i{w} @{name}({t} %x) {{
  %bits = bitcast {t} %x to {it}
  %negative = icmp slt {it} %bits, 0
  %abs.bits = and {it} %bits, {unsigned_bits}
  %abs = bitcast {it} %abs.bits to {t}
  %n = call i{w} @{unsigned}({t} %abs)
  %minus = sub i{w} 0, %n
  %r = select i1 %negative, i{w} %minus, i{w} %n
  ret i{w} %r
}}
declare i{w} @{unsigned}({t})
"""
# NaN is unordered to everything, and gives 0.
_TO_SATURATED = """
define i{w} @{name}({t} %x) {{
  %n = call i{w} @{plain}({t} %x)
  %over = fcmp oge {t} %x, {limit}
  %a = select i1 %over, i{w} {high}, i{w} %n
  %under = fcmp ole {t} %x, {lower}
  %b = select i1 %under, i{w} {low}, i{w} %a
  %nan = fcmp uno {t} %x, %x
  %r = select i1 %nan, i{w} 0, i{w} %b
  ret i{w} %r
}}
declare i{w} @{plain}({t})
"""
_OPERATIONS = {
    Opcode.UI_TO_FP: "uitofp",
    Opcode.SI_TO_FP: "sitofp",
    Opcode.FP_TO_UI: "fptoui",
    Opcode.FP_TO_SI: "fptosi",
}


def is_known(type: Type) -> bool:
    """True if this module has conversions of this type."""
    return type.kind in _FORMATS


def operation(opcode: int) -> str:
    """The conversion's name in IR text."""
    return _OPERATIONS[opcode]


def function_name(operation: str, width: int, type: Type) -> str:
    return f"hipspv.{operation}.i{width}.{_FORMATS[type.kind].type}"


def functions(operation: str, width: int, type: Type) -> dict[str, str]:
    """The texts of the functions that convert between integers of `width` bits and `type`, by name;
    callees first.

    `operation` is `uitofp`, `fptosi`, `fptosi.sat` and so on.
    """
    format = _FORMATS[type.kind]
    name = function_name(operation, width, type)
    words = {
        "name": name,
        "w": width,
        "t": format.type,
        "it": format.integer,
        "last": width - 1,
        "low": width - 64,
        "fraction": format.fraction,
        "bias": format.bias,
        "most": format.bias + 1 - 64,
        "infinity": _power(format, format.bias + 1),
        "exponents": 2 * format.bias + 1,
        "fractions": (1 << format.fraction) - 1,
        "one": 1 << format.fraction,
        "unsigned_bits": (1 << (int(format.integer[1:]) - 1)) - 1,
    }
    if operation.endswith(".sat"):
        return _saturated(operation.removesuffix(".sat"), width, type, words)
    is_half = format.type == "half"
    if operation == "uitofp":
        return {name: (_HALF_FROM_UNSIGNED if is_half else _FROM_UNSIGNED).format(**words)}
    if operation == "fptoui":
        return {name: (_HALF_TO_UNSIGNED if is_half else _TO_UNSIGNED).format(**words)}
    base = "uitofp" if operation == "sitofp" else "fptoui"
    words["unsigned"] = function_name(base, width, type)
    text = (_FROM_SIGNED if operation == "sitofp" else _TO_SIGNED).format(**words)
    return {**functions(base, width, type), name: text}


def _saturated(plain: str, width: int, type: Type, words: dict[str, str | int]) -> dict[str, str]:
    format = _FORMATS[type.kind]
    signed = plain == "fptosi"
    exponent = width - signed
    text = _TO_SATURATED.format(
        **words | {"low": -(1 << exponent) if signed else 0},
        plain=function_name(plain, width, type),
        limit=_power(format, exponent),
        lower=_power(format, exponent, negative=True) if signed else "0.0",
        high=(1 << exponent) - 1,
    )
    return {**functions(plain, width, type), str(words["name"]): text}


def _power(format: _Format, exponent: int, negative: bool = False) -> str:
    """2^exponent as IR text writes it; infinity if it is beyond the format."""
    infinite = exponent > format.bias
    if format.type == "half":
        bits = ((31 if infinite else exponent + 15) << 10) | (negative << 15)
        return f"0xH{bits:04X}"
    bits = ((2047 if infinite else exponent + 1023) << 52) | (negative << 63)
    return f"0x{bits:016X}"
