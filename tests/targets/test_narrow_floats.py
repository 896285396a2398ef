"""6- and 4-bit floating point: every conversion by software and by PTX's instructions."""

from __future__ import annotations

import bisect
import functools
import itertools
import math
import struct
import subprocess
from pathlib import Path

import pytest

from tests.building import COMPILER

from .host_conversions import conversions
from .test_ptx import assemble

HOST = Path(__file__).with_name("narrow_host.cpp")
SOURCE = """\
#include <cuda_fp4.h>
#include <cuda_fp6.h>
__global__ void narrow(__nv_fp4x2_e2m1* two, __nv_fp6_e2m3* one, __nv_fp6x4_e3m2* four,
                       const float4* from) {
  *two = __nv_fp4x2_e2m1(make_float2(from->x, from->y));
  *one = __nv_fp6_e2m3(from->x);
  *four = __nv_fp6x4_e3m2(*from);
}
__global__ void widen(const __nv_fp4_e2m1* two, const __nv_fp6_e2m3* one,
                      const __nv_fp6_e3m2* three, float* to) {
  to[0] = static_cast<float>(*two);
  to[1] = static_cast<float>(*one);
  to[2] = static_cast<float>(*three);
}
"""
COUNTS = {
    "cvt.rn.satfinite.e2m1x2.f32": 1,
    "cvt.rn.satfinite.e2m3x2.f32": 1,
    "cvt.rn.satfinite.e3m2x2.f32": 2,
    "cvt.rn.f16x2.e2m1x2": 1,
    "cvt.rn.f16x2.e2m3x2": 1,
    "cvt.rn.f16x2.e3m2x2": 1,
}
# Exponent's bits, fraction's bits and bias (OCP's Microscaling Formats Specification 1.0, 5.3), and
# the types of two and four numbers.
FORMATS = {"e2m3": (2, 3, 1, "HI"), "e3m2": (3, 2, 3, "HI"), "e2m1": (2, 1, 1, "BH")}


def magnitudes(exponent_bits: int, digits: int, bias: int) -> list[float]:
    """The numbers of a format without a sign, by their codes."""
    found: list[float] = []
    for exponent in range(1 << exponent_bits):
        for fraction in range(1 << digits):
            whole = fraction + ((exponent > 0) << digits)
            found.append(math.ldexp(whole, max(exponent, 1) - bias - digits))
    return found


def nearest(bits: int, numbers: list[float], limits: list[float]) -> int:
    """The code of a float: ties to even, saturated; a NaN is the greatest number.

    limits: those midway between two numbers. All of them are exact.
    """
    (x,) = struct.unpack("<f", struct.pack("<I", bits & 0xFFFFFFFF))
    if math.isnan(x):
        return len(numbers) - 1
    sign = len(numbers) if bits >> 31 & 1 else 0
    code = bisect.bisect_left(limits, abs(x))
    tie = code < len(limits) and limits[code] == abs(x)
    return (code + (tie and code % 2 == 1)) | sign


def bits_of_half(half: int) -> int:
    (x,) = struct.unpack("<e", struct.pack("<H", half))
    sign, magnitude = half >> 15 << 31, half & 0x7FFF
    if magnitude > 0x7C00:  # the header keeps a NaN's bits
        return sign | 0x7F800000 | (magnitude & 0x3FF) << 13
    return int.from_bytes(struct.pack("<f", x), "little")


@functools.cache
def table() -> bytes:
    """The output of the program on the host, from the formats' definition."""
    halves = [bits_of_half(half) for half in range(65536)]
    made = bytearray()
    for name, (exponent_bits, digits, bias, kinds) in FORMATS.items():
        numbers = magnitudes(exponent_bits, digits, bias)
        limits = [(a + b) / 2 for a, b in itertools.pairwise(numbers)]
        step = 4 if name == "e2m1" else 8
        one = nearest(0x3F800000, numbers, limits)
        minus = one | len(numbers)
        for half, bits in enumerate(halves):
            codes = [nearest(each, numbers, limits) for each in (bits, bits + 1, bits - 1)]
            other = nearest(half << 16, numbers, limits)
            two = codes[0] | other << step
            four = codes[0] | one << step | minus << 2 * step | other << 3 * step
            made += struct.pack(f"<BBB{kinds}", *codes, two, four)
        for code in range(2 * len(numbers)):
            sign = -1.0 if code >= len(numbers) else 1.0
            x = math.copysign(numbers[code % len(numbers)], sign)
            made += struct.pack("<fffee", x, 0, x, 0, x)
    return bytes(made)


@pytest.mark.parametrize("dialect", ["", "__HIPSPV_CUDA__"])
def test_software_and_instructions_give_the_bits_of_the_definition(tmp_path: Path, dialect: str) -> None:
    expected = table()
    assert conversions(HOST, tmp_path, dialect) == expected
    assert conversions(HOST, tmp_path, dialect, "-DHIPSPV_NARROW_INSTRUCTIONS") == expected


@pytest.mark.parametrize("arch", ["sm_90", "sm_100", "sm_100a", "sm_103a", "sm_120a", "sm_121a"])
def test_architectures_with_the_instructions(tmp_path: Path, arch: str) -> None:
    (tmp_path / "a.cu").write_text(SOURCE)
    ptx = tmp_path / "a.ptx"
    words = ["-x", "cu", "a.cu", "--emit=ptx", f"--offload-arch={arch}", "-o", str(ptx)]
    subprocess.run([COMPILER, *words], cwd=tmp_path, check=True)
    text = ptx.read_text()
    for name, count in COUNTS.items():
        assert text.count(f"{name} ") == count * arch.endswith("a"), name
    assert assemble(ptx, arch).returncode == 0
