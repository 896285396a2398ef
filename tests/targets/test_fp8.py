"""8-bit floating point by PTX's instructions: the same bits as by software."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.building import COMPILER

from .host_conversions import conversions
from .test_ptx import assemble

HOST = Path(__file__).with_name("fp8_host.cpp")
SOURCE = """\
#include <cuda_fp8.h>
__global__ void narrow(__nv_fp8_e4m3* one, __nv_fp8x2_e5m2* two, const float2* from) {
  *one = __nv_fp8_e4m3(from->x);
  *two = __nv_fp8x2_e5m2(from[1]);
}
__global__ void widen(const __nv_fp8_e4m3* from, float* to) { *to = static_cast<float>(*from); }
"""
NARROW = {"cvt.rn.satfinite.e4m3x2.f32": 1, "cvt.rn.satfinite.e5m2x2.f32": 1}
WIDEN = {"cvt.rn.f16x2.e4m3x2": 1}


@pytest.mark.parametrize("dialect", ["", "__HIPSPV_CUDA__"])
def test_the_instructions_give_the_bits_of_the_software(tmp_path: Path, dialect: str) -> None:
    software = conversions(HOST, tmp_path, dialect)
    assert len(software) == 4 * (2 * 65536 * 5 + 256 * 4)
    assert conversions(HOST, tmp_path, dialect, "-DHIPSPV_FP8_INSTRUCTIONS") == software


@pytest.mark.parametrize("arch, has", [("sm_80", False), ("sm_89", True), ("sm_90", True)])
def test_architectures_with_the_instructions(tmp_path: Path, arch: str, has: bool) -> None:
    (tmp_path / "a.cu").write_text(SOURCE)
    ptx = tmp_path / "a.ptx"
    words = ["-x", "cu", "a.cu", "--emit=ptx", f"--offload-arch={arch}", "-o", str(ptx)]
    subprocess.run([COMPILER, *words], cwd=tmp_path, check=True)
    text = ptx.read_text()
    for name, count in {**NARROW, **WIDEN}.items():
        assert text.count(f"{name} ") + text.count(f"{name}\t") == count * has, name
    assert assemble(ptx, arch).returncode == 0
