"""`python -m tests.fuzz.readers [TARGET...]`: fuzzes the readers one after the other.

What is found is kept, with the command that reads it again.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.fuzz.readers import native, seeds
from tests.fuzz.readers.targets import TARGETS, Target, find

ROOT = Path(__file__).resolve().parents[3]
PLACE = ROOT / "build" / "fuzz"

# Of one input; a reader of files of this size needs milliseconds.
_TIMEOUT = 20  # seconds
_MEMORY = 1024  # MiB of the whole process, its corpus included
# Stacks of allocations take most of the time, and a leak shows in a reader's peak.
_ENVIRONMENT = {"ASAN_OPTIONS": "malloc_context_size=0:quarantine_size_mb=8:detect_leaks=0"}


class Outcome(NamedTuple):
    """runs and covered edges; output: of a run that ended by a finding, otherwise empty."""

    runs: int
    edges: int
    output: str


def command(target: Target, programs: dict[str, Path]) -> list[str]:
    """The process that fuzzes a target, or reads the files that are given."""
    if target.language == "C++":
        return [str(programs[target.harness])]
    return [sys.executable, "-m", "tests.fuzz.readers.guided", target.harness]


def fuzz(target: Target, words: list[str], limits: list[str], place: Path) -> Outcome:
    corpus, found = place / "corpus" / target.name, place / "found"
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    words = [
        *words,
        *limits,
        f"-max_len={target.longest}",
        f"-artifact_prefix={found / target.name}-",
    ]
    words += [
        f"-timeout={_TIMEOUT}",
        f"-rss_limit_mb={_MEMORY}",
        "-print_final_stats=1",
        str(corpus),
    ]
    words += [str(seeds.folder(kind, place / "seeds")) for kind in target.seeds]
    done = _run(words)
    counted = re.search(r"number_of_executed_units: (\d+)", done.stdout)
    edges = re.findall(r"\bcov: (\d+)", done.stdout)
    return Outcome(
        int(counted[1]) if counted else 0,
        int(edges[-1]) if edges else 0,
        done.stdout if done.returncode else "",
    )


def _run(words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **_ENVIRONMENT},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def show(target: Target, outcome: Outcome) -> None:
    print(f"{target.name:16}{outcome.runs:>12,} runs {outcome.edges:>6} edges", flush=True)
    if not outcome.output:
        return
    print("\n".join(line for line in outcome.output.splitlines() if not _is_progress(line)))
    kept = re.search(r"Test unit written to (.*)", outcome.output)
    if kept:
        print(f"again: {sys.executable} -m tests.fuzz.readers {target.name} --read '{kept[1]}'")


def _is_progress(line: str) -> bool:
    return line.startswith(
        ("#", "INFO", "stat::", "WARNING: Failed to find", "0x", "MS: ", "Base64")
    )


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.readers", description=__doc__)
    names = [target.name for target in TARGETS]
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(names)}")
    parser.add_argument("--seconds", type=float, default=120, help="of all targets together")
    parser.add_argument("--runs", type=int, help="of each target, instead")
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
    wanted = [target.harness for target in targets if target.language == "C++"]
    try:
        programs = native.build(native.guided(), wanted, options.place / "bin") if wanted else {}
    except native.NoCompiler as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if any(t.language == "Python" for t in targets) and not importlib.util.find_spec("atheris"):
        print("error: there is no atheris\n  remedy: pip install 'hipspv[fuzz]'", file=sys.stderr)
        return 2
    if options.read:
        return subprocess.run(
            [*command(targets[0], programs), options.read], check=False
        ).returncode
    share = max(1, round(options.seconds / len(targets)))
    limits = [f"-runs={options.runs}" if options.runs else f"-max_total_time={share}"]
    failed = []
    for target in targets:
        outcome = fuzz(target, command(target, programs), limits, options.place)
        show(target, outcome)
        failed += [target.name] if outcome.output else []
    print(f"findings: {', '.join(failed)}" if failed else "no findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
