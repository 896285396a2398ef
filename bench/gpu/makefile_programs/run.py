"""Compare hipspv's and nvcc's builds of programs with Makefiles on this machine's GPU.

    python3 run.py [--rounds N] [--limit S] [--seconds S] [--only NAME,...] [--report FILE]

`python -m bench.gpu.makefile_programs` made the directory of this file. nvcc compiles the programs
here, with the Makefiles' options. Then:

1. All programs of both compilers run once, several at a time. Their outputs are compared.
2. Rounds run both programs one after the other, with the GPU for themselves, and alternate which
   one is first. Short programs come first; a program that is longer than the limit isn't timed.

Outputs are compared without the numbers of lines that print times or rates, and addresses:
outputs.py says how these lines are found. A program's outputs are equal; close, if numbers differ
by a thousandth of themselves or a millionth; or differ. `varies` means that nvcc's own runs differ
from each other, too.
A program's time is the sum of the times that it prints about kernels or the device, or if it has
none, of all but the host's. A ratio is nvcc's time by hipspv's: above 1 hipspv is faster.
Exits with 1 if a program of hipspv fails, or its output differs, and nvcc's doesn't.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
import outputs

HERE = Path(__file__).resolve().parent
COMPILE_LIMIT_S = 200
SLOW = 0.95  # ratios below are listed
SIDES = ("nvcc", "hipspv")
LARGEST = 20_000  # characters of an output that are compared
_KEPT = 3000  # characters of an error
_SHOWN = 6  # lines of a difference

Run = dict[str, Any]  # status, text, seconds


class Program:
    """A program of both compilers, and its runs so far."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        self.name = name
        self.entry = entry
        self.directory = HERE / "sources" / name
        self.error = ""
        self.runs: dict[str, list[Run]] = {side: [] for side in SIDES}

    def place(self, side: str, binary: str) -> Path:
        return HERE / ("programs" if side == "hipspv" else "reference") / self.name / binary

    def compile(self, nvcc: str) -> None:
        """Compile by nvcc, unless an earlier call did."""
        places = [self.place("nvcc", binary) for binary in self.entry["binaries"]]
        if self.error or all(place.exists() for place in places):
            return
        for argv in self.entry["builds"]:
            status, text = output_of([nvcc, "-w", *argv[1:]], self.directory)
            if status != 0:
                self.error = text[-_KEPT:] or f"status {status}"
                return
        for place, binary in zip(places, self.entry["binaries"], strict=True):
            place.parent.mkdir(parents=True, exist_ok=True)
            (self.directory / binary).replace(place)

    def run(self, side: str, limit: float) -> Run:
        """Run all commands of the program. Return the joined output and the last status."""
        begin, texts, status = time.monotonic(), [], 0
        for binary, *words in self.entry["runs"]:
            left = max(1.0, limit - (time.monotonic() - begin))
            program = self.place(side, binary)
            libraries = str(HERE / "lib") if side == "hipspv" else ""
            status, text = output_of([str(program), *words], self.directory, left, libraries)
            texts.append(text.replace(str(program), binary))
            if status != 0:
                break
        run = {"status": status, "text": "".join(texts), "seconds": time.monotonic() - begin}
        self.runs[side].append(run)
        return run

    def rounds(self) -> list[tuple[Run, Run]]:
        """Return nvcc's and hipspv's runs of each round, which follow those of the first step."""
        return list(zip(*(self.runs[side][1:] for side in SIDES), strict=False))

    def seconds(self) -> float:
        """Return the time of one round, as the latest runs took."""
        return sum(self.runs[side][-1]["seconds"] for side in SIDES)

    def ready(self) -> bool:
        return not self.error and all(
            self.runs[side] and all(run["status"] == 0 for run in self.runs[side]) for side in SIDES
        )


