"""Twenty kernels in HIP against the same by hand: OpenCL C, and C++ with OpenMP."""

from __future__ import annotations

import functools
import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bench import measure
from bench.compilers import Compiler
from bench.kernels import programs
from bench.measure import CommandError, PeerError, Report, Row
from bench.sections.section import Section, Settings

LEAST_MEAN, LEAST_SPEED = 1.05, 0.97
# A kernel has more rounds than the section until its speed's standard error is as small as this.
PRECISION, MOST_ROUNDS = 0.02, 60
OPENCL, OPENMP = "opencl", "openmp"
# By form that is the reference: report's title, reference, and hipspv's targets for mean and least.
TABLES = {
    OPENCL: (
        "Speed against OpenCL C",
        "the same kernel by hand in OpenCL C, built by the same driver",
        (LEAST_MEAN, LEAST_SPEED),
    ),
    OPENMP: ("Speed against OpenMP", "the same by hand in C++ with OpenMP", (None, None)),
}
# Each program checks its values itself. Sums of the same values in another order differ, and some
# checksums are the share of values that rounding changes: almost zero.
RELATIVE_TOLERANCE, ABSOLUTE_TOLERANCE = 1e-3, 1e-2


class Kernel:
    """The times of one kernel by form and compiler, in microseconds, one for each round."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.failures: dict[str, str] = {}
        commands = {form: build(name, form, settings.directory) for form in TABLES}
        check = run(commands[OPENCL]).check
        cases: dict[str, Callable[[], float]] = {
            form: functools.partial(median_us, command, check) for form, command in commands.items()
        }
        for compiler in settings.compilers:
            directory = settings.directory / compiler.label
            directory.mkdir(exist_ok=True)
            make = functools.partial(build, name, "hip", directory, compiler.command)
            try:
                command = compiler.case(make)()
            except PeerError as error:
                self.failures[compiler.label] = str(error)
            else:
                case = functools.partial(median_us, command, check)
                cases[compiler.label] = compiler.case(case)
        unsettled = None if settings.quick else imprecise
        self.series = measure.interleave(cases, settings.rounds, self.failures, unsettled)


def imprecise(series: Mapping[str, Sequence[float]]) -> bool:
    """Return whether the speed of a form isn't known to PRECISION, and more rounds are allowed."""
    base = series[OPENCL]
    if len(base) >= MOST_ROUNDS:
        return False
    return any(
        measure.standard_error(measure.speed(name, times, base).ratios) > PRECISION
        for name, times in series.items()
        if name not in TABLES and len(times) == len(base)
    )


def build(name: str, form: str, directory: Path, compiler: Sequence[str] = measure.HIPSPV_CC) -> list[str]:
    """Build a form of a kernel. Return the command that runs it. Raises CommandError."""
    try:
        return programs.build(name, form, directory, compiler)
    except programs.KernelError as error:
        raise CommandError(f"{name}, {form}", "not built", str(error)) from None


def run(command: Sequence[str]) -> programs.Run:
    """Run what `build` returned. Raises CommandError if it fails or a value is wrong."""
    try:
        return programs.run(command)
    except programs.KernelError as error:
        raise CommandError(" ".join(command), "failed", str(error)) from None


def median_us(command: Sequence[str], check: float) -> float:
    """Return the median of a process's repetitions. Its checksum must be `check`."""
    found = run(command)
    if not math.isclose(found.check, check, rel_tol=RELATIVE_TOLERANCE, abs_tol=ABSOLUTE_TOLERANCE):
        why = f"the checksum is {found.check:g}, not {check:g}"
        raise CommandError(" ".join(command), why)
    return statistics.median(found.times_us)


def table(kernels: dict[str, Kernel], compilers: Sequence[Compiler], base: str) -> Report:
    """Return the speeds against one form, their geometric mean, and the smallest."""
    title, reference, targets = TABLES[base]
    rows: list[Row] = []
    for compiler in compilers:
        label, speeds = compiler.label, []
        for name, kernel in kernels.items():
            if label in kernel.failures:
                rows.append(measure.failed(f"{label}, {name}", kernel.failures[label]))
                continue
            times = kernel.series[label]
            speeds.append(measure.speed(f"{label}, {name}", times, kernel.series[base]))
        rows += speeds
        if speeds:
            rows += _summary(label, speeds, *map(compiler.limit, targets))
    return Report(title, "µs", rows, reference)


def _summary(label: str, rows: list[Row], mean_limit: float | None, limit: float | None) -> list[Row]:
    """Return the rows of the geometric mean of all speeds, and of the slowest kernel.

    The mean is of the rounds that all kernels have.
    """
    times, base = (
        [statistics.geometric_mean(speeds) for speeds in zip(*series, strict=False)]
        for series in ([row.times for row in rows], [row.base for row in rows])
    )
    least = min(rows, key=lambda row: row.ratio or 0.0)
    return [
        measure.speed(f"{label}, geometric mean", times, base, mean_limit),
        measure.speed(f"{label}, smallest", least.times, least.base, limit),
    ]


def _measure(settings: Settings) -> list[Report]:
    kernels = {name: Kernel(name, settings) for name in programs.KERNELS}
    return [table(kernels, settings.compilers, base) for base in TABLES]


SECTION = Section(
    title="Kernels",
    about="Speed of a kernel in HIP on the CPU device: the reference's time by HIP's. A process "
    "runs a kernel for at least 2 ms in each of 5 repetitions; their median counts. Rounds go on "
    "until the standard error of the speed against OpenCL C is 0.02, up to 60. All forms "
    "compute from the same input, and their checksums agree.",
    rounds=(15, 2),
    measure=_measure,
)
