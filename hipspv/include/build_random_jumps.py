"""Makes the tables of jumps of random number generators: `build_random_jumps.py DIRECTORY`.

A generator whose state changes by a linear map T skips n elements by T^n = q(T), where q is x^n modulo T's
characteristic polynomial. The tables have q for n = 2^i, from which a jump of any length follows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

_HEADER = "hip/spirv_detail/random/jumps.h"
_MASK = 0xFFFFFFFF
_XORWOW_BITS = 160
# Subsequences of XORWOW are 2^67 elements apart, those of MRG32k3a 2^76 and its sequences 2^127; the factor of each
# has 64 bits (docs.nvidia.com/cuda/curand, "Device API overview").
_XORWOW_JUMPS = 67 + 64
_MRG_JUMPS = 127 + 64
# The modulus and the coefficients of s[n - 2] and s[n - 3], or s[n - 1] and s[n - 3]: P. L'Ecuyer, "Good parameters
# and implementations for combined multiple recursive random number generators", Operations Research 47 (1999).
_MRG = ((4294967087, (0, 1403580, -810728)), (4294944443, (527612, 0, -1370589)))


def _xorwow_bits(count: int) -> Iterator[int]:
    """The lowest bit of each state. G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003)."""
    v = [123456789, 362436069, 521288629, 88675123, 5783321]
    for _ in range(count):
        t = v[0] ^ v[0] >> 2
        v = [*v[1:], (v[4] ^ v[4] << 4 ^ t ^ t << 1) & _MASK]
        yield v[4] & 1


def _characteristic(bits: list[int]) -> int:
    """The minimal polynomial of a sequence of bits, by the algorithm of Berlekamp and Massey."""
    connection, previous, length, since = 1, 1, 0, 1
    window = 0
    for n, bit in enumerate(bits):
        window = window << 1 | bit
        if (connection & window).bit_count() % 2 == 0:
            since += 1
            continue
        changed = connection ^ previous << since
        if 2 * length <= n:
            length, previous, since = n + 1 - length, connection, 1
        else:
            since += 1
        connection = changed
    return int(f"{connection:0{length + 1}b}"[::-1], 2)


def _square(value: int, modulus: int) -> int:
    """The square of a polynomial over GF(2): its bits, each with a zero between."""
    square = int("0".join(f"{value:b}"), 2)
    while (excess := square.bit_length() - modulus.bit_length()) >= 0:
        square ^= modulus << excess
    return square


def _xorwow() -> Iterator[list[int]]:
    modulus = _characteristic(list(_xorwow_bits(2 * _XORWOW_BITS)))
    assert modulus.bit_length() == _XORWOW_BITS + 1
    power = 2  # x
    for _ in range(_XORWOW_JUMPS):
        yield [power >> 32 * word & _MASK for word in range(_XORWOW_BITS // 32)]
        power = _square(power, modulus)


def _mrg(modulus: int, coefficients: tuple[int, int, int]) -> Iterator[list[int]]:
    power = [0, 1, 0]
    for _ in range(_MRG_JUMPS):
        yield power
        product = [0] * 5
        for i, a in enumerate(power):
            for j, b in enumerate(power):
                product[i + j] += a * b
        for degree in (4, 3):  # x^3 is the sum of the coefficients' terms
            for back, coefficient in enumerate(coefficients, 1):
                product[degree - back] += coefficient * product[degree]
        power = [value % modulus for value in product[:3]]


def _table(name: str, make: Callable[[], Iterator[list[int]]], width: int) -> Iterator[str]:
    jumps = list(make())
    yield f"constexpr unsigned int {name}[{len(jumps)}][{width}] = {{"
    yield from (f"    {{{', '.join(f'{word}u' for word in jump)}}}," for jump in jumps)
    yield "};"


def main(directory: Path) -> None:
    lines = [
        "/* Polynomials that skip 2^i elements, lowest coefficient first (build_random_jumps.py). Generated. */",
        "#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_JUMPS_H",
        "#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_JUMPS_H",
        "namespace __hipspv_random {",
        *_table("kXorwowJumps", _xorwow, 5),
    ]
    for i, (modulus, coefficients) in enumerate(_MRG, 1):
        lines += _table(f"kMrgJumps{i}", lambda m=modulus, c=coefficients: _mrg(m, c), 3)
    path = directory / _HEADER
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, "}  // namespace __hipspv_random", "#endif", ""]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
