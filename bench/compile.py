#!/usr/bin/env python3
"""Compile times: hipspv-cc against clang++ on the same program without a device.

    python bench/compile.py [--rounds N] [--json]

Everything is measured in one run, round by round in turn: the medians are comparable, figures of
two different runs are not.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import measure
from measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report, wall_ms

TRANSLATORS = ("llvm", "llvm-spirv")
LARGEST_RATIO = 2.5
LARGEST_HEADER_RATIO = 1.3
LARGEST_OWN_MS = 120
# The headers' reference: clang for the same side, without hipspv's headers.
FRONT_END = [str(measure.BIN / "clang++"), "-stdlib=libstdc++", "-x", "hip"]
FRONT_END += ["--offload=spirv64", "-nogpulib", "-nogpuinc"]
SIDES = {"host": "--cuda-host-only", "device": "--cuda-device-only"}


def whole_programs(folder: Path, rounds: int) -> Report:
    """vecadd to a program: hipspv-cc with each translator, clang++ without a device."""
    source = str(PROGRAMS / "vecadd.hip")
    host = [*HOST_CLANG, "-O2", str(PROGRAMS / "vecadd_host.cpp"), "-o", "vecadd_host"]
    cases = {"clang++": wall_ms(host, folder)}
    for name in TRANSLATORS:
        command = [*HIPSPV_CC, f"--spirv-translator={name}", "-O2", source, "-o", f"vecadd-{name}"]
        cases[name] = wall_ms(command, folder)
    series = measure.interleave(cases, rounds)
    for name in TRANSLATORS:  # what was timed works
        measure.run([str(folder / f"vecadd-{name}")], folder)
    rows = [measure.reference("clang++, host program", series["clang++"])]
    rows += [
        measure.against(f"hipspv-cc, {name}", series[name], series["clang++"], LARGEST_RATIO)
        for name in TRANSLATORS
    ]
    return Report("vecadd, -O2, compile and link", "ms", rows)


def own_share(folder: Path, rounds: int) -> Report:
    """Python's start, option parsing and planning, without any stage."""
    source = str(PROGRAMS / "vecadd.hip")
    series = measure.interleave(
        {
            "python": wall_ms([sys.executable, "-c", ""], folder),
            "plan": wall_ms([*HIPSPV_CC, "-###", "-O2", source, "-o", "planned"], folder),
            "version": wall_ms([*HIPSPV_CC, "--version"], folder),
        },
        rounds,
    )
    rows = [
        measure.reference("python -c ''", series["python"]),
        measure.below("hipspv-cc -### vecadd.hip", series["plan"], LARGEST_OWN_MS, "ms"),
        measure.below("hipspv-cc --version", series["version"], LARGEST_OWN_MS, "ms"),
    ]
    return Report("The driver itself", "ms", rows)


def clang_command(flag: str, source: Path, output: str, folder: Path) -> list[str]:
    """The command that hipspv-cc gives clang for one side, with another output."""
    plan = subprocess.run(
        [*HIPSPV_CC, "-###", "-c", str(source)], cwd=folder, capture_output=True, text=True
    ).stderr
    for line in plan.splitlines():
        words = shlex.split(line)
        if flag in words:
            words[words.index("-o") + 1] = output
            return words
    sys.exit(f"hipspv-cc -### shows no command with {flag}:\n{plan}")


def headers(folder: Path, rounds: int) -> list[Report]:
    """clang alone on an empty HIP program, against four standard headers, per side."""
    reports = []
    for side, flag in SIDES.items():
        hip = clang_command(flag, PROGRAMS / "header_hip.hip", f"{side}-hip.o", folder)
        std = [*FRONT_END, flag, str(PROGRAMS / "header_std.hip"), "-emit-llvm", "-c"]
        std += ["-o", f"{side}-std.bc"]
        series = measure.interleave(
            {"hip": wall_ms(hip, folder), "std": wall_ms(std, folder)}, rounds
        )
        rows = [
            measure.reference("<cmath> <cstdio> <cstdlib> <cstring>", series["std"]),
            measure.against(
                "<hip/hip_runtime.h>", series["hip"], series["std"], LARGEST_HEADER_RATIO
            ),
        ]
        reports.append(Report(f"clang on headers alone, {side} side", "ms", rows))
    return reports


def main() -> int:
    """Measures and prints; always 0 when everything could be measured."""
    options = measure.arguments(__doc__, 11).parse_args()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        reports = [whole_programs(folder, options.rounds), own_share(folder, options.rounds)]
        reports += headers(folder, options.rounds)
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
