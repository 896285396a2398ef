#!/usr/bin/env python3
"""Copies of 64 MiB: through HIP against the OpenCL API on the same device.

    python bench/copy.py [--rounds N] [--json] [--opencl LIBRARY]

The raw program loads the OpenCL library that the HIP program uses. It copies between the same kinds
of memory, where the device has unified shared memory, and between buffers. A run's time is that of
its fastest copy.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import measure
from measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report

# HIP's kinds of copies, and OpenCL's two ways to do the same.
KINDS = {
    "to-pageable": ("pageable host to device", "buffer-write"),
    "to-pinned": ("pinned host to device", None),
    "from-pageable": ("device to pageable host", "buffer-read"),
    "from-pinned": ("device to pinned host", None),
    "within": ("device to device", "buffer-copy"),
}
SMALLEST_SPEED = 0.95  # of the raw copy's

Runs = dict[str, list[dict[str, float]]]


def compiled(folder: Path) -> tuple[str, str]:
    """Compile the two programs, and return their paths."""
    hip, raw = str(folder / "copy_hip"), str(folder / "copy_raw")
    measure.run([*HIPSPV_CC, "-O2", str(PROGRAMS / "copy_hip.hip"), "-o", hip], folder)
    source = str(PROGRAMS / "copy_raw.cpp")
    measure.run([*HOST_CLANG, "-std=c++20", "-O2", source, "-ldl", "-o", raw], folder)
    return hip, raw


def opencl_of(hip: str, folder: Path) -> str:
    """Return the library that the runtime loads."""
    for line in measure.run([hip], folder).splitlines():
        key, _, path = line.partition(" ")
        if key == "opencl" and path:
            return path
    sys.exit("copy_hip loaded no known OpenCL library: name it with --opencl")


def times(command: list[str], folder: Path) -> dict[str, float]:
    """Return the times of one run, in milliseconds."""
    lines = (line.split() for line in measure.run(command, folder).splitlines())
    return {name: float(value) for name, value in lines if name != "opencl"}


def rounds_of(hip: str, raw: list[str], rounds: int, folder: Path) -> Runs:
    """Return every round's times of both programs, which take turns; the first round is dropped."""
    runs: Runs = {"hip": [], "raw": []}
    commands = {"hip": [hip], "raw": raw}
    for index in range(rounds + 1):
        for name in ("hip", "raw") if index % 2 else ("raw", "hip"):
            found = times(commands[name], folder)
            if index > 0:
                runs[name].append(found)
    return runs


def report(runs: Runs) -> Report:
    """Return one table: every kind of copy through OpenCL and through HIP."""
    rows = []
    for kind, (title, buffer) in KINDS.items():
        for name, label in ((kind, "shared memory"), (buffer, "buffers")):
            if name is None or name not in runs["raw"][0]:
                continue
            raw = [found[name] for found in runs["raw"]]
            hip = [found[kind] for found in runs["hip"]]
            rows.append(measure.reference(f"OpenCL, {title}, {label}", raw))
            rows.append(measure.against(f"HIP, {title}", hip, raw, 1 / SMALLEST_SPEED))
    return Report("Copies of 64 MiB", "ms", rows)


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 9)
    parser.add_argument("--opencl", help="the OpenCL library (default: what the HIP program loads)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        hip, raw = compiled(folder)
        library = options.opencl or opencl_of(hip, folder)
        # The library's own dependencies are in its directory.
        command = ["env", f"LD_LIBRARY_PATH={Path(library).parent}", raw, library]
        runs = rounds_of(hip, command, options.rounds, folder)
    measure.show([report(runs)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
