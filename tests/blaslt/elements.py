"""The types of matrices' elements: their values as NumPy's doubles, and random elements."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Element(NamedTuple):
    """A type of elements. value: of hipDataType and cudaDataType. memory: NumPy's type of the same size.

    epsilon: the relative error of one rounding. least: the absolute one near zero.
    """

    value: int
    memory: type[np.generic]
    epsilon: float
    least: float = 0


ELEMENTS = {
    "f32": Element(0, np.float32, 2.0**-24),
    "f64": Element(1, np.float64, 2.0**-53),
    "f16": Element(2, np.float16, 2.0**-11, 2.0**-25),
    "i8": Element(3, np.int8, 0, 0.5),
    "c32": Element(4, np.complex64, 2.0**-23),
    "c64": Element(5, np.complex128, 2.0**-52),
    "i32": Element(10, np.int32, 0),
    "bf16": Element(14, np.uint16, 2.0**-8),
    "e4m3": Element(28, np.uint8, 2.0**-4, 2.0**-10),
    "e5m2": Element(29, np.uint8, 2.0**-3, 2.0**-17),
}


def _float8(exponent_bits: int, bias: int, *, finite: bool) -> Array:
    """The values of the 256 codes (OCP 8-bit floating point specification, section 5.2)."""
    mantissa_bits = 7 - exponent_bits
    values = np.empty(256)
    for code in range(256):
        exponent = (code >> mantissa_bits) & ((1 << exponent_bits) - 1)
        mantissa = code & ((1 << mantissa_bits) - 1)
        size = mantissa / (1 << mantissa_bits) + (exponent != 0)
        value = size * 2.0 ** (max(exponent, 1) - bias)
        if exponent == (1 << exponent_bits) - 1 and (not finite or mantissa == (1 << mantissa_bits) - 1):
            value = np.nan if mantissa else np.inf
        values[code] = -value if code & 0x80 else value
    return values


_TABLES = {"e4m3": _float8(4, 7, finite=True), "e5m2": _float8(5, 15, finite=False)}


def decoded(name: str, memory: Array) -> Array:
    """The elements' values, as doubles or complex ones."""
    if name == "bf16":
        return (memory.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    if name in _TABLES:
        return _TABLES[name][memory]
    return memory.astype(np.complex128 if name in ("c32", "c64") else np.float64)


def encoded(name: str, values: Array) -> Array:
    """Elements with these values, which the type has."""
    if name == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    if name in _TABLES:
        codes = np.abs(_TABLES[name][:, None] - values.reshape(1, -1))
        return np.nanargmin(codes, axis=0).astype(np.uint8).reshape(values.shape)
    return values.astype(ELEMENTS[name].memory)


def not_a_number(name: str) -> Any:
    """An element that spoils each result that it takes part in; for integers another odd one."""
    if name == "bf16":
        return 0x7FC0
    if name in ("i8", "i32"):
        return 77
    return 0x7F if name in _TABLES else np.nan


def random_elements(numbers: np.random.Generator, name: str, shape: tuple[int, ...]) -> Array:
    """Values of few bits, between -2 and 2; bytes have all values."""
    if name == "i8":
        return numbers.integers(-128, 128, shape).astype(np.int8)
    if name == "i32":
        return numbers.integers(-(2**31), 2**31, shape).astype(np.int32)
    values = numbers.integers(-16, 17, shape) / 8
    if name in _TABLES:
        values = numbers.integers(-4, 5, shape) / 4
    if name in ("c32", "c64"):
        values = values + 1j * numbers.integers(-16, 17, shape) / 8
    return encoded(name, values)
