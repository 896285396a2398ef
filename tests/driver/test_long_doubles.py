"""long double in memory that the host shares with device code that computes with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.driver.conftest import Run

# Each line that ends in a comment is at fault; the comment is what the message names.
FAULTS = """\
#include <hip/hip_runtime.h>
#include <complex>
#include <utility>
struct Base {
  long double y;  // field 'Base::y'
};
template <class T> struct Box {
  T value[2];  // field 'Box<long double>::value'
  Box* next;
  static long double none;
};
struct Outer : Base {
  char tag;
  const Box<long double>* box;
  union {
    float f;
    long double z;  // field '(unnamed)::z'
  };
  std::pair<int, long double> pair;  // field 'Outer::pair'
  std::complex<long double> complex;  // field 'Outer::complex'
  std::complex<double> fine;
};
struct Cast {
  long double x;  // field 'Cast::x'
};
struct Local {
  long double v;
  __device__ Local twice() const { return {v * 2}; }
};
struct Host {
  long double unused;
};
long double on_host(const Host& host);
long double on_host(const Host& host) { return host.unused; }
__device__ long double one = 2;  // variable 'one'
__constant__ long double table[3];  // variable 'table'
__managed__ long double managed;  // variable 'managed'
__device__ double cast(const void* p) { return static_cast<const Cast*>(p)->x; }
__global__ void kernel(
    const Outer* outer,
    long double by_value,  // parameter 'by_value'
    long double* array,  // parameter 'array'
    double* out) {
  Local local{out[1]};
  out[0] = local.twice().v + by_value + outer->y + outer->box->value[1] + array[1] + cast(out);
  out[1] = one + table[2] + managed;
}
template <class F> __global__ void call(F f, double* out) { out[0] = f(); }
void launch(long double captured, double* out);
void launch(long double captured, double* out) {
  auto f =
      [=] __device__ { return static_cast<double>(captured * 2); };  // field '(unnamed)::captured'
  call<<<1, 1>>>(f, out);
}
"""
VALUES = """\
#include <hip/hip_runtime.h>
struct Field { long double x; int id; };
__device__ __noinline__ Field make(int id) { Field f{}; f.id = id; return f; }
__global__ void kernel(int* out) { out[0] = make(out[1]).id; }
"""


def _wanted(source: str) -> set[tuple[int, str]]:
    lines = enumerate(source.splitlines(), 1)
    return {(n, line.partition("  // ")[2]) for n, line in lines if "  // " in line}


@pytest.mark.parametrize("words", [("-O2",), ("-O0",), ("-O2", "--offload-arch=sm_80")])
def test_shared_long_doubles_are_errors(cc: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    """Each is reported once, at its line; local values aren't, nor is the host's code."""
    (tmp_path / "a.hip").write_text(FAULTS)
    result = cc(*words, "-w", "-c", "a.hip")
    assert result.returncode != 0
    found = re.findall(r"^a\.hip:(\d+): error: (\w+ '.*?') has (?:a complex|the) type", result.stderr, re.MULTILINE)
    assert {(int(line), what) for line, what in found} == _wanted(FAULTS), result.stderr
    assert len(found) == len(_wanted(FAULTS))
    assert "of 16 bytes on the host and 8 in device code" in result.stderr
    assert "note: use double in memory of both" in result.stderr


@pytest.mark.parametrize("arch", ["spirv64", "sm_80"])
def test_structures_by_value_are_errors(cc: Run, tmp_path: Path, arch: str) -> None:
    (tmp_path / "a.hip").write_text(VALUES)
    result = cc("-O2", f"--offload-arch={arch}", "-c", "a.hip")
    assert result.returncode != 0
    assert "a.hip:3:" in result.stderr
    assert "error: value of type long double, alone or in a structure" in result.stderr
    assert "note: use double, or pass the structure by its address" in result.stderr


def test_no_debugging_on_nvidia(cc: Run, tmp_path: Path) -> None:
    """PTX isn't marked as unoptimised because of the types that the check read."""
    source = "__global__ void k(double* x) { long double y = x[1]; x[0] = y * 2; }\n"
    (tmp_path / "a.hip").write_text(f"#include <hip/hip_runtime.h>\n{source}")
    words = ("--offload-arch=sm_80", "--offload-device-only", "-lineinfo", "-S")
    assert cc("-O2", *words, "a.hip", "-o", "a.ptx").returncode == 0
    assert re.search(r"^\.target sm_80$", (tmp_path / "a.ptx").read_text(), re.MULTILINE)
