"""The results of a section as a file of JSON: bench/results/<section>.json."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench import measure
from bench.measure import Report

RESULTS = Path(__file__).resolve().parent / "results"


class Result(NamedTuple):
    """A measured section: what the page says about it, all facts about the run, and the reports.

    peers: the first line of each one's --version, by label.
    """

    section: str
    title: str
    about: str
    date: str
    quick: bool
    machine: dict[str, Any]
    versions: dict[str, str]
    peers: dict[str, str]
    reports: Sequence[Report]


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{os.getpid()}.tmp.{path.name}")
    try:
        temporary.write_text(text)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def save(result: Result, directory: Path = RESULTS) -> None:
    """Write the section's file."""
    write(directory / f"{result.section}.json", _json(result))


def _json(result: Result) -> str:
    """Return a JSON document with one line for each fact and for each row: diffs show rows."""
    facts = [
        f"{json.dumps(name)}: {json.dumps(value)},\n" for name, value in result._asdict().items() if name != "reports"
    ]
    reports = ",\n".join(_report_json(measure.document_of(each)) for each in result.reports)
    return "{\n" + "".join(facts) + f'"reports": [\n{reports}\n]\n}}\n'


def _report_json(report: dict[str, Any]) -> str:
    head = "".join(f"{json.dumps(name)}: {json.dumps(value)}, " for name, value in report.items() if name != "rows")
    rows = ",\n".join(map(json.dumps, report["rows"]))
    return f'{{{head}"rows": [\n{rows}\n]}}'


def load(path: Path) -> list[Result]:
    """Return the results of a file, or of all files of a directory, by name."""
    paths = [path] if path.is_file() else sorted(path.glob("*.json"))
    found = []
    for each in paths:
        document = json.loads(each.read_text())
        document["reports"] = [measure.report_of(report) for report in document["reports"]]
        found.append(Result(**document))
    return found
