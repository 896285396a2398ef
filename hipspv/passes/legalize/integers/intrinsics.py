"""Intrinsics on integers of widths that SPIR-V lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hipspv.llvm import Instruction, Opcode, Predicate, Value
from hipspv.passes.legalize.integers.layout import lanes_of, scalar
from hipspv.passes.legalize.integers.limbs import LIMB, LimbInteger

if TYPE_CHECKING:
    from hipspv.passes.legalize.integers.rewrite import Rewriter

Result = LimbInteger | Value | list[LimbInteger]


def _arguments(self: Rewriter, call: Instruction, count: int) -> list[LimbInteger]:
    return [self.limbs_of(call.operand(i)) for i in range(count)]


def _unary(self: Rewriter, name: str, limb: Value, *flags: Value) -> Value:
    """An intrinsic on one limb, of a legal type."""
    function = self.module.intrinsic(name, [limb.type])
    return self.build.call(function, [limb, *flags])


def _population(self: Rewriter, call: Instruction) -> Result:
    (a,) = _arguments(self, call, 1)
    counts = [_unary(self, "llvm.ctpop", limb) for limb in a.limbs]
    total = counts[0]
    for count in counts[1:]:
        total = self.build.binary(Opcode.ADD, total, count)
    zero = total.type.constant(0)
    return self.math.wrap(a.width, [total, *[zero] * (len(a.limbs) - 1)])


def _zeros(self: Rewriter, call: Instruction, name: str, limbs: list[Value]) -> Value:
    """Zero bits before the first one bit of `limbs`, which are in the order of the search."""
    no = self.context.integer(1).constant(0)
    total = _unary(self, name, limbs[-1], no)
    for limb in limbs[-2::-1]:
        here = _unary(self, name, limb, no)
        beyond = self.build.binary(Opcode.ADD, total, limb.type.constant(LIMB))
        empty = self.build.compare(Predicate.EQ, limb, limb.type.constant(0))
        total = self.build.select(empty, beyond, here)
    return total


def _count(self: Rewriter, width: int, count: Value, limbs: int) -> LimbInteger:
    zero = count.type.constant(0)
    return LimbInteger(width, (count, *[zero] * (limbs - 1)))


def _leading_zeros(self: Rewriter, call: Instruction) -> Result:
    (a,) = _arguments(self, call, 1)
    total = _zeros(self, call, "llvm.ctlz", list(a.limbs[::-1]))
    spare = sum(limb.type.width for limb in a.limbs if limb.type.is_integer) - a.width
    if a.limbs[0].type.is_vector:
        spare = sum(limb.type.element.width for limb in a.limbs) - a.width
    count = self.build.binary(Opcode.SUB, total, total.type.constant(spare))
    return _count(self, a.width, count, len(a.limbs))


def _trailing_zeros(self: Rewriter, call: Instruction) -> Result:
    """Counts trailing zeros. A bit set just above the integer ends the count for zero."""
    (a,) = _arguments(self, call, 1)
    limbs = list(a.limbs)
    size = (limbs[-1].type.element if limbs[-1].type.is_vector else limbs[-1].type).width
    top = a.width - size * (len(limbs) - 1)
    if top < size:
        stop = limbs[-1].type.constant(1 << top)
        limbs[-1] = self.build.binary(Opcode.OR, limbs[-1], stop)
    total = _zeros(self, call, "llvm.cttz", limbs)
    return _count(self, a.width, total, len(limbs))


def _reverse(self: Rewriter, call: Instruction, name: str) -> Result:
    (a,) = _arguments(self, call, 1)
    limbs = [_unary(self, name, limb) for limb in a.limbs[::-1]]
    size = limbs[0].type.element.width if limbs[0].type.is_vector else limbs[0].type.width
    whole = LimbInteger(size * len(limbs), tuple(limbs))
    lanes = limbs[0].type.length if limbs[0].type.is_vector else 0
    spare = self.math.constant(whole.width, whole.width - a.width, lanes)
    return self.math.resize(self.math.shift(Opcode.LSHR, whole, spare), a.width)


def _modulo(self: Rewriter, a: LimbInteger, modulus: int) -> Value:
    """The remainder by a small constant, by digits of 64 bits, in the type of a limb."""
    first = a.limbs[-1]
    divisor = first.type.constant(modulus)
    rest = self.build.binary(Opcode.UREM, first, divisor)
    for limb in a.limbs[-2::-1]:
        high = self.build.binary(Opcode.MUL, rest, rest.type.constant((1 << LIMB) % modulus))
        low = self.build.binary(Opcode.UREM, limb, divisor)
        rest = self.build.binary(Opcode.ADD, high, low)
        rest = self.build.binary(Opcode.UREM, rest, divisor)
    return rest


def _funnel(self: Rewriter, call: Instruction, left: bool) -> Result | None:
    """Shifts the double-width integer high:low by the amount modulo the width."""
    high, low, by = _arguments(self, call, 3)
    width, lanes = high.width, high.lanes
    rest = _modulo(self, by, width)
    zero = rest.type.constant(0)
    amount = LimbInteger(width, (rest, *[zero] * (len(by.limbs) - 1)))
    double = self.math.resize(high, 2 * width)
    whole = self.math.shift(Opcode.SHL, double, self.math.constant(2 * width, width, lanes))
    whole = self.math.bitwise(Opcode.OR, whole, self.math.resize(low, 2 * width))
    distance = self.math.resize(amount, 2 * width)
    if left:
        shifted = self.math.shift(Opcode.SHL, whole, distance)
        shifted = self.math.shift(Opcode.LSHR, shifted, self.math.constant(2 * width, width, lanes))
    else:
        shifted = self.math.shift(Opcode.LSHR, whole, distance)
    return self.math.resize(shifted, width)


def _extreme(self: Rewriter, call: Instruction, predicate: Predicate) -> Result:
    a, b = _arguments(self, call, 2)
    return self.math.select(self.math.compare(predicate, a, b), a, b)


def _absolute(self: Rewriter, call: Instruction) -> Result:
    (a,) = _arguments(self, call, 1)
    lanes = a.lanes
    zero = self.math.constant(a.width, 0, lanes)
    negative = self.math.compare(Predicate.SLT, a, zero)
    return self.math.select(negative, self.math.subtract(zero, a), a)


def _exactly(self: Rewriter, call: Instruction, opcode: Opcode, signed: bool) -> tuple[LimbInteger, LimbInteger]:
    """The exact sum, difference or product, and the same truncated to the operands' width, both in the wider width."""
    a, b = _arguments(self, call, 2)
    wide = 2 * a.width if opcode == Opcode.MUL else a.width + 1
    x, y = self.math.resize(a, wide, signed), self.math.resize(b, wide, signed)
    exact = self.math.binary(opcode, x, y)
    return exact, self.math.resize(self.math.resize(exact, a.width), wide, signed)


