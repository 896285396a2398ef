"""The functions that LLVM's RISC-V back end calls by name, against Python's arithmetic."""

import ctypes
import math
import operator
import random
import struct
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.accuracy.formats import BFLOAT16, DOUBLE, FLOAT, HALF, Format
from tests.devlib.ptx import PACKAGE

from .host import HostCode, host_library

COUNT = 5_000
F32, F64 = ctypes.c_float, ctypes.c_double
U32, U64, S32, S64 = ctypes.c_uint32, ctypes.c_uint64, ctypes.c_int32, ctypes.c_int64
_FORMATS = {F32: FLOAT, F64: DOUBLE}


@pytest.fixture(scope="module")
def narrow() -> HostCode:
    return host_library(str(PACKAGE / "lib/hipspv-vortex32.bc"))


@pytest.fixture(scope="module", params=(32, 64))
def either(request: pytest.FixtureRequest) -> tuple[int, HostCode]:
    return request.param, host_library(str(PACKAGE / f"lib/hipspv-vortex{request.param}.bc"))


def libcall(code: HostCode, name: str, result: Any, *parameters: Any) -> Any:
    return code.function(f"__hipspv_libcall_{name}", result, *parameters)


def integers(chance: random.Random, bits: int) -> int:
    """Numbers of all lengths, often next to a power of two."""
    length = chance.randrange(1, bits + 1)
    number = chance.choice((chance.getrandbits(length), 1 << length, (1 << length) - 1))
    return chance.choice((number, -number)) % 2**bits


def reals(chance: random.Random, form: Format) -> float:
    pattern = chance.choice((chance.getrandbits(form.bits), integers(chance, form.bits)))
    size = chance.uniform(-70, 70)
    near = form.round(chance.choice((-1, 1)) * 2.0**size * chance.choice((1.0, 1.5)))
    return chance.choice((form.value(pattern), near))


def equal(got: float, expected: float) -> bool:
    if expected != expected:
        return got != got
    return got == expected and math.copysign(1, got) == math.copysign(1, expected)


def signed(number: int) -> int:
    return number - 2**64 if number >> 63 else number


def nearest(form: Format, exact: Fraction, sign: float = 1.0) -> float:
    """The number rounded to the format, ties to even. sign: that of zero."""
    if exact == 0:
        return math.copysign(0.0, sign)
    size = abs(exact)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent += Fraction(2) ** exponent <= size
    unit = Fraction(2) ** (max(exponent, form.min_exponent) - form.digits)
    rounded = round(size / unit) * unit
    result = float(rounded) if rounded < Fraction(2) ** form.max_exponent else math.inf
    return -result if exact < 0 else result


# ---- 64-bit integers ---------------------------------------------------------------------------


def test_divisions(narrow: HostCode) -> None:
    chance = random.Random(1)
    names = ("__udivdi3", "__umoddi3", "__divdi3", "__moddi3")
    types = (U64, U64, S64, S64)
    functions = [libcall(narrow, name, type, type, type) for name, type in zip(names, types, strict=True)]
    for _ in range(COUNT):
        a, b = integers(chance, 64), integers(chance, 64) or 1
        assert functions[0](a, b) == a // b
        assert functions[1](a, b) == a % b
        p, q = signed(a), signed(b)
        quotient = abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
        if quotient < 2**63:
            assert functions[2](p, q) == quotient
            assert functions[3](p, q) == p - q * quotient


@pytest.mark.parametrize(
    ("name", "given", "made"),
    [
        ("__floatdisf", S64, F32),
        ("__floatundisf", U64, F32),
        ("__floatsidf", S32, F64),
        ("__floatunsidf", U32, F64),
        ("__floatdidf", S64, F64),
        ("__floatundidf", U64, F64),
    ],
)
def test_integers_to_floats(name: str, given: Any, made: Any, narrow: HostCode) -> None:
    chance, function = random.Random(name), libcall(narrow, name, made, given)
    for _ in range(COUNT):
        number = given(integers(chance, 64)).value
        assert function(number) == nearest(_FORMATS[made], Fraction(number)), number


@pytest.mark.parametrize(
    ("name", "given", "low", "high"),
    [
        ("__fixsfdi", F32, -(2**63), 2**63),
        ("__fixunssfdi", F32, 0, 2**64),
        ("__fixdfsi", F64, -(2**31), 2**31),
        ("__fixunsdfsi", F64, 0, 2**32),
        ("__fixdfdi", F64, -(2**63), 2**63),
        ("__fixunsdfdi", F64, 0, 2**64),
    ],
)
def test_floats_to_integers(name: str, given: Any, low: int, high: int, narrow: HostCode) -> None:
    made = {64: U64 if low == 0 else S64, 32: U32 if low == 0 else S32}[(high - low).bit_length() - 1]
    chance, function = random.Random(name), libcall(narrow, name, made, given)
    for _ in range(COUNT):
        number = reals(chance, _FORMATS[given])
        if math.isfinite(number) and low <= int(number) < high:
            assert function(number) == int(number), number


# ---- Doubles -----------------------------------------------------------------------------------


def pairs(chance: random.Random) -> Iterator[tuple[float, float]]:
    for _ in range(COUNT):
        a = reals(chance, DOUBLE)
        yield a, chance.choice((reals(chance, DOUBLE), a, -a, a * 2, a * (1 + 2.0**-50)))


def quotient(a: float, b: float) -> float:
    if b:
        return a / b
    return math.nan if a != a or a == 0 else math.copysign(math.inf, a) * math.copysign(1.0, b)


ARITHMETIC: dict[str, Callable[[float, float], float]] = {
    "__adddf3": operator.add,
    "__subdf3": operator.sub,
    "__muldf3": operator.mul,
    "__divdf3": quotient,
}


