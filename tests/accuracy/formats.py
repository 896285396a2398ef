"""The floating-point formats of device functions."""

import math
import struct
from array import array
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Format:
    """An IEEE 754 binary format.

    ``type`` is the type's name in a HIP program; ``digits`` counts the significand's bits, with the hidden one. Numbers
    are below ``2**max_exponent``; normal ones are at least ``2**(min_exponent - 1)`` (C's FLT_MAX_EXP and FLT_MIN_EXP).
    ``suffix`` is what C appends to a function's name.
    """

    name: str
    type: str
    bits: int
    digits: int
    max_exponent: int
    min_exponent: int
    suffix: str = ""
    header: str = ""

    @property
    def largest(self) -> float:
        return math.ldexp(1 - 2.0**-self.digits, self.max_exponent)

    @property
    def least_normal(self) -> float:
        return math.ldexp(1.0, self.min_exponent - 1)

    @property
    def smallest(self) -> float:
        return math.ldexp(1.0, self.min_exponent - self.digits)

    def value(self, pattern: int) -> float:
        """The number with this bit pattern, as a double: double represents all formats' numbers."""
        if self.name == "bfloat16":
            return struct.unpack("<f", struct.pack("<I", pattern << 16))[0]
        code, integer = {16: ("e", "H"), 32: ("f", "I"), 64: ("d", "Q")}[self.bits]
        return struct.unpack(f"<{code}", struct.pack(f"<{integer}", pattern))[0]

    def pattern(self, value: float) -> int:
        """The bit pattern of `value`, which is a number of the format."""
        if self.name == "bfloat16":
            return struct.unpack("<I", struct.pack("<f", value))[0] >> 16
        code, integer = {16: ("e", "H"), 32: ("f", "I"), 64: ("d", "Q")}[self.bits]
        return struct.unpack(f"<{integer}", struct.pack(f"<{code}", value))[0]

    def round(self, value: float) -> float:
        """`value` rounded to nearest, ties to even; beyond the largest number to infinity."""
        if value == 0 or not math.isfinite(value) or self.bits == 64:
            return value
        exponent = max(math.frexp(value)[1], self.min_exponent)
        unit = math.ldexp(1.0, exponent - self.digits)
        rounded = math.copysign(round(value / unit) * unit, value)
        return rounded if abs(rounded) <= self.largest else math.copysign(math.inf, value)

    def encode(self, values: Iterable[float]) -> bytes:
        """The numbers as they lie in the device's memory."""
        if self.bits == 64:
            return array("d", values).tobytes()
        if self.bits == 32:
            return array("f", values).tobytes()
        return array("H", map(self.pattern, values)).tobytes()

    def decode(self, data: bytes) -> list[float]:
        if self.bits == 64:
            return array("d", data).tolist()
        if self.bits == 32:
            return array("f", data).tolist()
        return [self.value(pattern) for pattern in array("H", data)]


FLOAT = Format("float", "float", 32, 24, 128, -125, "f")
DOUBLE = Format("double", "double", 64, 53, 1024, -1021)
HALF = Format("half", "__half", 16, 11, 16, -13, header="hip/hip_fp16.h")
BFLOAT16 = Format("bfloat16", "__hip_bfloat16", 16, 8, 128, -125, header="hip/hip_bf16.h")