def output_of(argv: list[str], directory: Path, limit: float = COMPILE_LIMIT_S, libraries: str = "") -> tuple[int, str]:
    """Return a command's status and its output with errors. That of a hang is 124.

    nvcc's programs don't get the directory of hipspv's libraries.
    """
    paths = filter(None, [libraries, os.environ.get("LD_LIBRARY_PATH")])
    variables = {**os.environ, "LD_LIBRARY_PATH": ":".join(paths)}
    with subprocess.Popen(
        ["timeout", "-k", "2", f"{limit:.1f}", *argv],
        cwd=directory,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        text = process.communicate()[0].decode(errors="replace")
    return process.returncode, text if len(text) <= LARGEST else f"{text[:LARGEST]}\n[of {len(text)} characters]\n"


def check(programs: list[Program], given: argparse.Namespace, end: float) -> None:
    """Run the programs of both sides once, several at a time."""

    def both(program: Program) -> None:
        for side in SIDES:
            if time.monotonic() > end or program.error:
                return
            program.run(side, given.limit)

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(both, programs))


def measure(programs: list[Program], given: argparse.Namespace, end: float) -> None:
    """Time the programs that end on both sides. Each round has an equal share of the time."""
    order = list(SIDES)
    for index in range(given.rounds):
        begin = time.monotonic()
        until = begin + (end - begin) / (given.rounds - index)
        for program in sorted((each for each in programs if each.ready()), key=Program.seconds):
            if time.monotonic() + 1.1 * program.seconds() > until:
                break
            for side in order:
                program.run(side, given.limit)
        order.reverse()
        print(f"round {index + 1} of {given.rounds}", file=sys.stderr, flush=True)


def verdict(program: Program) -> tuple[str, list[tuple[str, str]]]:
    """Return a word about the outputs, and the lines that differ: nvcc's and hipspv's."""
    if program.error:
        return "nvcc's error", []
    if not all(program.runs.values()):
        return "not run", []
    for side in SIDES:
        statuses = [run["status"] for run in program.runs[side] if run["status"] != 0]
        if statuses:
            return f"{side} {'hangs' if statuses[0] == 124 else f'status {statuses[0]}'}", []
    found = {side: [outputs.read(run["text"]) for run in program.runs[side]] for side in SIDES}
    worst: tuple[str, list[tuple[str, str]]] = ("equal", [])
    for one, other in zip(found["nvcc"], found["hipspv"], strict=False):
        here = outputs.difference(one, other)
        if outputs.WORDS.index(here[0]) > outputs.WORDS.index(worst[0]):
            worst = here
    own = [outputs.difference(found["nvcc"][0], other)[0] for other in found["nvcc"][1:]]
    return ("varies" if worst[0] == "differs" and "differs" in own else worst[0]), worst[1]


def row_of(program: Program) -> dict[str, Any]:
    """Return a program's row of the table."""
    word, lines = verdict(program)
    row: dict[str, Any] = {"name": program.name, "outputs": word, "lines": lines, "error": program.error, "ratio": None}
    pairs = []
    for runs in program.rounds():
        one, other = (outputs.device_times(outputs.read(run["text"]).times) for run in runs)
        common = one.keys() & other.keys()
        if common:
            pairs.append(tuple({label: each[label] for label in sorted(common)} for each in (one, other)))
    row["times"] = pairs
    if pairs:
        sums = [tuple(sum(times.values()) for times in pair) for pair in pairs]
        ratios = [nvcc / hipspv for nvcc, hipspv in sums]
        row |= {"nvcc": statistics.median(pair[0] for pair in sums), "hipspv": statistics.median(p[1] for p in sums)}
        row |= {"ratio": statistics.median(ratios), "quartiles": quartiles(ratios), "rounds": len(ratios)}
    row["texts"] = {side: [run["text"] for run in program.runs[side][-1:]] for side in SIDES}
    row["runs"] = len(program.runs["hipspv"])
    return row


def quartiles(series: list[float]) -> tuple[float, float]:
    if len(series) < 2:
        return series[0], series[0]
    low, _, high = statistics.quantiles(series, n=4, method="inclusive")
    return low, high


def time_text(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.4g} {unit}"
    return f"{seconds * 1e6:.4g} us"


