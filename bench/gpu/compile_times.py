"""Compile times for an NVIDIA GPU: hipspv-nvcc against nvcc on the same sources.

    python -m bench.gpu.compile_times [--arch sm_90] [--nvcc nvcc] [--rounds N] [--json]

A round compiles all of bench/gpu with -O3, one after the other, without hipspv's cache. nvcc's time
includes machine code. hipspv's ends with PTX, of which the driver makes it at the first run.
"""

from __future__ import annotations

import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench import measure
from bench.measure import BIN, Report

SOURCES = Path(__file__).resolve().parent
LARGEST_RATIO = 0.6
REFERENCE = "nvcc, machine code"
# Options of hipspv-nvcc.
_ALONE = "--no-offload-arch=spirv64,cpu"
HIPSPV = {
    "hipspv-nvcc, PTX": [_ALONE, "--no-machine-code"],
    "hipspv-nvcc, PTX and machine code": [_ALONE],
    "hipspv-nvcc, PTX, SPIR-V and native code": ["--no-machine-code"],
}


def cpu_s() -> float:
    """Return the processor time of all child processes so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Return 0 if the times of PTX alone are within their target."""
    parser = measure.arguments(__doc__, rounds=5)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--nvcc", default="nvcc")
    given = parser.parse_args()
    sources = [str(path) for path in sorted(SOURCES.glob("*.cu"))]
    usual = ["-O3", "-std=c++17", f"-arch={given.arch}", "-c", "-o", "out.o"]
    ours = [str(BIN / "hipspv-nvcc"), "--no-cache", *usual]
    commands = {REFERENCE: [given.nvcc, *usual]}
    commands |= {name: [*ours, *options] for name, options in HIPSPV.items()}
    cpu: dict[str, list[float]] = {name: [] for name in commands}

    def case(name: str, directory: Path) -> Callable[[], float]:
        files = [measure.wall_ms([*commands[name], source], directory) for source in sources]

        def compile_all() -> float:
            before = cpu_s()
            wall = sum(file() for file in files)
            cpu[name].append((cpu_s() - before) * 1e3)
            return wall

        return compile_all

    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as directory:
        cases = {name: case(name, Path(directory)) for name in commands}
        wall = measure.interleave(cases, given.rounds)
    reports = []
    for title, series in {"wall": wall, "CPU": {n: s[1:] for n, s in cpu.items()}}.items():
        rows = [measure.reference(REFERENCE, series[REFERENCE])]
        limits = dict(zip(HIPSPV, (LARGEST_RATIO if title == "wall" else None, None, None), strict=True))
        rows += [measure.against(n, series[n], series[REFERENCE], limits[n]) for n in HIPSPV]
        reports.append(Report(f"{len(sources)} sources for {given.arch}, {title} time", "ms", rows))
    measure.show(reports, given.json)
    return 0 if all(row.met is not False for report in reports for row in report.rows) else 1


if __name__ == "__main__":
    sys.exit(main())
