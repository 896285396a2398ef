"""Function pointers and virtual functions across the sources of one device program."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.driver.conftest import Run

ONE = """\
#include <hip/hip_runtime.h>
#include <cstdio>
typedef int (*F)(int);
extern __device__ int triple(int x);
__device__ int twice(int x) { return 2 * x; }
extern __device__ F chosen[2];
struct Base { __device__ virtual int f(int x); };
__device__ __noinline__ int call(Base *b, int x);
struct Mine : Base { __device__ int f(int x) override { return x + 1000; } };
__global__ void k(int *a) {
  int i = threadIdx.x;
  F mine = i % 2 ? twice : triple;
  Mine m;
  Base b;
  a[i] = mine(i) + chosen[i % 2](i) * 100 + call(i % 3 ? &m : &b, i);
}
int main() {
  int *a, h[8], right = 0;
  (void)hipMalloc(&a, sizeof h);
  k<<<1, 8>>>(a);
  (void)hipMemcpy(h, a, sizeof h, hipMemcpyDeviceToHost);
  for (int i = 0; i < 8; i++) {
    const int own = i % 2 ? 2 * i : 3 * i, others = i % 2 ? 3 * i : i + 7;
    right += h[i] == own + others * 100 + (i % 3 ? i + 1000 : i - 5000);
  }
  std::printf("%d right\\n", right);
}
"""
TWO = """\
#include <hip/hip_runtime.h>
typedef int (*F)(int);
__device__ int triple(int x) { return 3 * x; }
static __device__ int seven(int x) { return x + 7; }
__device__ F chosen[2] = {seven, triple};
struct Base { __device__ virtual int f(int x); };
__device__ int Base::f(int x) { return x - 5000; }
__device__ __noinline__ int call(Base *b, int x) { return b->f(x); }
"""


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_functions_of_another_source(cc: Run, tmp_path: Path, translator: str) -> None:
    (tmp_path / "one.hip").write_text(ONE)
    (tmp_path / "two.hip").write_text(TWO)
    words = ["-fgpu-rdc", "-g", f"--spirv-translator={translator}"]
    for source in ("one", "two"):
        assert cc(*words, "-c", f"{source}.hip", "-o", f"{source}.o").returncode == 0
    result = cc(*words, "--validate", "one.o", "two.o", "-o", "program")
    assert (result.returncode, result.stderr) == (0, "")
    done = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "8 right\n"), done.stderr
