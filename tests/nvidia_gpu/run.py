"""Run the programs that prepare.py compiled, and compare their results.

    python3 run.py [--tool memcheck|racecheck|synccheck] [--only TEXT] [--report FILE]

A program is right if its last line is as expected and it exits with 0. `--tool` runs them under
NVIDIA's compute-sanitizer. Exits with 1 if a program isn't right.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIMIT_S = 60
WORKERS = 8
_HIP_ERROR = re.compile(r"hipError[A-Z]|hipspv: error:")


def run(entry: dict[str, str], tool: str, limit: int) -> dict[str, object]:
    """Return the outcome of one program: right, wrong, error, crash, hang or not compiled."""
    if "error" in entry:
        return {"name": entry["name"], "outcome": "not compiled", "text": entry["error"]}
    argv = [str(HERE / entry["program"])]
    if tool:
        argv = ["compute-sanitizer", f"--tool={tool}", "--error-exitcode=99", *argv]
    environment = {**os.environ, "LD_LIBRARY_PATH": str(HERE / "lib")}
    begin = time.perf_counter()
    try:
        done = subprocess.run(argv, env=environment, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return {"name": entry["name"], "outcome": "hang", "text": ""}
    outcome = outcome_of(done.returncode, done.stdout, done.stderr, entry["output"], bool(tool))
    text = "" if outcome == "right" else (done.stdout[-1500:] + done.stderr[-1500:])
    seconds = round(time.perf_counter() - begin, 2)
    return {"name": entry["name"], "outcome": outcome, "seconds": seconds, "text": text}


def outcome_of(status: int, stdout: str, stderr: str, expected: str, sanitized: bool) -> str:
    """Return the outcome of a run. A sanitizer's report changes the exit status to 99."""
    if sanitized and status == 99:
        return "reported"
    if status < 0 or status > 128:
        return "crash"
    last = [line for line in stdout.strip().splitlines() if not line.startswith("=========")][-1:]
    if status == 0 and last and re.fullmatch(expected, last[0]):
        return "right"
    return "error" if _HIP_ERROR.search(stderr) else "wrong"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tool", default="", choices=("", "memcheck", "racecheck", "synccheck"))
    parser.add_argument("--only", default="", help="run the programs whose names have this text")
    parser.add_argument("--limit", type=int, default=LIMIT_S, help="seconds for one program")
    parser.add_argument("--report", type=Path, help="write the outcomes as JSON")
    given = parser.parse_args()
    entries = [r for r in json.loads((HERE / "manifest.json").read_text()) if given.only in r["name"]]
    with ThreadPoolExecutor(WORKERS) as pool:
        found = list(pool.map(lambda entry: run(entry, given.tool, given.limit), entries))
    counts: dict[str, int] = {}
    for each in found:
        outcome = str(each["outcome"])
        counts[outcome] = counts.get(outcome, 0) + 1
        if outcome != "right":
            print(f"== {each['name']}: {outcome}\n{str(each['text'])[-700:]}", flush=True)
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))
    if given.report:
        given.report.write_text(json.dumps(found, indent=1))
    return 0 if set(counts) <= {"right"} else 1


if __name__ == "__main__":
    sys.exit(main())
