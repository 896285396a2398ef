"""`python -m tests.fuzz.readers [TARGET...]`: fuzzes the readers one after the other.

Findings are kept, with the command that reads them again. With --runs, fuzzing continues until each
target has that many runs in total, earlier ones included; it may be stopped at any time.
"""

import argparse
import importlib.util
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.fuzz.readers import native, seeds, totals
from tests.fuzz.readers.targets import TARGETS, Target, find

ROOT = Path(__file__).resolve().parents[3]
PLACE = ROOT / "build" / "fuzz"

# The time of one process, after which its runs are counted. Findings end it, too.
_ROUND = 600  # seconds
_MOST_FINDINGS = 20  # of a target, before the next one begins
# For one input; a reader of files of this size needs milliseconds.
_TIMEOUT = 20  # seconds
_MEMORY = 1024  # MiB of the whole process, its corpus included
# Exit statuses of a stopped process: libFuzzer's, atheris's, and before either catches the signal.
_STOPPED = (72, 130, -signal.SIGINT, -signal.SIGTERM)
# Allocation stacks take most of the time, and a leak shows in a reader's peak.
_ENVIRONMENT = {"ASAN_OPTIONS": "malloc_context_size=0:quarantine_size_mb=8:detect_leaks=0"}


class Outcome(NamedTuple):
    """runs and covered edges; output: of a run that ended by a finding, otherwise empty."""

    runs: int
    edges: int
    output: str


def command(target: Target, programs: dict[str, Path]) -> list[str]:
    """The process that fuzzes a target, or reads the given files."""
    if target.language == "C++":
        return [str(programs[target.harness])]
    tracer = str(programs.get("tracer", ""))
    return [sys.executable, "-m", "tests.fuzz.readers.guided", tracer, target.harness]


def _programs(targets: Sequence[Target], directory: Path) -> dict[str, Path]:
    """The programs of C++ harnesses, and the tracer of Python harnesses if it can be built."""
    wanted = [target.harness for target in targets if target.language == "C++"]
    programs = native.build(native.guided(), wanted, directory) if wanted else {}
    tracer = native.tracer(directory) if len(wanted) < len(targets) else None
    return programs | ({"tracer": tracer} if tracer else {})


def fuzz(target: Target, argv: list[str], limits: list[str], place: Path) -> Outcome:
    corpus, found = place / "corpus" / target.name, place / "found"
    for directory in (corpus, found):
        directory.mkdir(parents=True, exist_ok=True)
    argv = [*argv, *limits, f"-max_len={target.longest}", f"-artifact_prefix={found / target.name}-"]
    argv += [f"-timeout={_TIMEOUT}", f"-rss_limit_mb={_MEMORY}", "-print_final_stats=1", str(corpus)]
    argv += [str(seeds.directory(kind, place / "seeds")) for kind in target.seeds]
    done = _run(argv)
    executed = re.search(r"number_of_executed_units: (\d+)", done.stdout)
    edges = re.findall(r"\bcov: (\d+)", done.stdout)
    return Outcome(
        int(executed[1]) if executed else 0,
        int(edges[-1]) if edges else 0,
        "" if done.returncode in (0, *_STOPPED) else done.stdout,
    )


def _run(argv: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        argv,
        cwd=ROOT,
        env={**os.environ, **_ENVIRONMENT},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def counted(target: Target, argv: list[str], limits: list[str], place: Path) -> Outcome:
    """fuzz, with its runs added to the target's total."""
    outcome = fuzz(target, argv, limits, place)
    totals.add(place, target.name, outcome.runs, outcome.edges, bool(outcome.output))
    show(target, outcome)
    return outcome


def fuzz_up_to(target: Target, argv: list[str], runs: int, place: Path) -> bool:
    """Fuzz until the target has this many runs in total; return true if it had no findings."""
    findings = 0
    while (left := runs - totals.read(place, target.name).runs) > 0 and findings < _MOST_FINDINGS:
        limits = [f"-runs={left}", f"-max_total_time={_ROUND}"]
        findings += bool(counted(target, argv, limits, place).output)
    return findings == 0


def fuzz_one(target: Target, argv: list[str], count: int, options: argparse.Namespace) -> bool:
    """Fuzz one of `count` targets; return true if it had no findings."""
    if options.runs:
        return fuzz_up_to(target, argv, options.runs, options.place)
    share = max(1, round(options.seconds / count))
    return not counted(target, argv, [f"-max_total_time={share}"], options.place).output


def show(target: Target, outcome: Outcome) -> None:
    print(f"{target.name:16}{outcome.runs:>12,} runs {outcome.edges:>6} edges", flush=True)
    if not outcome.output:
        return
    print("\n".join(line for line in outcome.output.splitlines() if not _is_progress(line)))
    kept = re.search(r"Test unit written to (.*)", outcome.output)
    if kept:
        print(f"again: {sys.executable} -m tests.fuzz.readers {target.name} --read '{kept[1]}'")


def _is_progress(line: str) -> bool:
    return line.startswith(("#", "INFO", "stat::", "WARNING: Failed to find", "0x", "MS: ", "Base64"))


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.readers", description=__doc__)
    names = [target.name for target in TARGETS]
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(names)}")
    parser.add_argument("--seconds", type=float, default=120, help="of all targets together")
    parser.add_argument("--runs", type=int, help="of each target in total, instead")
    parser.add_argument("--totals", action="store_true", help="only tell how many there were")
    parser.add_argument("--place", type=Path, default=PLACE, help="for programs, corpus, findings")
    parser.add_argument("--read", metavar="FILE", help="only this file")
    parsed = parser.parse_args(arguments)
    for name in parsed.targets:
        if name not in names:
            parser.error(f"there is no target {name}: {', '.join(names)}")
    return parsed


def main(arguments: Sequence[str]) -> int:
    options = _arguments(arguments)
    targets = [find(name) for name in options.targets] or list(TARGETS)
    if options.totals:
        print(totals.table(options.place, (target.name for target in targets)))
        return 0
    try:
        programs = _programs(targets, options.place / "bin")
    except native.NoCompiler as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if any(t.language == "Python" for t in targets) and not importlib.util.find_spec("atheris"):
        print("error: there is no atheris\n  remedy: pip install 'hipspv[fuzz]'", file=sys.stderr)
        return 2
    if options.read:
        return subprocess.run([*command(targets[0], programs), options.read], check=False).returncode
    failed = [
        target.name for target in targets if not fuzz_one(target, command(target, programs), len(targets), options)
    ]
    print(totals.table(options.place, (target.name for target in targets)))
    print(f"findings: {', '.join(failed)}" if failed else "no findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
