"""The cost of looking inside modules and programs.

    python -m bench.special.inspect [--megabytes N] [--kernels N] [--rounds N] [--json]

A module of 50 MB: the runtime's reader describes its kernels in a process of its own. The
references are spirv-dis on the module, and reading its bytes.

A program with a thousand kernels: this process makes its report, which includes opening the file, finding bundle and
module, and reading each kernel's signature, name and notes. The commands are whole processes, Python's start included,
that write the report of every argument of every kernel to a pipe. The reference is spirv-dis on the module alone.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench import many_kernels, measure
from bench.measure import BIN, HIPSPV_CC, Report
from bench.special import large_module

LONGEST_MS = 500.0
LONGEST_MODULE_MS = 1000.0


def module_report(megabytes: float, rounds: int) -> Report:
    """Measure a module of that size: the signatures of its kernels."""
    from hipspv.core import toolchain

    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        path = Path(name) / "large.spv"
        kernels = large_module.write(path, round(megabytes * 1e6))
        command = [toolchain.spirv_tool("spirv-dis"), "--raw-id", str(path), "-o", os.devnull]
        cases = {
            "spirv-dis": measure.wall_ms(command, Path(name)),
            "the file's bytes": _bytes_ms(path),
            "signatures": _signatures_ms(path, kernels),
        }
        series = measure.interleave(cases, rounds)
    reference = series.pop("spirv-dis")
    rows = [measure.reference("spirv-dis (reference)", reference)]
    rows += [measure.against(name, times, reference) for name, times in series.items()]
    longest = f"< {LONGEST_MODULE_MS:g} ms"
    rows[-1] = rows[-1]._replace(target=longest, met=rows[-1].value.median < LONGEST_MODULE_MS)
    return Report(f"A module of {megabytes:g} MB with {kernels} kernels", "ms", rows)


def _bytes_ms(path: Path) -> Callable[[], float]:
    """Return a case that reads the file, and nothing else."""

    def case() -> float:
        start = time.perf_counter()
        path.read_bytes()
        return (time.perf_counter() - start) * 1e3

    return case


def _signatures_ms(path: Path, kernels: int) -> Callable[[], float]:
    """Return a case that reads the signatures of the module's kernels."""
    from hipspv.inspect.device_code import describe

    def case() -> float:
        start = time.perf_counter()
        found = describe("SPIR-V", path.read_bytes())["kernels"]
        seconds = time.perf_counter() - start
        if len(found) != kernels or found[-1]["shared"] != [{"name": "tile", "size": 1024}]:
            sys.exit(f"{len(found)} kernels found, not {kernels}")
        return seconds * 1e3

    return case


def program_report(kernels: int, rounds: int) -> Report:
    """Measure an executable with so many kernels."""
    from hipspv.core import toolchain

    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        (directory / "app.hip").write_text(many_kernels.hip(kernels))
        measure.run([*HIPSPV_CC, "-O2", "app.hip", "-o", "app"], directory)
        hipspv = [str(BIN / "hipspv"), "inspect"]
        module = measure.run([*hipspv, "app", "--extract", "."], directory).strip()
        cases = {
            "spirv-dis": measure.wall_ms([toolchain.spirv_tool("spirv-dis"), module], directory),
            "report in a process": _report_ms(directory / "app", kernels),
            "hipspv inspect --json": measure.wall_ms([*hipspv, "--json", "app"], directory),
            "hipspv inspect": measure.wall_ms([*hipspv, "app"], directory),
        }
        series = measure.interleave(cases, rounds)
        size = (directory / "app").stat().st_size
    reference = series.pop("spirv-dis")
    rows = [measure.reference("spirv-dis of its module (reference)", reference)]
    for name, times in series.items():
        row = measure.against(name, times, reference)
        limit = f"< {LONGEST_MS:g} ms"
        rows.append(row._replace(target=limit, met=row.value.median < LONGEST_MS))
    title = f"A program with {kernels} kernels, {size / 1e6:.1f} MB: all signatures"
    return Report(title, "ms", rows)


def _report_ms(path: Path, kernels: int) -> Callable[[], float]:
    """Return a case that makes the report of a program in this process."""
    from hipspv.core import toolchain
    from hipspv.inspect.tools import Tools
    from hipspv.inspect.walk import inspect
    from hipspv.targets.nvptx import cuda_toolkit

    tools = Tools(
        toolchain.spirv_tool, toolchain.clang_tool, toolchain.libllvm, cuda_toolkit.program, toolchain.intel_tool
    )

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
    parser.add_argument("--megabytes", type=float, default=50, help="of the module (50)")
    options = parser.parse_args()
    reports = [module_report(options.megabytes, options.rounds), program_report(options.kernels, options.rounds)]
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