@pytest.mark.parametrize("name", ARITHMETIC)
def test_arithmetic(name: str, narrow: HostCode) -> None:
    function = libcall(narrow, name, F64, F64, F64)
    for a, b in pairs(random.Random(name)):
        assert equal(function(a, b), ARITHMETIC[name](a, b)), (a, b)


COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "__eqdf2": operator.eq,
    "__nedf2": operator.ne,
    "__ltdf2": operator.lt,
    "__ledf2": operator.le,
    "__gtdf2": operator.gt,
    "__gedf2": operator.ge,
}


@pytest.mark.parametrize("name", COMPARISONS)
def test_comparisons(name: str, narrow: HostCode) -> None:
    function, compare = libcall(narrow, name, S32, F64, F64), COMPARISONS[name]
    unordered = libcall(narrow, "__unorddf2", S32, F64, F64)
    for a, b in [*pairs(random.Random(name)), (0.0, -0.0), (math.nan, 1.0), (1.0, math.nan)]:
        assert compare(function(a, b), 0) == compare(a, b), (a, b)
        assert (unordered(a, b) != 0) == (a != a or b != b)


def test_formats_of_32_and_64_bits(narrow: HostCode) -> None:
    chance = random.Random(2)
    wider, narrower = (libcall(narrow, "__extendsfdf2", F64, F32), libcall(narrow, "__truncdfsf2", F32, F64))
    for _ in range(COUNT):
        single, number = reals(chance, FLOAT), reals(chance, DOUBLE)
        assert equal(wider(single), single)
        expected = nearest(FLOAT, Fraction(number), number) if math.isfinite(number) else number
        assert equal(narrower(number), expected), number


# ---- 16 bits -----------------------------------------------------------------------------------


def _boxed(code: HostCode, name: str, given: Any) -> Callable[[float], int]:
    """A function that returns a float whose lower half is the result, as bits: a NaN too."""
    function = libcall(code, name, F32, given)

    def call(value: float) -> int:
        return struct.unpack("<I", struct.pack("<f", function(value)))[0]

    return call


@pytest.mark.parametrize(
    ("name", "given", "form"),
    [
        ("__truncsfhf2", F32, HALF),
        ("__truncdfhf2", F64, HALF),
        ("__truncsfbf2", F32, BFLOAT16),
        ("__truncdfbf2", F64, BFLOAT16),
    ],
)
def test_to_16_bits(name: str, given: Any, form: Format, either: tuple[int, HostCode]) -> None:
    chance, function = random.Random(name), _boxed(either[1], name, given)
    for _ in range(COUNT):
        middle = form.value(chance.getrandbits(15) & 0x7BFF)
        step = chance.choice((0.5, 0.4999999, 0.5000001, 0.0, 0.75)) * 2.0**-form.digits
        number = chance.choice((reals(chance, _FORMATS[given]), middle * (1 + 2 * step)))
        number = _FORMATS[given].round(number)
        bits = function(number)
        # The numbers in boxes look like NaN, whose highest fraction bit Python's floats set.
        assert bits >> 16 == 0xFFFF
        if number != number:
            assert form.value(bits & 0xFFFF) != form.value(bits & 0xFFFF)
        elif math.isinf(number):
            assert bits & 0xFFFF == form.pattern(number)
        else:
            assert bits & 0xFFFF == form.pattern(nearest(form, Fraction(number), number)), number


def test_from_half(either: tuple[int, HostCode]) -> None:
    function = libcall(either[1], "__extendhfsf2", F32, F32)
    for pattern in range(2**16):
        boxed = struct.unpack("<f", struct.pack("<I", 0xFFFF0000 | pattern))[0]
        assert equal(function(boxed), HALF.value(pattern)), pattern


# ---- Memory ------------------------------------------------------------------------------------


def test_memory(either: tuple[int, HostCode]) -> None:
    bits, code = either
    size_type = U32 if bits == 32 else U64
    address = ctypes.c_void_p
    copy, move = (libcall(code, n, address, address, address, size_type) for n in ("memcpy", "memmove"))
    fill = libcall(code, "memset", address, address, S32, size_type)
    compare, same = (libcall(code, n, S32, address, address, size_type) for n in ("memcmp", "bcmp"))
    chance, buffer = random.Random(3), ctypes.create_string_buffer(512)
    start = ctypes.addressof(buffer)
    for _ in range(COUNT):
        first = chance.randbytes(512)
        buffer.raw = first
        size = chance.choice((chance.randrange(20), chance.randrange(100)))
        to, source = chance.randrange(128), chance.randrange(128)
        if chance.random() < 0.5:
            to, source = to & ~7, source & ~7
        value = chance.getrandbits(32)
        expected = bytearray(first)
        kind = chance.choice((copy, move, fill))
        if kind is fill:
            expected[to : to + size] = bytes([value & 0xFF]) * size
            result = fill(start + to, value - 2**31, size)
        else:
            if kind is copy:  # the ranges don't overlap
                source += 256
            expected[to : to + size] = first[source : source + size]
            result = kind(start + to, start + source, size)
        assert result == start + to
        assert buffer.raw == bytes(expected), (to, source, size)
        a, b = buffer.raw[to : to + size], buffer.raw[source : source + size]
        assert compare(start + to, start + source, size) == (a > b) - (a < b)
        assert (same(start + to, start + source, size) == 0) == (a == b)


def test_whole_powers(either: tuple[int, HostCode]) -> None:
    for name, type in (("__powisf2", F32), ("__powidf2", F64)):
        function = libcall(either[1], name, type, type, S32)
        for x in (2.0, -4.0, 0.5):
            for n in range(-6, 8):
                assert function(x, n) == x**n
        assert equal(function(-0.0, 3), -0.0)
        assert equal(function(-0.0, -3), -math.inf)
