#!/usr/bin/env python3
"""The cost of loading: a program with a thousand kernels in one file that launches one of them.

    python bench/load.py [--kernels N] [--rounds N] [--json]

Times start at the program's exec, and end when main begins and when the first kernel has ended. The
cache of device binaries is empty in one case, and filled in the other. A program with a single
kernel is the reference.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import measure
from measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report

LONGEST_TO_MAIN_MS = 2.0
LARGEST_RATIO = 1.5

_HEAD = """\
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
"""
_KERNEL = """
__global__ void kernel{n}(float* out, const float* in, int n, float a) {{
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float x = in[i] * a + {n}.0f;
  for (int k = 0; k < {turns}; ++k) x = x * 0.5f + sqrtf(fabsf(x)) - {offset}.5f;
  out[i] = x;
}}
"""
_MAIN = """
static double since_begin_ms() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const char* begin = std::getenv("LOAD_BEGIN");
  return (static_cast<double>(now.tv_sec) * 1e9 + now.tv_nsec - std::atof(begin)) / 1e6;
}

int main() {
  const double to_main = since_begin_ms();
  float* data = nullptr;
  if (hipMalloc(&data, 4096) != hipSuccess) return 1;
  const double to_device = since_begin_ms();
  kernel0<<<1, 64>>>(data, data, 64, 2.0f);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  const double to_end = since_begin_ms();
  std::printf("main %f\\ndevice %f\\nend %f\\n", to_main, to_device, to_end);
  return 0;
}
"""


def source(kernels: int) -> str:
    """Return a program with so many kernels that launches the first."""
    parts = [_KERNEL.format(n=n, turns=n % 7 + 2, offset=n % 13) for n in range(kernels)]
    return "".join([_HEAD, *parts, _MAIN])


class Program:
    """A compiled program, and the results of its runs."""

    def __init__(self, folder: Path, clock: str, kernels: int) -> None:
        self.folder = folder
        self.cache = folder / f"cache{kernels}"
        file, target = folder / f"load{kernels}.hip", str(folder / f"load{kernels}")
        file.write_text(source(kernels))
        measure.run([*HIPSPV_CC, "-O2", str(file), "-o", target], folder)
        self.command = ["env", f"HIPSPV_CACHE_DIR={self.cache}", clock, target]
        self.main: list[float] = []
        self.cold: list[float] = []
        self.warm: list[float] = []

    def round(self) -> Callable[[], float]:
        """Return a case for `interleave`: one run with an empty cache and one with a full one."""

        def case() -> float:
            shutil.rmtree(self.cache, ignore_errors=True)
            for series in (self.cold, self.warm):
                times = measure.named_times(self.command, self.folder)
                self.main.append(times["main"])
                series.append(times["end"])
            return self.cold[-1]

        return case


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 7)
    parser.add_argument("--kernels", type=int, default=1000, help="kernels of the large program")
    options = parser.parse_args()
    os.environ.pop("HIPSPV_CACHE", None)
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        clock = str(folder / "load_clock")
        measure.run([*HOST_CLANG, "-O2", str(PROGRAMS / "load_clock.cpp"), "-o", clock], folder)
        one, many = Program(folder, clock, 1), Program(folder, clock, options.kernels)
        measure.interleave({"one": one.round(), "many": many.round()}, options.rounds)
    measure.show(_reports(one, many, options.kernels), options.json)
    return 0


def _reports(one: Program, many: Program, kernels: int) -> list[Report]:
    names = "1 kernel", f"{kernels} kernels"
    return [
        Report(
            "From exec to main",
            "ms",
            [
                measure.reference(names[0], one.main[2:]),
                measure.below(names[1], many.main[2:], LONGEST_TO_MAIN_MS, "ms"),
            ],
        ),
        *(
            Report(
                f"From exec to the first kernel's end, {title} cache",
                "ms",
                [
                    measure.reference(names[0], small[1:]),
                    measure.against(names[1], large[1:], small[1:], LARGEST_RATIO),
                ],
            )
            for title, small, large in (
                ("cold", one.cold, many.cold),
                ("warm", one.warm, many.warm),
            )
        ),
    ]


if __name__ == "__main__":
    sys.exit(main())
