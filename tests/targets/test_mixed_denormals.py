"""-fgpu-rdc: objects that differ in -ftz keep their own treatment of denormal numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from tests.targets.conftest import Run

HEADER = """\
#include <hip/hip_runtime.h>
__device__ inline float squared(float x) { return x * x; }
__device__ inline int odd(int x) { return x | 1; }
template <class T> __device__ T state = T(7);
extern __device__ float halved(float x);
"""
FLUSHES = """\
#include "both.h"
__global__ void flushes(float* p) {
  p[threadIdx.x] = expf(p[0]) + squared(p[1]) + state<float>;
  p[2] = halved(p[odd(3)]);
}
"""
KEEPS = """\
#include "both.h"
__device__ __attribute__((always_inline)) float halved(float x) { return x * 0.5f; }
__global__ void keeps(float* p) {
  p[threadIdx.x] = expf(p[0]) + squared(p[1]) + state<float>;
  p[2] = p[odd(3)];
}
"""
# Operations whose results differ by the mode.
ARITHMETIC = re.compile(r"^\t((?:add|mul|fma|neg|cvt)[.\w]*)\.f32\s", re.M)
FLAGS = {"flushes": ("-fgpu-flush-denormals-to-zero",), "keeps": ()}


def compiled(cc: Run, directory: Path, flushes: str = FLUSHES, keeps: str = KEEPS) -> None:
    (directory / "both.h").write_text(HEADER)
    for name, source in (("flushes", flushes), ("keeps", keeps)):
        (directory / f"{name}.hip").write_text(source)
        words = ("--offload-arch=sm_90", "--no-offload-arch=spirv64", "-fgpu-rdc", "-O3")
        result = cc(f"{name}.hip", *words, *FLAGS[name], "-c", "-o", f"{name}.o")
        assert (result.returncode, result.stderr) == (0, "")


def bodies(directory: Path) -> dict[str, str]:
    """The linked PTX by the names of its functions."""
    entries = unpack((directory / "a.hipfb").read_bytes())
    text = entries["hip-nvptx64-nvidia-cuda--sm_90"].decode()
    found = re.findall(r"\.(?:entry|func)[^;{]*?_Z\d+([a-z]+)P?f\(.*?\{(.*?)^\}", text, re.M | re.S)
    return dict(found)


@pytest.mark.parametrize("order", [("flushes.o", "keeps.o"), ("keeps.o", "flushes.o")])
def test_each_object_keeps_its_mode(cc: Run, tmp_path: Path, order: tuple[str, str]) -> None:
    compiled(cc, tmp_path)
    result = cc("-fgpu-rdc", *order, "--genco", "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
    found = bodies(tmp_path)
    operations = {name: Counter(ARITHMETIC.findall(body)) for name, body in found.items()}
    assert all(".ftz" in name for name in operations["flushes"])
    assert operations["halved"] == {"mul": 1}  # not inlined into a function of the other mode
    # Both have the same functions of headers and libraries, each in its own mode.
    flushed = Counter(name.replace(".ftz", "") for name in operations["flushes"].elements())
    assert flushed == operations["keeps"] and flushed["fma.rn"] >= 3
    # Those without floats are inlined into both.
    assert found["flushes"].count("call.uni") == 1 and "call" not in found["keeps"]


VIRTUAL = """
struct Base { __device__ virtual float value(float x) const { return x * x; } };
struct Derived : Base { __device__ float value(float x) const override { return x * 3.0f; } };
__global__ void makes_%s(float* p) {
  Base base;
  Derived derived;
  const Base* found = p[0] > 0 ? &base : &derived;
  p[1] = found->value(p[2]);
}
"""


def test_virtual_functions_have_the_mode_of_the_code_that_made_their_object(cc: Run, tmp_path: Path) -> None:
    compiled(cc, tmp_path, FLUSHES + VIRTUAL % "a", KEEPS + VIRTUAL % "b")
    result = cc("-fgpu-rdc", "flushes.o", "keeps.o", "--genco", "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
    text = unpack((tmp_path / "a.hipfb").read_bytes())["hip-nvptx64-nvidia-cuda--sm_90"].decode()
    # Either called by a table of the mode's own, or inlined.
    tables = dict(re.findall(r"\.global [^;\n]*\b(_ZTV\d[\w$]+)\[3\] = \{0, 0, ([\w$]+)\};", text))
    assert tables and all(name.endswith("ftz") == table.endswith("ftz") for table, name in tables.items())
    for kernel, mode in (("_Z7makes_aPf", True), ("_Z7makes_bPf", False)):
        body = re.search(rf"\.entry {kernel}\(.*?^\}}", text, re.M | re.S)
        assert body
        used = re.findall(r"\b(_ZTV\d[\w$]+)", body[0])
        assert used and all(table.endswith("ftz") == mode for table in used)


TEMPLATE = """
template <class T> __global__ void scale(T* p) { p[0] = p[0] * p[1]; }
void launch_%s(float* p, int* i) { %s }
"""
FLOATS, INTEGERS = "scale<<<1, 1>>>(p);", "scale<<<1, 1>>>(i);"


def test_a_kernel_of_both_modes_is_an_error(cc: Run, tmp_path: Path) -> None:
    compiled(cc, tmp_path, FLUSHES + TEMPLATE % ("a", FLOATS), KEEPS + TEMPLATE % ("b", FLOATS))
    result = cc("-fgpu-rdc", "flushes.o", "keeps.o", "--genco", "-o", "a.hipfb")
    assert result.returncode == 1
    kernel = "kernel 'void scale<float>(float*)'"
    assert f"error: {kernel} exists with and without -ftz=true" in result.stderr
    remedy = "note: flushes.o and keeps.o define it: compile them with the same -ftz"
    assert remedy in result.stderr and "1 error generated" in result.stderr
    assert not (tmp_path / "a.hipfb").exists()


def test_a_kernel_of_integers_has_no_mode(cc: Run, tmp_path: Path) -> None:
    compiled(cc, tmp_path, FLUSHES + TEMPLATE % ("a", INTEGERS), KEEPS + TEMPLATE % ("b", INTEGERS))
    result = cc("-fgpu-rdc", "flushes.o", "keeps.o", "--genco", "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
