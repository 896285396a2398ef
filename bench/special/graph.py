"""Graph launches: 100 empty kernels as a graph against plain launches, through HIP and OpenCL.

    python -m bench.special.graph [--rounds N] [--json] [--opencl LIBRARY]

Four long kernels of one block each follow, one after another and side by side. The raw program
loads the OpenCL library that the HIP program uses, and the same SPIR-V module.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, HOST_CLANG, PROGRAMS, Report

Times = dict[str, float]
LARGEST_RATIO = 1.0


def build(directory: Path) -> None:
    """Build both programs, and the module that the raw one loads."""
    source = str(PROGRAMS / "graph_hip.hip")
    measure.run([*HIPSPV_CC, "-O2", source, "-o", "graph_hip"], directory)
    device_only = ["--cuda-device-only", "-O2", "-c", source, "-o", "graph.spv"]
    measure.run([*HIPSPV_CC, *device_only], directory)
    raw = str(PROGRAMS / "graph_raw.cpp")
    measure.run([*HOST_CLANG, "-std=c++20", "-O2", raw, "-ldl", "-o", "graph_raw"], directory)


def times(output: str) -> Times:
    """Parse lines of a name and a number."""
    values = (line.split(maxsplit=1) for line in output.splitlines())
    return {name: float(value) for name, value in values if name != "opencl"}


def library(output: str, given: str | None) -> str:
    """Return the OpenCL library that the HIP program reports as loaded."""
    for line in output.splitlines():
        if given is None and line.startswith("opencl ") and len(line) > len("opencl "):
            return line.removeprefix("opencl ")
    return given or sys.exit("graph_hip loaded no known OpenCL library: name it with --opencl")


def rounds_of(directory: Path, rounds: int, opencl: str | None) -> dict[str, list[float]]:
    """Return every round's times by program and name; the first round is dropped."""
    series: dict[str, list[float]] = {}
    for index in range(rounds + 1):
        output = measure.run([str(directory / "graph_hip")], directory)
        path = library(output, opencl)
        command = ["env", f"LD_LIBRARY_PATH={Path(path).parent}", str(directory / "graph_raw"), path]
        raw = measure.run([*command, "graph.spv"], directory)
        for program, values in (("hip", times(output)), ("raw", times(raw))):
            for name, value in values.items():
                if index > 0:
                    series.setdefault(f"{program} {name}", []).append(value)
    return series


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 9)
    parser.add_argument("--opencl", help="the OpenCL library (default: what the HIP program loads)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        build(Path(name))
        series = rounds_of(Path(name), options.rounds, options.opencl)
    plain = series["hip plain"]
    rows = [
        measure.reference("HIP, plain launches", plain),
        measure.against("HIP, graph of a chain", series["hip graph"], plain, LARGEST_RATIO),
        measure.against("HIP, graph without edges", series["hip wide"], plain),
        measure.against("OpenCL, plain launches", series["raw plain"], plain),
    ]
    if "raw buffer" in series:
        rows.append(measure.against("OpenCL, command buffer", series["raw buffer"], plain))
    branches = [
        measure.reference("in a chain", series["hip chain"]),
        measure.against("side by side", series["hip branches"], series["hip chain"]),
    ]
    reports = [Report("100 empty kernels and a wait", "µs", rows)]
    reports.append(Report("4 kernels of one block", "µs", branches))
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