def print_table(rows: list[dict[str, Any]]) -> None:
    lines: list[tuple[str, ...]] = [("program", "nvcc", "hipspv", "ratio", "quartiles", "rounds", "outputs")]
    for row in sorted(rows, key=lambda row: (row["ratio"] is None, row["ratio"], row["name"])):
        if row["ratio"] is None:
            timed = "no times" if row["runs"] > 1 else "not timed"
            lines.append((row["name"], "", "", timed, "", "", row["outputs"]))
            continue
        low, high = row["quartiles"]
        cells = (f"{row['ratio']:.3f}", f"{low:.3f} to {high:.3f}", str(row["rounds"]), row["outputs"])
        lines.append((row["name"], time_text(row["nvcc"]), time_text(row["hipspv"]), *cells))
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def print_summary(rows: list[dict[str, Any]]) -> None:
    """Print the mean of programs whose outputs agree, the slow ones, and all differences."""
    timed = [row for row in rows if row["ratio"] is not None and row["outputs"] in ("equal", "close", "varies")]
    if timed:
        print(f"geometric mean of {len(timed)} programs: {statistics.geometric_mean(r['ratio'] for r in timed):.3f}")
    slow = sorted((row["ratio"], row["name"]) for row in timed if row["ratio"] < SLOW)
    print(f"under {SLOW}: " + (", ".join(f"{name} {ratio:.3f}" for ratio, name in slow) or "none"))
    for row in rows:
        if row["error"]:
            print(f"== {row['name']}, nvcc: {row['error'][-300:]}")
        if row["outputs"] in ("differs", "varies"):
            print(f"== {row['name']}: {row['outputs']}")
            for here, there in row["lines"][:_SHOWN]:
                print(f"   nvcc:   {here[:150]}\n   hipspv: {there[:150]}")
        elif row["outputs"].startswith(SIDES) and not row["error"]:
            side = row["outputs"].split()[0]
            print(f"== {row['name']}: {row['outputs']}: {row['texts'][side][-1][-300:]}")


def machine(nvcc: str) -> dict[str, str]:
    """Return the GPU, its driver and the reference's version."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    return {
        name: "".join(output_of(argv, HERE)[1].strip().splitlines()[-1:])
        for name, argv in {"gpu": query, "nvcc": [nvcc, "--version"]}.items()
    }


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=20, help="seconds of one program's run (default: 20)")
    parser.add_argument("--seconds", type=float, default=570, help="of everything (default: 570)")
    parser.add_argument("--jobs", type=int, default=6, help="programs at a time in the first step (default: 6)")
    parser.add_argument("--resume", type=Path, help="add rounds to those of an earlier call's report")
    parser.add_argument("--only", default="", help="names with commas")
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("--report", type=Path, help="write everything as JSON")
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> list[Program]:
    """Return the programs that this call compares, with the runs of the call that it resumes."""
    entries = json.loads((HERE / "manifest.json").read_text())["programs"]
    names = [name for name in entries if name in given.only.split(",") or not given.only]
    programs = [Program(name, entries[name]) for name in names]
    earlier = json.loads(given.resume.read_text())["programs"] if given.resume else {}
    for program in programs:
        if program.name in earlier:
            program.error, program.runs = earlier[program.name]["error"], earlier[program.name]["runs"]
    return programs


def main() -> int:
    given = arguments()
    end = time.monotonic() + given.seconds
    programs = chosen(given)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda program: program.compile(given.nvcc), programs))
    print(f"compiled by nvcc: {sum(not each.error for each in programs)}", file=sys.stderr, flush=True)
    check([each for each in programs if not each.runs["nvcc"]], given, end)
    print(f"run: {sum(each.ready() for each in programs)}", file=sys.stderr, flush=True)
    measure(programs, given, end)
    rows = [row_of(program) for program in programs]
    about = machine(given.nvcc)
    if given.report:
        kept = {each.name: {"error": each.error, "runs": each.runs} for each in programs}
        given.report.write_text(json.dumps({**about, "rows": rows, "programs": kept}))
    print(f"{about['gpu']}; {about['nvcc']}")
    print_table(rows)
    print_summary(rows)
    wrong = [row for row in rows if row["outputs"] == "differs" or row["outputs"].startswith("hipspv")]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
