"""What it costs to look inside modules and programs: `python bench/inspect.py` runs this.

A program with a thousand kernels: in this process its report is made, which opens the file, finds
bundle and module, and reads each kernel's signature, name and notes. The commands are whole
processes, Python's start included, that write the report of every argument of every kernel to a
pipe. The reference is what spirv-dis takes for the module alone.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import load
import measure
from measure import BIN, HIPSPV_CC, Report

LONGEST_MS = 500.0


def program_report(kernels: int, rounds: int) -> Report:
    """An executable with so many kernels."""
    from hipspv.driver import toolchain

    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        (folder / "app.hip").write_text(load.source(kernels))
        measure.run([*HIPSPV_CC, "-O2", "app.hip", "-o", "app"], folder)
        hipspv = [str(BIN / "hipspv"), "inspect"]
        module = measure.run([*hipspv, "app", "--extract", "."], folder).strip()
        cases = {
            "spirv-dis": measure.wall_ms([toolchain.spirv_tool("spirv-dis"), module], folder),
            "report in a process": _report_ms(folder / "app", kernels),
            "hipspv inspect --json": measure.wall_ms([*hipspv, "--json", "app"], folder),
            "hipspv inspect": measure.wall_ms([*hipspv, "app"], folder),
        }
        series = measure.interleave(cases, rounds)
        size = (folder / "app").stat().st_size
    reference = series.pop("spirv-dis")
    rows = [measure.reference("spirv-dis of its module (reference)", reference)]
    for name, times in series.items():
        row = measure.against(name, times, reference)
        limit = f"< {LONGEST_MS:g} ms"
        rows.append(row._replace(target=limit, met=row.value.median < LONGEST_MS))
    title = f"A program with {kernels} kernels, {size / 1e6:.1f} MB: all signatures"
    return Report(title, "ms", rows)


def _report_ms(path: Path, kernels: int) -> Callable[[], float]:
    """A case: the report of a program in this process."""
    from hipspv.driver import toolchain
    from hipspv.inspect.tools import Tools
    from hipspv.inspect.walk import inspect

    tools = Tools(toolchain.spirv_tool, toolchain.clang_tool, toolchain.libllvm)

    def case() -> float:
        start = time.perf_counter()
        report = inspect(str(path), tools).report
        seconds = time.perf_counter() - start
        found = sum(not kernel.internal for image in report.images for kernel in image.kernels)
        if found != kernels or report.problems:
            sys.exit(f"{found} kernels found, not {kernels}: {report.problems}")
        return seconds * 1e3

    return case


def main() -> int:
    """Measure, and print the tables."""
    parser = measure.arguments(__doc__, rounds=9)
    parser.add_argument("--kernels", type=int, default=1000, help="of the program (1000)")
    options = parser.parse_args()
    measure.show([program_report(options.kernels, options.rounds)], options.json)
    return 0