def _with_overflow(self: Rewriter, call: Instruction, opcode: Opcode, signed: bool) -> Result:
    exact, fits = _exactly(self, call, opcode, signed)
    width = call.operand(0).type
    over = self.math.compare(Predicate.NE, exact, fits)
    element = width.element if width.is_vector else width
    return [self.math.resize(exact, element.width), self.limbs_of(over)]


def _saturating(self: Rewriter, call: Instruction, opcode: Opcode, signed: bool) -> Result:
    exact, fits = _exactly(self, call, opcode, signed)
    a = self.limbs_of(call.operand(0))
    width = a.width
    lanes = a.lanes
    zero = self.math.constant(exact.width, 0, lanes)
    top = (1 << (width - 1)) - 1 if signed else (1 << width) - 1
    low = -(1 << (width - 1)) if signed else 0
    negative = self.math.compare(Predicate.SLT, exact, zero)
    if not signed and opcode == Opcode.ADD:
        limit = self.math.constant(width, top, lanes)
    else:
        limit = self.math.select(negative, self.math.constant(width, low, lanes), self.math.constant(width, top, lanes))
    over = self.math.compare(Predicate.NE, exact, fits)
    return self.math.select(over, limit, self.math.resize(exact, width))


def _shift_saturating(self: Rewriter, call: Instruction, signed: bool) -> Result:
    """The shifted integer where shifting it back restores it, else the limit of its sign."""
    a, by = _arguments(self, call, 2)
    width, lanes = a.width, a.lanes
    shifted = self.math.shift(Opcode.SHL, a, by)
    back = self.math.shift(Opcode.ASHR if signed else Opcode.LSHR, shifted, by)
    fits = self.math.compare(Predicate.EQ, back, a)
    limit = self.math.constant(width, (1 << (width - signed)) - 1, lanes)
    if signed:
        negative = self.math.compare(Predicate.SLT, a, self.math.constant(width, 0, lanes))
        lowest = self.math.constant(width, 1 << (width - 1), lanes)
        limit = self.math.select(negative, lowest, limit)
    return self.math.select(fits, shifted, limit)


