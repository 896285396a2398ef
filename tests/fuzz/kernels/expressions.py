"""Expressions of C++ with bounds of their values, which keep generated kernels defined.

The bounds decide how an operation is written: a signed sum that might overflow is one of unsigned
operands, and an index that might be outside of its array is masked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Type(NamedTuple):
    """A type by its name in C++. bits: 0 for floating point; real is float on the device. named: one of numbers.h,
    which has its operations and conversions as functions."""

    name: str
    bits: int
    signed: bool
    suffix: str = ""
    named: bool = False

    @property
    def floating(self) -> bool:
        return self.bits == 0

    @property
    def low(self) -> int:
        return -(1 << (self.bits - 1)) if self.signed and self.bits else 0

    @property
    def high(self) -> int:
        return (1 << (self.bits - self.signed)) - 1 if self.bits else 0


BYTE = Type("unsigned char", 8, False)
SHORT = Type("short", 16, True)
INT = Type("int", 32, True)
UNSIGNED = Type("unsigned", 32, False, "u")
LONG = Type("long", 64, True, "l")
SIZE = Type("size_t", 64, False, "ul")
REAL = Type("real", 0, True)
WIDE = (INT, UNSIGNED, LONG, SIZE)  # in the order of the usual arithmetic conversions
_UNSIGNED_OF = {INT: UNSIGNED, LONG: SIZE, UNSIGNED: UNSIGNED, SIZE: SIZE}
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


@dataclass(frozen=True)
class Expr:
    """form: text with a {} for each operand. low, high: bounds of the value, both 0 for a real.
    name: of the variable that a leaf reads. fixed: a reduction leaves it as it is."""

    form: str
    type: Type
    low: int = 0
    high: int = 0
    operands: tuple[Expr, ...] = ()
    name: str = ""
    fixed: bool = False

    @property
    def text(self) -> str:
        return self.form.format(*(operand.text for operand in self.operands))

    def within(self, low: int, high: int) -> bool:
        return low <= self.low and self.high <= high


def constant(value: int, type: Type = INT) -> Expr:
    if type is REAL:
        return Expr(f"real({value})", REAL)
    text = f"{value}{type.suffix}"
    if value == type.low and type.signed:
        text = f"({value + 1}{type.suffix} - 1)"
    elif value < 0:
        text = f"({text})"
    return Expr(text, type, value, value)


def variable(name: str, type: Type, low: int | None = None, high: int | None = None) -> Expr:
    """low, high: those of the type unless given."""
    if type is REAL:
        return Expr(name, REAL, name=name)
    return Expr(name, type, type.low if low is None else low, type.high if high is None else high, name=name)


def cast(value: Expr, type: Type) -> Expr:
    if value.type == type:
        return value
    if type.named or value.type.named:
        low, high = (type.low, type.high) if value.type.floating else _converted(value, type)
        return Expr(f"to<{type.name}>({{}})", type, low, high, (value,))
    if type is REAL:
        assert value.within(-(1 << 24), 1 << 24)
        return Expr("real({})", REAL, operands=(value,))
    if value.type is REAL:
        assert type is INT
        return Expr("whole({})", INT, -(1 << 20), 1 << 20, (value,))
    low, high = _converted(value, type)
    return Expr(f"({type.name}){{}}", type, low, high, (value,))


def _converted(value: Expr, type: Type) -> tuple[int, int]:
    return (value.low, value.high) if value.within(type.low, type.high) else (type.low, type.high)


def _promoted(type: Type) -> Type:
    return type if type in WIDE else INT


def common(left: Expr, right: Expr) -> Type:
    """The type of the usual arithmetic conversions."""
    return max(_promoted(left.type), _promoted(right.type), key=WIDE.index)


def arithmetic(left: Expr, sign: str, right: Expr) -> Expr:
    """left sign right. A divisor is at least 1; a shift's amount is less than the type's bits."""
    if REAL in (left.type, right.type):
        return Expr(f"({{}} {sign} {{}})", REAL, operands=(cast(left, REAL), cast(right, REAL)))
    type = _promoted(left.type) if sign in ("<<", ">>") else common(left, right)
    a, b = _converted(left, type), _converted(right, type)
    low, high = _bounds(a, sign, b, type)
    if low < type.low or high > type.high:
        if type.signed:
            return arithmetic(
                cast(left, _UNSIGNED_OF[type]), sign, right if sign == "<<" else cast(right, _UNSIGNED_OF[type])
            )
        low, high = type.low, type.high
    return Expr(f"({{}} {sign} {{}})", type, low, high, (left, right))


def _bounds(a: tuple[int, int], sign: str, b: tuple[int, int], type: Type) -> tuple[int, int]:
    positive = a[0] >= 0 and b[0] >= 0
    if sign == "+":
        return a[0] + b[0], a[1] + b[1]
    if sign == "-":
        return a[0] - b[1], a[1] - b[0]
    if sign == "*":
        corners = [x * y for x in a for y in b]
        return min(corners), max(corners)
    if sign == "&" and (a[0] >= 0 or b[0] >= 0):
        return 0, min(each[1] for each in (a, b) if each[0] >= 0)
    if sign in ("|", "^") and positive:
        return 0, (1 << max(a[1], b[1]).bit_length()) - 1
    if sign in ("/", "%"):
        assert b[0] >= 1, "a divisor might be 0"
        most = max(-a[0], a[1])
        limit = most // b[0] if sign == "/" else min(most, b[1] - 1)
        return (-limit if a[0] < 0 else 0), limit
    if sign in ("<<", ">>"):
        assert 0 <= b[0] <= b[1] < type.bits, "a shift by too many bits"
        if sign == ">>":
            return min(a[0], 0), max(a[1], 0)
        return a[0] << b[1] if a[0] < 0 else 0, a[1] << b[1]
    return type.low, type.high


def compare(left: Expr, sign: str, right: Expr) -> Expr:
    if left.type is REAL or right.type is REAL:
        left, right = cast(left, REAL), cast(right, REAL)
    return Expr(f"({{}} {sign} {{}})", INT, 0, 1, (left, right))


def both(left: Expr, sign: str, right: Expr) -> Expr:
    """sign: && or ||."""
    return Expr(f"({{}} {sign} {{}})", INT, 0, 1, (left, right))


def negation(condition: Expr) -> Expr:
    return Expr("!{}", INT, 0, 1, (condition,))


def choose(condition: Expr, left: Expr, right: Expr) -> Expr:
    type = REAL if REAL in (left.type, right.type) else common(left, right)
    left, right = cast(left, type), cast(right, type)
    low, high = min(left.low, right.low), max(left.high, right.high)
    return Expr("({} ? {} : {})", type, low, high, (condition, left, right))


def least(left: Expr, sign: str, right: Expr) -> Expr:
    """The lesser of both (sign `<`) or the greater one (`>`), by a comparison."""
    type = common(left, right)
    left, right = cast(left, type), cast(right, type)
    pick = min if sign == "<" else max
    low, high = pick(left.low, right.low), pick(left.high, right.high)
    return Expr(f"({{0}} {sign} {{1}} ? {{0}} : {{1}})", type, low, high, (left, right))


def masked(value: Expr, count: int) -> Expr:
    """A value from 0 to count - 1, a power of two."""
    return value if value.within(0, count - 1) else arithmetic(value, "&", constant(count - 1))


def element(array: Expr, index: Expr, count: int) -> Expr:
    """An element of an array of so many elements, a power of two. array: with the element's type and bounds."""
    return Expr(f"{array.form}[{{}}]", array.type, array.low, array.high, (masked(index, count),), array.name)


def names(value: Expr) -> set[str]:
    found = {value.name} if value.name else set()
    return found.union(*map(names, value.operands)) if value.operands else found
