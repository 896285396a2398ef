#!/usr/bin/env python3
"""Compile times: hipspv-cc against clang++ on the same program without a device.

    python bench/compile.py [--rounds N] [--files N,...] [--json]

Builds of many files run under `make -j2`, with the cache of device results empty (cold) and full
(warm). Their reference is clang++ for the host side of the same files. All other cases run without
the cache. All cases are measured in one run, round by round in turn: its medians are comparable,
figures of two runs are not.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import measure
from measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report, wall_ms

TRANSLATORS = ("llvm", "llvm-spirv")
LARGEST_RATIO = 2.5
LARGEST_HEADER_RATIO = 1.3
LARGEST_OWN_MS = 120
FILES = "1,10,200"
ROUNDS_OF_MANY = 3  # for more than 20 files
# Rows of --time-report: the stages between clang and the join, and Python's time before the first
# stage.
SPIRV_STAGES = ("link", "lower", "translate", "bundle")
PYTHON = "Python: start and command line"
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
    for name in TRANSLATORS:  # the timed programs work
        measure.run([str(folder / f"vecadd-{name}")], folder)
    rows = [measure.reference("clang++, host program", series["clang++"])]
    rows += [
        measure.against(f"hipspv-cc, {name}", series[name], series["clang++"], LARGEST_RATIO)
        for name in TRANSLATORS
    ]
    return Report("vecadd, -O2, compile and link", "ms", rows)


def own_share(folder: Path, rounds: int) -> Report:
    """Measure Python's start, option parsing and planning, without any stage."""
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
    """Return hipspv-cc's clang command for one side, with another output."""
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


def shares(folder: Path, rounds: int) -> Report:
    """Report the time of one compilation by stage, as printed by --time-report; stages overlap."""
    command = [*HIPSPV_CC, "--time-report", "-O2", "-c", str(PROGRAMS / "vecadd.hip"), "-o", "t.o"]
    times = [reported(command, folder) for _ in range(rounds + 1)][1:]
    parts = {
        "Python before the first stage": [t[PYTHON] for t in times],
        "SPIR-V stages: " + ", ".join(SPIRV_STAGES): [
            sum(t[name] for name in SPIRV_STAGES) for t in times
        ],
        "device clang": [t["device clang"] for t in times],
        "host clang": [t["host clang"] for t in times],
        "join": [t["join"] for t in times],
    }
    total = [t["total"] for t in times]
    rows = [measure.reference("hipspv-cc -O2 -c vecadd.hip", total)]
    rows += [measure.against(name, series, total) for name, series in parts.items()]
    return Report("Parts of one compile", "ms", rows)


def reported(command: list[str], folder: Path) -> dict[str, float]:
    """Return --time-report's times in milliseconds by name."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    cells = re.findall(r"^ *(\S.*?)  +\(?(\d+\.\d)\)?", done.stderr, re.MULTILINE)
    return {name: float(value) for name, value in cells}


def builds(folder: Path, count: int, rounds: int) -> Report:
    """Measure `count` different sources under make -j2: the host side alone, cold, warm."""
    folder = folder / f"build-{count}"
    folder.mkdir()
    text = (PROGRAMS / "vecadd.hip").read_text()
    for number in range(count):
        kernel = f"__global__ void extra{number}(int *p) {{ *p = {number}; }}\n"
        (folder / f"f{number}.hip").write_text(text + kernel)
    host = clang_command("--cuda-host-only", folder / "f0.hip", "$@", folder)
    host = ["$<" if word == str(folder / "f0.hip") else word for word in host]
    cached = ["env", "-u", "HIPSPV_CACHE", f"HIPSPV_CACHE_DIR={folder / 'cache'}"]
    commands = {
        "host": host,
        "plain": [*HIPSPV_CC, "-c", "$<", "-o", "$@"],
        "cached": [*cached, *HIPSPV_CC, "-c", "$<", "-o", "$@"],
    }
    for name, words in commands.items():
        (folder / f"{name}.mk").write_text(makefile(words, count))
    series = measure.interleave(
        {
            "host": build(folder, "host"),
            "cold": build(folder, "cached", "cache"),
            "warm": build(folder, "cached"),
            "plain": build(folder, "plain"),
        },
        rounds,
    )
    rows = [measure.reference("clang++, host side alone", series["host"])]
    rows += [
        measure.against(f"hipspv-cc, {name}", series[case], series["host"])
        for case, name in (("plain", "no cache"), ("cold", "cold cache"), ("warm", "warm cache"))
    ]
    title = f"{count} file{'s' * (count > 1)}, -c, make -j2"
    return Report(title, "ms", rows)


def makefile(words: list[str], count: int) -> str:
    """Return rules that compile f0.hip and so on; make's own variables stay."""
    command = " ".join(word if word.startswith("$") else shlex.quote(word) for word in words)
    objects = " ".join(f"f{number}.o" for number in range(count))
    return f"all: {objects}\n%.o: %.hip\n\t@{command}\n"


def build(folder: Path, name: str, forget: str = "") -> Callable[[], float]:
    """Return a case that builds everything. Before it, outside its time, it removes `forget`."""
    timed = measure.wall_ms(["make", "-s", "-B", "-j2", "-f", f"{name}.mk"], folder)

    def case() -> float:
        if forget:
            shutil.rmtree(folder / forget, ignore_errors=True)
        return timed()

    return case


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 11)
    parser.add_argument("--files", default=FILES, help=f"sizes of the builds ({FILES})")
    options = parser.parse_args()
    os.environ["HIPSPV_CACHE"] = "0"
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        reports = [whole_programs(folder, options.rounds), own_share(folder, options.rounds)]
        reports += headers(folder, options.rounds)
        reports.append(shares(folder, options.rounds))
        for count in map(int, options.files.split(",")):
            few = options.rounds if count <= 20 else min(ROUNDS_OF_MANY, options.rounds)
            reports.append(builds(folder, count, few))
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