def _float_to_int(self: Rewriter, call: Instruction, signed: bool) -> Result | None:
    """Saturates at the limb's limits, then at the integer's. Wide integers became calls before."""
    to = call.type
    lanes, width = lanes_of(to), scalar(to).width
    if width > LIMB:
        return None
    limb = self.math.limb_type(width, lanes)
    name = "llvm.fptosi.sat" if signed else "llvm.fptoui.sat"
    function = self.module.intrinsic(name, [limb, call.operand(0).type])
    value = self.build.call(function, [call.operand(0)])
    high = limb.constant((1 << (width - signed)) - 1)
    over = self.build.compare(Predicate.SGT if signed else Predicate.UGT, value, high)
    result = self.build.select(over, high, value)
    if signed:
        low = limb.constant(-(1 << (width - 1)))
        under = self.build.compare(Predicate.SLT, result, low)
        result = self.build.select(under, low, result)
    return self.math.wrap(width, [result])


def _three_way(self: Rewriter, call: Instruction, less: Predicate, more: Predicate) -> Result:
    a, b = _arguments(self, call, 2)
    width = call.type.element.width if call.type.is_vector else call.type.width
    minus = self.limbs_of(self.math.compare(less, a, b))
    plus = self.limbs_of(self.math.compare(more, a, b))
    negative = self.math.resize(minus, width, signed=True)
    return self.math.bitwise(Opcode.OR, negative, self.math.resize(plus, width))


_SUMS = {"add": Opcode.ADD, "sub": Opcode.SUB, "mul": Opcode.MUL}
_EXTREMES = {"umin": Predicate.ULT, "umax": Predicate.UGT, "smin": Predicate.SLT, "smax": Predicate.SGT}

# Intrinsic, without `llvm.` and type suffix -> its value: a LimbInteger, a plain value, or the members of
# a pair; None if it can't be computed.
INTRINSICS: dict[str, Callable[[Rewriter, Instruction], Result | None]] = {
    "ctpop": _population,
    "ctlz": _leading_zeros,
    "cttz": _trailing_zeros,
    "bswap": lambda self, call: _reverse(self, call, "llvm.bswap"),
    "bitreverse": lambda self, call: _reverse(self, call, "llvm.bitreverse"),
    "fshl": lambda self, call: _funnel(self, call, left=True),
    "fshr": lambda self, call: _funnel(self, call, left=False),
    "abs": _absolute,
    "expect": lambda self, call: self.limbs_of(call.operand(0)),
    "ushl.sat": lambda self, call: _shift_saturating(self, call, signed=False),
    "sshl.sat": lambda self, call: _shift_saturating(self, call, signed=True),
    "fptoui.sat": lambda self, call: _float_to_int(self, call, signed=False),
    "fptosi.sat": lambda self, call: _float_to_int(self, call, signed=True),
    "ucmp": lambda self, call: _three_way(self, call, Predicate.ULT, Predicate.UGT),
    "scmp": lambda self, call: _three_way(self, call, Predicate.SLT, Predicate.SGT),
    **{name: lambda self, call, p=predicate: _extreme(self, call, p) for name, predicate in _EXTREMES.items()},
    **{
        f"{sign}{name}.with.overflow": lambda self, call, o=opcode, s=sign: _with_overflow(self, call, o, s == "s")
        for name, opcode in _SUMS.items()
        for sign in "us"
    },
    **{
        f"{sign}{name}.sat": lambda self, call, o=opcode, s=sign: _saturating(self, call, o, s == "s")
        for name, opcode in _SUMS.items()
        if name != "mul"
        for sign in "us"
    },
}
