"""Run the programs that record.py kept, and show the lines of output that differ.

    python3 replay.py [--library DIRECTORY] [--report FILE]

Devices differ in what they report: a line that differs isn't wrong by itself. A program that ends
otherwise than it did is listed, and so is one that doesn't end.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
LIMIT_S = 60
WORKERS = 6
_SHOWN = 6  # lines of a program


def run(row: dict[str, Any], library: str) -> dict[str, Any]:
    """Return the outcome of one program, with the lines that differ as pairs of here and there."""
    words = [str(HERE / row["program"])]
    words += [str(HERE / word) if word in row["files"] else word for word in row["arguments"]]
    environment = {**os.environ, **row["variables"], "LD_LIBRARY_PATH": library}
    name = row["test"].partition(" ")[0]
    try:
        done = subprocess.run(
            words, env=environment, capture_output=True, timeout=LIMIT_S, cwd=HERE / "files"
        )
    except subprocess.TimeoutExpired:
        return {"test": name, "outcome": "hang", "lines": []}
    here = done.stdout.decode(errors="replace").splitlines()
    there = row["stdout"].splitlines()
    lines = [[a, b] for a, b in zip(here, there, strict=False) if a != b]
    outcome = "same" if not lines and len(here) == len(there) else "differs"
    if done.returncode != row["status"]:
        outcome = f"status {done.returncode}, not {row['status']}"
        lines.append([done.stderr.decode(errors="replace")[-300:], ""])
    return {"test": name, "outcome": outcome, "lines": lines}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--library", default=str(HERE / "lib"), help="the runtime's directory")
    parser.add_argument("--report", type=Path, help="write the outcomes as JSON")
    given = parser.parse_args()
    rows = [json.loads(line) for line in (HERE / "rows.jsonl").read_text().splitlines()]
    with ThreadPoolExecutor(WORKERS) as pool:
        found = list(pool.map(lambda row: run(row, given.library), rows))
    counts: dict[str, int] = {}
    for each in found:
        counts[each["outcome"]] = counts.get(each["outcome"], 0) + 1
        if each["outcome"] != "same":
            print(f"== {each['test']}: {each['outcome']}")
            for here, there in each["lines"][:_SHOWN]:
                print(f"   {here}   [was: {there}]")
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    if given.report:
        given.report.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
