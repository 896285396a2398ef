#!/usr/bin/env python3
"""Launch cost: empty kernels through HIP against the OpenCL API on the same device.

    python bench/launch.py [--rounds N] [--json] [--opencl LIBRARY]

The raw program loads the OpenCL library that the HIP program uses, and the same SPIR-V module.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import measure
from measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report

KERNELS = {"empty0": 0, "empty3": 3, "empty8": 8}
LARGEST_RATIO = 1.15

# By kernel: microseconds per asynchronous launch, and per launch and wait.
Times = dict[str, tuple[float, float]]
Runs = dict[str, list[Times]]


class Programs:
    """The two compiled programs, and the files that the raw one loads."""

    def __init__(self, folder: Path, opencl: str | None) -> None:
        self.folder = folder
        self.hip = [str(folder / "launch_hip")]
        source = str(PROGRAMS / "launch_hip.hip")
        module = str(folder / "launch.spv")
        measure.run([*HIPSPV_CC, "-O2", source, "-o", self.hip[0]], folder)
        device_only = ["--cuda-device-only", "-O2", "-c", source, "-o", module]
        measure.run([*HIPSPV_CC, *device_only], folder)
        raw = str(folder / "launch_raw")
        measure.run(
            [*HOST_CLANG, "-std=c++20", "-O2", str(PROGRAMS / "launch_raw.cpp"), "-ldl", "-o", raw],
            folder,
        )
        library = opencl or self._opencl_of_runtime()
        # The library's own dependencies are in its directory.
        path = f"LD_LIBRARY_PATH={Path(library).parent}"
        self.raw = ["env", path, raw, library, module]

    def _opencl_of_runtime(self) -> str:
        for line in measure.run(self.hip, self.folder).splitlines():
            key, _, path = line.partition(" ")
            if key == "opencl" and path:
                return path
        sys.exit("launch_hip loaded no known OpenCL library: name it with --opencl")

    def times_us(self, command: list[str]) -> Times:
        """Return the times of one run."""
        times = {}
        for line in measure.run(command, self.folder).splitlines():
            kernel, *values = line.split()
            if kernel in KERNELS:
                times[kernel] = (float(values[0]) / 1e3, float(values[1]) / 1e3)
        return times


def rounds_of(programs: Programs, rounds: int) -> Runs:
    """Return every round's times of both programs, which take turns; the first round is dropped."""
    runs: Runs = {"hip": [], "raw": []}
    commands = {"hip": programs.hip, "raw": programs.raw}
    for index in range(rounds + 1):
        for name in ("hip", "raw") if index % 2 else ("raw", "hip"):
            times = programs.times_us(commands[name])
            if index > 0:
                runs[name].append(times)
    return runs


def report(title: str, column: int, runs: Runs, limit: float | None) -> Report:
    """Return one table: every kernel through HIP and through OpenCL."""
    rows = []
    for kernel, count in KERNELS.items():
        raw = [times[kernel][column] for times in runs["raw"]]
        hip = [times[kernel][column] for times in runs["hip"]]
        rows.append(measure.reference(f"OpenCL, {count} arguments", raw))
        rows.append(measure.against(f"HIP, {count} arguments", hip, raw, limit))
    return Report(title, "µs", rows)


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 31)
    parser.add_argument("--opencl", help="the OpenCL library (default: what the HIP program loads)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        runs = rounds_of(Programs(Path(name), options.opencl), options.rounds)
    reports = [report("Asynchronous launch", 0, runs, LARGEST_RATIO)]
    reports.append(report("Launch and wait", 1, runs, None))
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
