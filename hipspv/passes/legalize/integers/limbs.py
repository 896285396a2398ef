"""Integers of any width as legal integers.

A LimbInteger of at most 64 bits is one SPIR-V integer; a wider one has several limbs of 64 bits, the lowest first. Bits
above the width are zero. Limbs may be vectors, with an integer in each lane.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hipspv.llvm import Builder, ConstantInt, Opcode, Predicate, Type, Value

LIMB = 64


class LimbInteger(NamedTuple):
    """An integer of `width` bits, zero-extended into its limbs."""

    width: int
    limbs: tuple[Value, ...]

    @property
    def is_wide(self) -> bool:
        """True if the integer has more than one limb."""
        return self.width > LIMB

    @property
    def lanes(self) -> int:
        """Lanes of a vector of integers; 0 for a scalar."""
        type = self.limbs[0].type
        return type.length if type.is_vector else 0


def limb_widths(width: int) -> list[int]:
    """Widths of the limbs that hold `width` bits."""
    if width <= LIMB:
        return [next(legal for legal in (8, 16, 32, 64) if width <= legal)]
    return [LIMB] * -(-width // LIMB)


_SIGNED = {
    Predicate.SGT: Predicate.UGT,
    Predicate.SGE: Predicate.UGE,
    Predicate.SLT: Predicate.ULT,
    Predicate.SLE: Predicate.ULE,
}


class Arithmetic:
    """Two's-complement arithmetic on LimbIntegers at the builder's insertion point.

    Both operands of an operation have the same width and number of lanes.
    """

    def __init__(self, build: Builder) -> None:
        self.build = build
        self._context = build.module.context

    def limb_type(self, width: int, lanes: int) -> Type:
        """The type of each limb of a LimbInteger of `width` bits; of a vector if `lanes` isn't zero."""
        type = self._context.integer(limb_widths(width)[0])
        return self._context.vector(type, lanes) if lanes else type

    def constant(self, width: int, value: int, lanes: int = 0) -> LimbInteger:
        value &= (1 << width) - 1
        type = self.limb_type(width, lanes)
        size = limb_widths(width)[0]
        count = len(limb_widths(width))
        return LimbInteger(width, tuple(type.constant(value >> (i * size)) for i in range(count)))

    def _like(self, limb: Value, value: int) -> Value:
        return limb.type.constant(value)

    def wrap(self, width: int, limbs: list[Value]) -> LimbInteger:
        """Clears the bits above `width`."""
        size = limb_widths(width)[0]
        spare = size * len(limbs) - width
        if spare:
            mask = self._like(limbs[-1], (1 << (size - spare)) - 1)
            limbs = [*limbs[:-1], self.build.binary(Opcode.AND, limbs[-1], mask)]
        return LimbInteger(width, tuple(limbs))

    def signed_limbs(self, a: LimbInteger) -> list[Value]:
        """The limbs with copies of the sign in the bits above the width."""
        size = limb_widths(a.width)[0]
        spare = size * len(a.limbs) - a.width
        top = a.limbs[-1]
        if spare:
            distance = self._like(top, spare)
            top = self.build.binary(Opcode.SHL, top, distance)
            top = self.build.binary(Opcode.ASHR, top, distance)
        return [*a.limbs[:-1], top]

    def resize(self, a: LimbInteger, width: int, signed: bool = False) -> LimbInteger:
        """Truncates, or extends by zeros or by the sign."""
        if width == a.width:
            return a
        limbs = self.signed_limbs(a) if signed and width > a.width else list(a.limbs)
        sizes = limb_widths(width)
        lanes = a.lanes
        type = self.limb_type(width, lanes)
        if len(limbs) == 1:
            limbs = [self.build.resize(limbs[0], type, signed)]
        if len(limbs) > len(sizes):
            limbs = limbs[: len(sizes)]
            limbs = [self.build.resize(limb, type) for limb in limbs]
        if len(limbs) < len(sizes):
            fill = self._like(limbs[-1], 0)
            if signed:
                fill = self.build.binary(Opcode.ASHR, limbs[-1], self._like(limbs[-1], LIMB - 1))
            limbs += [fill] * (len(sizes) - len(limbs))
        return self.wrap(width, limbs) if signed or width < a.width else LimbInteger(width, tuple(limbs))

    def bitwise(self, opcode: Opcode, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        """and, or, xor."""
        pairs = zip(a.limbs, b.limbs, strict=True)
        return LimbInteger(a.width, tuple(self.build.binary(opcode, x, y) for x, y in pairs))

    def add(self, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        return self._with_carry(Opcode.ADD, a, b)

    def subtract(self, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        return self._with_carry(Opcode.SUB, a, b)

    def _with_carry(self, opcode: Opcode, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        limbs: list[Value] = []
        carry: Value | None = None
        for x, y in zip(a.limbs, b.limbs, strict=True):
            result = self.build.binary(opcode, x, y)
            small, large = (result, x) if opcode == Opcode.ADD else (x, y)
            over = self.build.compare(Predicate.ULT, small, large)
            result, carry = self._add_carry(opcode, result, carry, over)
            limbs.append(result)
        return self.wrap(a.width, limbs)

    def _add_carry(self, opcode: Opcode, value: Value, carry: Value | None, over: Value) -> tuple[Value, Value]:
        """Add (or subtract) the lower limb's carry. The carry out is set if either operation overflows."""
        if carry is None:
            return value, over
        one = self.build.cast(Opcode.ZEXT, carry, value.type)
        result = self.build.binary(opcode, value, one)
        small, large = (result, value) if opcode == Opcode.ADD else (value, one)
        again = self.build.compare(Predicate.ULT, small, large)
        return result, self.build.binary(Opcode.OR, over, again)

    def multiply(self, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        if len(a.limbs) == 1:
            return self.wrap(a.width, [self.build.binary(Opcode.MUL, a.limbs[0], b.limbs[0])])
        count = len(a.limbs)
        result = self.constant(LIMB * count, 0, a.lanes)
        zero = result.limbs[0]
        for i, x in enumerate(a.limbs):
            for j, y in enumerate(b.limbs[: count - i]):
                at = i + j
                product = [zero] * count
                product[at] = self.build.binary(Opcode.MUL, x, y)
                if at + 1 < count:
                    product[at + 1] = self._high_product(x, y)
                result = self.add(result, LimbInteger(LIMB * count, tuple(product)))
        return self.wrap(a.width, list(result.limbs))

    def _high_product(self, x: Value, y: Value) -> Value:
        """The upper 64 bits of a product, by OpenCL's mul_hi."""
        module = self.build.module
        codes = f"Dv{x.type.length}_mS_" if x.type.is_vector else "mm"
        name = module.target.builtins.overload("mul_hi", codes)
        type = self._context.function(x.type, [x.type, x.type])
        return self.build.call(module.declare_builtin(name, type), [x, y])

    def shift(self, opcode: Opcode, a: LimbInteger, amount: LimbInteger) -> LimbInteger:
        """shl, lshr, ashr. An amount of the width or more gives zero, or copies of the sign."""
        limbs = self.signed_limbs(a) if opcode == Opcode.ASHR else list(a.limbs)
        if len(limbs) == 1:
            return self.wrap(a.width, [self.build.binary(opcode, limbs[0], amount.limbs[0])])
        if opcode == Opcode.ASHR:
            fill = self.build.binary(Opcode.ASHR, limbs[-1], self._like(limbs[-1], LIMB - 1))
        else:
            fill = self._like(limbs[0], 0)
        if opcode == Opcode.SHL:
            limbs.reverse()
        by = amount.limbs[0]
        limbs = self._shift_limbs(limbs, fill, by)
        limbs = self._shift_bits(limbs, fill, by, left=opcode == Opcode.SHL)
        if opcode == Opcode.SHL:
            limbs.reverse()
        return self.wrap(a.width, limbs)

    def _shift_limbs(self, limbs: list[Value], fill: Value, by: Value) -> list[Value]:
        """Move limb i to i - by/64; `fill` enters at the end."""
        words = self.build.binary(Opcode.LSHR, by, self._like(by, 6))
        padded = limbs + [fill] * len(limbs)
        result = [fill] * len(limbs)
        for word in range(len(limbs)):
            moved = padded[word : word + len(limbs)]
            if isinstance(words, ConstantInt):
                if words.value == word:
                    return moved
                continue
            here = self.build.compare(Predicate.EQ, words, self._like(words, word))
            result = [self.build.select(here, m, r) for m, r in zip(moved, result, strict=True)]
        return result

    def _shift_bits(self, limbs: list[Value], fill: Value, by: Value, left: bool) -> list[Value]:
        """Shifts by by%64; each limb takes in bits from the next one of the list.

        These bits are shifted in two steps: a shift by 64 at once would be poison.
        """
        near, far = (Opcode.SHL, Opcode.LSHR) if left else (Opcode.LSHR, Opcode.SHL)
        if isinstance(by, ConstantInt) and by.value % LIMB == 0:
            return limbs
        bits = self.build.binary(Opcode.AND, by, self._like(by, LIMB - 1))
        rest = self.build.binary(Opcode.SUB, self._like(by, LIMB - 1), bits)
        one = self._like(by, 1)
        result: list[Value] = []
        for limb, other in zip(limbs, [*limbs[1:], fill], strict=True):
            taken = self.build.binary(far, self.build.binary(far, other, one), rest)
            result.append(self.build.binary(Opcode.OR, self.build.binary(near, limb, bits), taken))
        return result

    def extract_bits(self, a: LimbInteger, start: int, width: int) -> LimbInteger:
        """The `width` bits of a scalar from bit `start`."""
        size = limb_widths(a.width)[0]
        zero = self._like(a.limbs[0], 0)
        limbs = [*a.limbs, *[zero] * (len(limb_widths(width)) + 1)][start // size :]
        bits = start % size
        result: list[Value] = []
        for low, high in itertools.pairwise(limbs[: len(limb_widths(width)) + 1]):
            if bits:
                low = self.build.binary(Opcode.LSHR, low, self._like(low, bits))
                if high != zero:
                    high = self.build.binary(Opcode.SHL, high, self._like(high, size - bits))
                    low = self.build.binary(Opcode.OR, low, high)
            result.append(low)
        type = self.limb_type(width, 0)
        return self.wrap(width, [self.build.resize(limb, type) for limb in result])

    def concatenate(self, pieces: Sequence[tuple[int, LimbInteger]], width: int) -> LimbInteger:
        """The scalar of `width` bits that has each piece at its start bit. The pieces don't overlap."""
        type = self.limb_type(width, 0)
        limbs = list(self.constant(width, 0).limbs)
        size = type.width
        for start, integer in pieces:
            for i, limb in enumerate(integer.limbs):
                at = start + i * LIMB
                word, bits = at // size, at % size
                low = self.build.resize(limb, type)
                if bits:
                    low = self.build.binary(Opcode.SHL, low, self._like(low, bits))
                limbs[word] = self._or(limbs[word], low)
                if bits and bits + min(LIMB, integer.width - i * LIMB) > size:
                    high = self.build.binary(Opcode.LSHR, limb, self._like(limb, size - bits))
                    limbs[word + 1] = self._or(limbs[word + 1], self.build.resize(high, type))
        return LimbInteger(width, tuple(limbs))

    def _or(self, a: Value, b: Value) -> Value:
        if isinstance(a, ConstantInt) and a.value == 0:
            return b
        return self.build.binary(Opcode.OR, a, b)

    def divide(self, opcode: Opcode, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        """udiv, sdiv, urem, srem of one limb."""
        signed = opcode in (Opcode.SDIV, Opcode.SREM)
        x = self.signed_limbs(a)[0] if signed else a.limbs[0]
        y = self.signed_limbs(b)[0] if signed else b.limbs[0]
        return self.wrap(a.width, [self.build.binary(opcode, x, y)])

    def compare(self, predicate: Predicate, a: LimbInteger, b: LimbInteger) -> Value:
        """icmp: an i1, or a vector of them."""
        if predicate in (Predicate.UGT, Predicate.UGE, Predicate.SGT, Predicate.SGE):
            swapped = {
                Predicate.UGT: Predicate.ULT,
                Predicate.UGE: Predicate.ULE,
                Predicate.SGT: Predicate.SLT,
                Predicate.SGE: Predicate.SLE,
            }
            return self.compare(swapped[predicate], b, a)
        x, y = list(a.limbs), list(b.limbs)
        if predicate in _SIGNED:
            x, y = self.signed_limbs(a), self.signed_limbs(b)
        *lower, (top_x, top_y) = zip(x, y, strict=True)
        if predicate in (Predicate.EQ, Predicate.NE):
            return self._equality(predicate, x, y)
        # The lower limbs decide only if the higher ones are equal; they are unsigned.
        below: Value | None = None
        base = _SIGNED.get(predicate, predicate)
        for lx, ly in lower:
            below = self._ordered(base, Predicate.ULT, lx, ly, below)
        strict = Predicate.SLT if predicate in _SIGNED else Predicate.ULT
        return self._ordered(predicate, strict, top_x, top_y, below)

    def _ordered(self, predicate: Predicate, strict: Predicate, x: Value, y: Value, below: Value | None) -> Value:
        if below is None:
            return self.build.compare(predicate, x, y)
        less = self.build.compare(strict, x, y)
        equal = self.build.compare(Predicate.EQ, x, y)
        return self.build.binary(Opcode.OR, less, self.build.binary(Opcode.AND, equal, below))

    def _equality(self, predicate: Predicate, x: list[Value], y: list[Value]) -> Value:
        if len(x) == 1:
            return self.build.compare(predicate, x[0], y[0])
        bits = [self.build.binary(Opcode.XOR, p, q) for p, q in zip(x, y, strict=True)]
        joined = bits[0]
        for limb in bits[1:]:
            joined = self.build.binary(Opcode.OR, joined, limb)
        return self.build.compare(predicate, joined, self._like(joined, 0))

    def select(self, condition: Value, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        pairs = zip(a.limbs, b.limbs, strict=True)
        return LimbInteger(a.width, tuple(self.build.select(condition, x, y) for x, y in pairs))

    def binary(self, opcode: Opcode, a: LimbInteger, b: LimbInteger) -> LimbInteger:
        """The result of LLVM's instruction `opcode`."""
        return _OPERATIONS[opcode](self, opcode, a, b)


_Operation = Callable[[Arithmetic, Opcode, LimbInteger, LimbInteger], LimbInteger]
_OPERATIONS: dict[Opcode, _Operation] = {
    Opcode.ADD: lambda self, _, a, b: self.add(a, b),
    Opcode.SUB: lambda self, _, a, b: self.subtract(a, b),
    Opcode.MUL: lambda self, _, a, b: self.multiply(a, b),
    **dict.fromkeys((Opcode.AND, Opcode.OR, Opcode.XOR), Arithmetic.bitwise),
    **dict.fromkeys((Opcode.SHL, Opcode.LSHR, Opcode.ASHR), Arithmetic.shift),
    **dict.fromkeys((Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM), Arithmetic.divide),
}
