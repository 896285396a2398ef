"""Division of integers wider than 64 bits, as functions that are rewritten later."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Builder, Function, Module, Opcode, Predicate, Value
from hipspv.passes.rewrite.helpers import helper, loop

_UNSIGNED = {Opcode.SDIV: Opcode.UDIV, Opcode.SREM: Opcode.UREM}


def division(module: Module, opcode: Opcode, width: int) -> Function:
    """The function that divides integers of `width` bits, a multiple of 64."""
    type = module.context.integer(width)
    base = _UNSIGNED.get(opcode)

    def body(build: Builder, dividend: Value, divisor: Value) -> Value:
        if base is None:
            return _unsigned(build, opcode, dividend, divisor)
        return _signed(build, division(module, base, width), opcode, dividend, divisor)

    name = f"hipspv.{opcode.name.lower()}.i{width}"
    return helper(module, name, type, [type, type], body, ["noinline"])


def _signed(build: Builder, divide: Function, opcode: Opcode, n: Value, d: Value) -> Value:
    """The quotient has the sign of both operands' product, the remainder that of the dividend."""
    n_sign, d_sign = (build.ashr(value, value.type.width - 1) for value in (n, d))
    result = build.call(divide, [_negated(build, n, n_sign), _negated(build, d, d_sign)])
    sign = build.xor(n_sign, d_sign) if opcode == Opcode.SDIV else n_sign
    return _negated(build, result, sign)


def _negated(build: Builder, value: Value, sign: Value) -> Value:
    """The negated value if `sign` is -1; itself if that is 0."""
    return build.sub(build.xor(value, sign), sign)


def _unsigned(build: Builder, opcode: Opcode, n: Value, d: Value) -> Value:
    """Operands of 64 bits or less, the common case, are divided at once. A divisor less than 2^32
    divides in digits of 32 bits, by 64-bit divisions. Other operands take restoring division, one
    bit a step, from the divisor shifted up to the dividend.
    """
    short = build.module.context.integer(64)
    names = ("short", "wide", "less", "large", "digits", "bits")
    at_once, wide, less, large, digits, bits = map(build.append_block, names)
    upper = build.lshr(build.or_(n, d), 64)
    build.branch_if(build.compare(Predicate.EQ, upper, 0), at_once, wide)
    build.at_end(at_once)
    result = build.binary(opcode, build.resize(n, short), build.resize(d, short))
    build.ret(build.resize(result, n.type))
    build.at_end(wide)
    build.branch_if(build.compare(Predicate.ULT, n, d), less, large)
    build.at_end(less).ret(n.type.constant(0) if opcode == Opcode.UDIV else n)
    build.at_end(large)
    build.branch_if(build.compare(Predicate.EQ, build.lshr(d, 32), 0), digits, bits)
    build.at_end(digits).ret(_by_digits(build, n, d)[opcode])
    return _by_bits(build.at_end(bits), n, d)[opcode]


def _by_digits(build: Builder, n: Value, d: Value) -> dict[Opcode, Value]:
    integer, type = build.module.context.integer, n.type
    short, count = integer(64), type.width // 32
    divisor = build.resize(d, short)

    def step(values: Sequence[Value]) -> tuple[list[Value], Value]:
        left, digits, remainder, quotient = values
        top = build.resize(build.lshr(digits, type.width - 32), short)
        dividend = build.or_(build.shl(remainder, 32), top)
        digit = build.resize(build.udiv(dividend, divisor), type)
        left, rest = build.sub(left, 1), build.urem(dividend, divisor)
        following = [left, build.shl(digits, 32), rest, build.or_(build.shl(quotient, 32), digit)]
        return following, build.compare(Predicate.EQ, left, 0)

    start = [integer(32).constant(count), n, short.constant(0), type.constant(0)]
    _, _, remainder, quotient = loop(build, start, step)
    return {Opcode.UDIV: quotient, Opcode.UREM: build.resize(remainder, type)}


def _by_bits(build: Builder, n: Value, d: Value) -> dict[Opcode, Value]:
    integer, type = build.module.context.integer, n.type
    one = integer(1).constant(1)  # no operand is zero
    zeros = [build.intrinsic("llvm.ctlz", value, one, types=[type]) for value in (d, n)]
    distance = build.sub(zeros[0], zeros[1])

    def step(values: Sequence[Value]) -> tuple[list[Value], Value]:
        left, quotient, remainder, shifted = values
        fits = build.compare(Predicate.UGE, remainder, shifted)
        remainder = build.select(fits, build.sub(remainder, shifted), remainder)
        quotient = build.or_(build.shl(quotient, 1), build.resize(fits, type))
        following = [build.sub(left, 1), quotient, remainder, build.lshr(shifted, 1)]
        return following, build.compare(Predicate.EQ, left, 0)

    first = build.shl(d, distance)
    start = [build.resize(distance, integer(32)), type.constant(0), n, first]
    _, quotient, remainder, _ = loop(build, start, step)
    return {Opcode.UDIV: quotient, Opcode.UREM: remainder}
