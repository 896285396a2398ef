"""Measures every function and writes measured.yaml beside this file.

    python -m tests.accuracy [--points N] [--jobs N] [--only REGEX] [--variants A,B] [--output FILE]
        [--known KEY,KEY]

Exits with status 1 if a function exceeds its bound and isn't known to, or the other way round.
"""

import argparse
import json
import multiprocessing
import os
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .functions import FUNCTIONS
from .measure import NATIVE, Measured, measure
from .table import Function


@dataclass
class Record:
    """One row of the table's result, in a form that one process can send to another."""

    name: str
    form: str
    ulp: float
    at: list[str]
    points: int
    range_ulp: float | None
    complaint: str


CHUNK = 4  # functions in one program, and one task
# References that cost 30 to 400 microseconds a point.
SLOW = ("j0", "j1", "y0", "y1", "jn", "yn", "lgamma", "tgamma", "erfc", "normcdf", "cyl_")


Task = tuple[list[str], int, list[str]]  # keys of functions of one format, points, variants


def _tasks(functions: list[Function], count: int, variants: list[str]) -> Iterator[Task]:
    """Functions with slow references first, so that no long task starts last."""
    groups: dict[tuple[bool, str], list[str]] = {}
    for function in functions:
        group = (not function.name.startswith(SLOW), function.form.name)
        groups.setdefault(group, []).append(function.key)
    for _, keys in sorted(groups.items()):
        for start in range(0, len(keys), CHUNK):
            chunk = keys[start : start + CHUNK]
            yield chunk, count, variants


def _measure(task: Task) -> list[Record]:
    """Run in a process of its own. It takes keys, since functions can't be sent."""
    keys, count, variants = task
    entries = [function for function in FUNCTIONS if function.key in keys]
    return [_record(measured) for measured in measure(entries[0].form, entries, count, variants)]


def _record(measured: Measured) -> Record:
    function, worst = measured.function, measured.overall
    return Record(
        # sincos: sin, jn(2): measured part by part and order by order, but reported as one.
        re.split(r": |\(", function.name)[0],
        function.form.name,
        worst.ulp,
        [value.hex() for value in worst.at],
        measured.points,
        measured.in_range.ulp if function.documented else None,
        measured.complaint,
    )


def _number(value: float) -> str:
    return ".inf" if value == float("inf") else f"{value:.3f}"


def _write(records: list[Record], output: Path) -> None:
    """Function -> format -> the worst of its records, as YAML."""
    groups: dict[str, dict[str, list[Record]]] = {}
    for record in records:
        groups.setdefault(record.name, {}).setdefault(record.form, []).append(record)
    lines = ["# Largest errors in ULP, written by `python -m tests.accuracy`.\n"]
    for name, forms in groups.items():
        lines.append(f"{name}:\n")
        for form, found in forms.items():
            worst = max(found, key=lambda record: record.ulp)
            fields = [f"ulp: {_number(worst.ulp)}", f"at: {json.dumps(worst.at)}"]
            fields.append(f"points: {sum(record.points for record in found)}")
            ranges = [record.range_ulp for record in found if record.range_ulp is not None]
            if ranges:
                fields.append(f"range_ulp: {_number(max(ranges))}")
            lines.append(f"  {form}: {{{', '.join(fields)}}}\n")
    beside = output.with_suffix(".tmp")
    beside.write_text("".join(lines), encoding="utf-8")
    os.replace(beside, output)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.accuracy")
    parser.add_argument("--points", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=re.compile, default=re.compile(""))
    parser.add_argument("--variants", default=",".join(NATIVE))
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "measured.yaml")
    parser.add_argument("--known", default="", help="functions beyond a bound: tgamma float,...")
    options = parser.parse_args()
    chosen = [function for function in FUNCTIONS if options.only.search(function.key)]
    names = [re.split(r": |\(", function.name)[0] for function in FUNCTIONS]
    tasks = list(_tasks(chosen, options.points, options.variants.split(",")))
    records: list[Record] = []
    start = time.monotonic()
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        for found in pool.imap_unordered(_measure, tasks):
            records += found
            for record in found:
                print(f"{record.name:16} {record.form:9} {record.ulp:10.3f} {record.complaint}")
            sys.stdout.flush()
    records.sort(key=lambda record: names.index(record.name))
    _write(records, options.output)
    bad = {f"{record.name} {record.form}" for record in records if record.complaint}
    print(f"{len(records)} functions, {len(bad)} beyond a bound, {time.monotonic() - start:.0f} s")
    known = set(filter(None, options.known.split(",")))
    for kind, which in (("beyond a bound", bad - known), ("within its bounds", known - bad)):
        for name in sorted(which):
            print(f"{name}: {kind}, against what is known")
    return 1 if bad != known else 0


if __name__ == "__main__":
    sys.exit(main())
