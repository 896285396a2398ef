"""Run the programs that record.py kept, and show the lines of output that differ.

    python3 replay.py [--tool memcheck|racecheck|synccheck] [--only TEXT] [--report FILE]

Devices differ in what they report: a line that differs isn't wrong by itself. A program that ends
otherwise than it did is listed, and so is one that doesn't end. `--tool` runs them under NVIDIA's
compute-sanitizer, and lists its reports alone. Exits with 1 for a report or a hang.
"""

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
REPORTED = 99  # the exit status under a tool that reports something
_TOOL = "========="  # what compute-sanitizer's lines begin with
_SHOWN = 12  # lines of a program


def run(entry: dict[str, Any], tool: str, limit: int) -> dict[str, Any]:
    """Return the outcome of one program, with the lines that differ as pairs of here and there."""
    argv = [str(HERE / entry["program"])]
    argv += [str(HERE / word) if word in entry["files"] else word for word in entry["arguments"]]
    if tool:
        argv = ["compute-sanitizer", f"--tool={tool}", f"--error-exitcode={REPORTED}", *argv]
    environment = {**os.environ, **entry["variables"], "LD_LIBRARY_PATH": str(HERE / "lib")}
    name = entry["test"].partition(" ")[0]
    try:
        done = subprocess.run(argv, env=environment, capture_output=True, timeout=limit, cwd=HERE / "files")
    except subprocess.TimeoutExpired as late:
        return {"test": name, "outcome": "hang", "lines": last_lines(late.stdout or b"")}
    printed = done.stdout.decode(errors="replace").splitlines()
    if tool:
        reports = [[line, ""] for line in printed if line.startswith(_TOOL)]
        outcome = "reported" if done.returncode == REPORTED else "no report"
        return {"test": name, "outcome": outcome, "lines": reports}
    here = printed
    there = entry["stdout"].splitlines()
    lines = [[a, b] for a, b in zip(here, there, strict=False) if a != b]
    outcome = "same" if not lines and len(here) == len(there) else "differs"
    if done.returncode != entry["status"]:
        outcome = f"status {done.returncode}, not {entry['status']}"
        lines = last_lines(done.stdout) + last_lines(done.stderr)
    return {"test": name, "outcome": outcome, "lines": lines}


def last_lines(output: bytes) -> list[list[str]]:
    return [[line, ""] for line in output.decode(errors="replace").splitlines()[-_SHOWN:]]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tool", default="", choices=("", "memcheck", "racecheck", "synccheck"))
    parser.add_argument("--only", default="", help="run the tests whose names have this text")
    parser.add_argument("--limit", type=int, default=LIMIT_S, help="seconds for one program")
    parser.add_argument("--report", type=Path, help="write the outcomes as JSON")
    given = parser.parse_args()
    entries = [json.loads(line) for line in (HERE / "entries.jsonl").read_text().splitlines()]
    entries = [entry for entry in entries if given.only in entry["test"]]
    with ThreadPoolExecutor(WORKERS) as pool:
        found = list(pool.map(lambda entry: run(entry, given.tool, given.limit), entries))
    counts: dict[str, int] = {}
    for each in found:
        counts[each["outcome"]] = counts.get(each["outcome"], 0) + 1
        if each["outcome"] not in ("same", "no report"):
            print(f"== {each['test']}: {each['outcome']}")
            for here, there in each["lines"][: 2 * _SHOWN]:
                print(f"   {here}" + (f"   [was: {there}]" if there else ""))
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    if given.report:
        given.report.write_text(json.dumps(found, indent=1))
    return 1 if counts.keys() & {"reported", "hang"} else 0


if __name__ == "__main__":
    sys.exit(main())
