"""Floating-point formats and integers as bits, with each rounding mode."""

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Value = float | int


@dataclass(frozen=True)
class Type:
    """A SPIR-V type of numbers. code: struct's letter for it."""

    definition: str
    code: str
    signed: bool = False

    @property
    def size(self) -> int:
        return struct.calcsize(self.code)

    @property
    def bits(self) -> int:
        return 8 * self.size

    @property
    def is_float(self) -> bool:
        return self.code in "efd"

    @property
    def minimum(self) -> int:
        return -(1 << self.bits - 1) if self.signed else 0

    @property
    def maximum(self) -> int:
        return (1 << self.bits - self.signed) - 1


TYPES = {
    "half": Type("OpTypeFloat 16", "e"),
    "float": Type("OpTypeFloat 32", "f"),
    "double": Type("OpTypeFloat 64", "d"),
    **{f"s{8 * struct.calcsize(c)}": Type("", c, True) for c in "bhiq"},
    **{f"u{8 * struct.calcsize(c)}": Type("", c.upper()) for c in "bhiq"},
}
_BITS = {"e": "H", "f": "I", "d": "Q"}
_LARGEST = {"e": 0x7BFF, "f": 0x7F7FFFFF, "d": 0x7FEF_FFFF_FFFF_FFFF}


def pack(type: Type, values: Sequence[Value]) -> bytes:
    return struct.pack(f"={len(values)}{type.code}", *values)


def unpack(type: Type, data: bytes) -> tuple[Value, ...]:
    return struct.unpack(f"={len(data) // type.size}{type.code}", data)


def of_bits(type: Type, bits: int) -> float:
    return struct.unpack("=" + type.code, struct.pack("=" + _BITS[type.code], bits))[0]


def bits_of(type: Type, value: float) -> int:
    return struct.unpack("=" + _BITS[type.code], struct.pack("=" + type.code, value))[0]


def _nearest(type: Type, value: Value) -> float:
    if isinstance(value, int) and type.code == "e":
        value = float(min(max(value, -(1 << 17)), 1 << 17))  # exact, or treated as infinite
    try:
        return struct.unpack("=" + type.code, struct.pack("=" + type.code, value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def rounded(type: Type, value: Value, mode: str = "RTE") -> float:
    """Convert to the format. Python compares integers and floats exactly."""
    result = _nearest(type, value)
    if result != result or result == value or mode == "RTE":
        return result
    grown = abs(result) > abs(value)
    wanted = {"RTZ": False, "RTP": value > 0, "RTN": value < 0}[mode]
    if grown == wanted:
        return result
    size = abs(result)
    step = 1 if wanted else -1
    bits = _LARGEST[type.code] if size == math.inf else bits_of(type, size) + step
    return math.copysign(of_bits(type, bits), value)


_WHOLE: dict[str, Callable[[float], int]] = {"RTE": round, "RTZ": math.trunc, "RTP": math.ceil, "RTN": math.floor}


def whole(type: Type, value: float, mode: str, saturate: bool) -> int | None:
    """None if SPIR-V doesn't specify the result."""
    if value != value:
        return 0 if saturate else None
    number = (type.maximum + 1 if value > 0 else type.minimum - 1) if abs(value) == math.inf else _WHOLE[mode](value)
    if type.minimum <= number <= type.maximum:
        return number
    return min(max(number, type.minimum), type.maximum) if saturate else None


def fused(x: float, y: float, z: float) -> float:
    """x * y + z of halves, rounded to odd in double, so that rounding to half is right."""
    product = x * y
    total = product + z
    if not math.isfinite(total):
        return total
    of_z = total - product
    rest = (product - (total - of_z)) + (z - of_z)
    if rest == 0 or bits_of(TYPES["double"], total) & 1:
        return total
    return math.nextafter(total, math.copysign(math.inf, rest))
