"""Times of kernels in HIP, in OpenCL C by the same driver, and in C++ with OpenMP.

python -m bench.kernels [NAME...] [--rounds N] [--hip COMPILER] [--json]
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.kernels.programs import FORMS, KERNELS, build, run


def report(name: str, directory: Path, rounds: int, compiler: list[str]) -> measure.Report:
    """Return the table of one kernel. OpenCL's form is the reference."""
    commands = {form: build(name, form, directory, compiler) for form in FORMS}
    cases = {
        form: lambda command=command: statistics.median(run(command).times_us) for form, command in commands.items()
    }
    series = measure.interleave(cases, rounds)
    rows = [measure.reference("OpenCL", series["opencl"])]
    rows.append(measure.against("HIP", series["hip"], series["opencl"]))
    rows.append(measure.against("HIP by SPIR-V", series["spirv"], series["opencl"]))
    rows.append(measure.against("OpenMP", series["openmp"], series["opencl"]))
    return measure.Report(name, "µs", rows)


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 5)
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels (default: all)")
    parser.add_argument("--hip", default=measure.HIPSPV_CC[0], help="the compiler of HIP's form")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as directory:
        reports = [report(name, Path(directory), options.rounds, [options.hip]) for name in options.names or KERNELS]
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
