"""Conversions between floating-point values and integers wider than 64 bits, as functions that are rewritten later.

These functions have no branches, since Intel's CPU compiler ends the process on them in some
kernels. Selects choose among the results.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from hipspv.llvm import Builder, FloatPredicate, Function, Module, Opcode, Predicate, Type, TypeKind, Value
from hipspv.passes.rewrite.helpers import helper


class _Format(NamedTuple):
    """A binary format of IEEE 754: the bits of a value, those of its fraction, and the exponent's bias."""

    width: int
    fraction: int
    bias: int

    def power(self, exponent: int) -> float:
        """2^exponent; infinity if it is beyond the format."""
        return math.inf if exponent > self.bias else 2.0**exponent


_FORMATS = {
    TypeKind.HALF: _Format(16, 10, 15),
    TypeKind.FLOAT: _Format(32, 23, 127),
    TypeKind.DOUBLE: _Format(64, 52, 1023),
}
_OPERATIONS = {
    Opcode.UI_TO_FP: "uitofp",
    Opcode.SI_TO_FP: "sitofp",
    Opcode.FP_TO_UI: "fptoui",
    Opcode.FP_TO_SI: "fptosi",
}


def operation(opcode: Opcode) -> str:
    """LLVM's name of the conversion."""
    return _OPERATIONS[opcode]


def conversion(module: Module, operation: str, width: int, type: Type) -> Function:
    """The function that converts between integers of `width` bits and `type`, half to double.

    `operation` is `uitofp`, `fptosi`, `fptosi.sat` and so on.
    """
    integer = module.context.integer(width)
    to_float = operation.endswith("tofp")
    given, result = (integer, type) if to_float else (type, integer)

    def body(build: Builder, value: Value) -> Value:
        plain = operation.removesuffix(".sat")
        base = {"sitofp": "uitofp", "fptosi": "fptoui"}.get(plain) if plain == operation else plain
        if base is None:
            return (_from_unsigned if to_float else _to_unsigned)(build, value, result)
        called = conversion(module, base, width, type)
        if plain != operation:
            return _to_saturated(build, value, called, plain == "fptosi")
        return (_from_signed if to_float else _to_signed)(build, value, called)

    return helper(module, f"hipspv.{operation}.i{width}.{type}", result, [given], body, ())


def _from_unsigned(build: Builder, n: Value, to: Type) -> Value:
    """The upper 64 bits of the integer, shifted up to the left, round as the whole integer does:
    their last bit is set if any bit below is. A power of two puts them back exactly.
    """
    integer, format, low = build.module.context.integer, _FORMATS[to.kind], n.type.width - 64
    small = build.compare(Predicate.EQ, build.lshr(n, 64), 0)
    near = build.cast(Opcode.UI_TO_FP, build.resize(n, integer(64)), to)
    if to.kind == TypeKind.HALF:  # from 2^64 on the result is infinite
        return build.select(small, near, math.inf)
    exponents = integer(format.width)
    zeros = build.intrinsic("llvm.ctlz", n, integer(1).constant(0), types=[n.type])
    normal = build.shl(n, zeros)
    top = build.resize(build.lshr(normal, low), integer(64))
    sticky = build.compare(Predicate.NE, build.resize(normal, integer(low)), 0)
    word = build.or_(top, build.resize(sticky, top.type))
    exponent = build.sub(exponents.constant(low), build.resize(zeros, exponents))
    bits = build.shl(build.add(exponent, format.bias), format.fraction)
    scale = build.cast(Opcode.BITCAST, bits, to)
    scaled = build.fmul(build.cast(Opcode.UI_TO_FP, word, to), scale)
    huge = build.compare(Predicate.SGT, exponent, format.bias + 1 - 64)
    far = build.select(huge, to.constant(math.inf), scaled)
    return build.select(small, near, far)


def _from_signed(build: Builder, n: Value, unsigned: Function) -> Value:
    sign = build.ashr(n, n.type.width - 1)
    size = build.call(unsigned, [build.sub(build.xor(n, sign), sign)])
    return build.select(build.compare(Predicate.SLT, n, 0), build.negate(size), size)


def _to_unsigned(build: Builder, x: Value, to: Type) -> Value:
    """From 2^63 on the integer is the fraction, shifted up."""
    integer, format = build.module.context.integer, _FORMATS[x.type.kind]
    near = build.resize(build.cast(Opcode.FP_TO_UI, x, integer(64)), to)
    if x.type.kind == TypeKind.HALF:  # the greatest is 65504
        return near
    bits = build.cast(Opcode.BITCAST, x, integer(format.width))
    raw = build.and_(build.lshr(bits, format.fraction), 2 * format.bias + 1)
    exponent, one = build.sub(raw, format.bias), 1 << format.fraction
    full = build.or_(build.and_(bits, one - 1), one)
    amount = build.resize(build.sub(exponent, format.fraction), to)
    far = build.shl(build.resize(full, to), amount)
    return build.select(build.compare(Predicate.SGE, exponent, 63), far, near)


def _to_signed(build: Builder, x: Value, unsigned: Function) -> Value:
    width = _FORMATS[x.type.kind].width
    bits = build.cast(Opcode.BITCAST, x, build.module.context.integer(width))
    size = build.cast(Opcode.BITCAST, build.and_(bits, (1 << (width - 1)) - 1), x.type)
    n = build.call(unsigned, [size])
    minus = build.sub(n.type.constant(0), n)
    return build.select(build.compare(Predicate.SLT, bits, 0), minus, n)


def _to_saturated(build: Builder, x: Value, plain: Function, signed: bool) -> Value:
    """NaN is unordered to everything, and gives 0."""
    n, format = build.call(plain, [x]), _FORMATS[x.type.kind]
    type, exponent = n.type, n.type.width - signed
    limit, lower = format.power(exponent), -format.power(exponent) if signed else 0.0
    low = -(1 << exponent) if signed else 0
    over = build.compare(FloatPredicate.OGE, x, limit)
    result = build.select(over, type.constant((1 << exponent) - 1), n)
    under = build.compare(FloatPredicate.OLE, x, lower)
    result = build.select(under, type.constant(low), result)
    return build.select(build.compare(FloatPredicate.UNO, x, x), type.constant(0), result)
