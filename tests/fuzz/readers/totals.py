"""How often each target was run, over all fuzzing in one place."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass
class Total:
    """runs and findings so far, and the edges that the last run covered."""

    runs: int = 0
    edges: int = 0
    findings: int = 0


def path(place: Path, target: str) -> Path:
    """Beside the directory of the target's corpus."""
    return place / "corpus" / f"{target}.json"


def read(place: Path, target: str) -> Total:
    file = path(place, target)
    return Total(**json.loads(file.read_text())) if file.exists() else Total()


def add(place: Path, target: str, runs: int, edges: int, findings: int) -> Total:
    """Add these to the total, and save it."""
    old = read(place, target)
    total = Total(old.runs + runs, edges or old.edges, old.findings + findings)
    file = path(place, target)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_text(json.dumps(asdict(total)) + "\n")
    draft.rename(file)
    return total


def table(place: Path, targets: Iterable[str]) -> str:
    rows = [(name, read(place, name)) for name in targets]
    lines = [f"{'target':16}{'runs':>14}{'edges':>8}{'findings':>10}"]
    lines += [f"{n:16}{t.runs:>14,}{t.edges:>8,}{t.findings:>10,}" for n, t in rows]
    return "\n".join(lines)
