"""The benchmarks' common parts: interleaved rounds, medians and spread, tables and JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

BIN = Path(sys.executable).parent
PROGRAMS = Path(__file__).resolve().parent / "programs"
LIMIT_S = 300

# clang++ of the wheel as a compiler for the host alone, with the system's C++ library.
HOST_CLANG = [
    str(BIN / "clang++"),
    "-stdlib=libstdc++",
    "--rtlib=libgcc",
    "--unwindlib=libgcc",
    "-fuse-ld=lld",
]
HIPSPV_CC = [str(BIN / "hipspv-cc")]


class Summary(NamedTuple):
    """Median and interquartile range of a series, in the unit of the series."""

    median: float
    iqr: float
    rounds: int


class Row(NamedTuple):
    """One line of a report. `ratio` is to the report's reference, None for the reference itself."""

    name: str
    value: Summary
    ratio: float | None
    target: str
    met: bool | None


class Report(NamedTuple):
    """One table: its title, the unit of its values, its rows."""

    title: str
    unit: str
    rows: list[Row]


def summarise(series: Sequence[float]) -> Summary:
    """Return median and interquartile range of `series`."""
    if len(series) < 2:
        return Summary(series[0], 0.0, len(series))
    low, _, high = statistics.quantiles(series, n=4, method="inclusive")
    return Summary(statistics.median(series), high - low, len(series))


def interleave(cases: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, list[float]]:
    """Call every case once per round, after one round that is dropped.

    Rounds alternate their direction, so that slow drifts of the machine affect all cases alike.
    """
    names = list(cases)
    series: dict[str, list[float]] = {name: [] for name in names}
    for index in range(rounds + 1):
        for name in names if index % 2 else reversed(names):
            value = cases[name]()
            if index > 0:
                series[name].append(value)
    return series


def run(command: Sequence[str], folder: Path, limit_s: float = LIMIT_S) -> str:
    """Run a command and return its output. If it fails, end the benchmark with its message."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=limit_s, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def arguments(description: str | None, rounds: int) -> argparse.ArgumentParser:
    """Return the options of every benchmark: --rounds, with this default, and --json."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=rounds, help=f"measured rounds ({rounds})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser


def named_times(command: Sequence[str], folder: Path) -> dict[str, float]:
    """Run a command that prints lines of a name and a number, and return the numbers by name."""
    lines = (line.split() for line in run(command, folder).splitlines())
    return {name: float(value) for name, value in lines}


def named_rounds(
    commands: Mapping[str, Sequence[str]], folder: Path, rounds: int
) -> dict[str, list[dict[str, float]]]:
    """Return the named times of each command in each round, after one round that is dropped."""
    series: dict[str, list[dict[str, float]]] = {name: [] for name in commands}
    for index in range(rounds + 1):
        for name, command in commands.items():
            times = named_times(command, folder)
            if index > 0:
                series[name].append(times)
    return series


def named_runs(program: str, rounds: int) -> list[dict[str, float]]:
    """Return the named times of a program of PROGRAMS in each round, after one that is dropped."""
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        output = str(folder / Path(program).stem)
        run([*HIPSPV_CC, "-O2", str(PROGRAMS / program), "-o", output], folder)
        return named_rounds({program: [output]}, folder, rounds)[program]


def wall_ms(command: Sequence[str], folder: Path) -> Callable[[], float]:
    """Return a case for `interleave`: wall time of one process in milliseconds."""

    def case() -> float:
        start = time.perf_counter()
        run(command, folder)
        return (time.perf_counter() - start) * 1e3

    return case


def against(
    name: str, series: Sequence[float], reference: Sequence[float], limit: float | None = None
) -> Row:
    """Return a row with its median's ratio to that of `reference`, and an optional limit for it."""
    value = summarise(series)
    ratio = value.median / summarise(reference).median
    if limit is None:
        return Row(name, value, ratio, "", None)
    return Row(name, value, ratio, f"≤ {limit:g} x", ratio <= limit)


def below(name: str, series: Sequence[float], limit: float, unit: str) -> Row:
    """Return a row whose target is a largest value."""
    value = summarise(series)
    return Row(name, value, None, f"< {limit:g} {unit}", value.median < limit)


def reference(name: str, series: Sequence[float]) -> Row:
    """Return a row without a target: the reference of others."""
    return Row(name, summarise(series), None, "", None)


def machine() -> dict[str, Any]:
    """Return the facts about the machine that influence the figures."""
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "system": platform.platform(terse=True),
    }


def show(reports: Sequence[Report], as_json: bool) -> None:
    """Print the reports as tables, or as one JSON document."""
    if as_json:
        print(json.dumps(_document(reports), indent=2))
        return
    from rich.console import Console

    console = Console()
    facts = machine()
    for report in reports:
        console.print(_table(report))
    console.print(f"{facts['cpu']}, {facts['cores']} cores, load {facts['load']}")


def _document(reports: Sequence[Report]) -> dict[str, Any]:
    return {
        "machine": machine(),
        "reports": [
            {
                "title": report.title,
                "unit": report.unit,
                "rows": [{**row._asdict(), "value": row.value._asdict()} for row in report.rows],
            }
            for report in reports
        ],
    }


def _table(report: Report) -> Any:
    from rich.table import Table

    table = Table(title=report.title, title_justify="left")
    table.add_column("")
    for heading in (f"median [{report.unit}]", f"IQR [{report.unit}]", "ratio", "target"):
        table.add_column(heading.replace("[", r"\["), justify="right")
    for row in report.rows:
        colour = {None: "", True: "[green]", False: "[red]"}[row.met]
        table.add_row(
            row.name,
            f"{row.value.median:.3g}" if row.value.median < 10 else f"{row.value.median:.1f}",
            f"{row.value.iqr:.2g}",
            "" if row.ratio is None else f"{colour}{row.ratio:.2f}",
            f"{colour}{row.target}",
        )
    return table
