"""Random kernels whose results a model on the host knows: `python -m tests.fuzz.kernels`.

Each kernel has a name SEED:KIND:INDEX, which recreates it. `--case NAME` prints its text and runs
it under every translator and level. `--reduce DIRECTORY` writes a source of its own for each kernel
that fails, with the lines that matter alone. The table at the end counts kernels and their faults.
"""

import argparse
import itertools
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.fuzz.kernels import plan, runs, standalone
from tests.fuzz.kernels.batch import NATIVE, WHAT, Finding, Setting
from tests.fuzz.kernels.targets import CPU, DEVICES, INTEL, Target


class Found(NamedTuple):
    """A finding, and where it was made."""

    finding: Finding
    setting: Setting
    target: Target

    def __str__(self) -> str:
        where = self.target.device + (f" without {self.target.mask}" if self.target.mask else "")
        return f"{where} {' '.join(self.setting.options)}: {' '.join(self.finding)}"


def findings(work: plan.Work) -> list[Found]:
    """The findings about each kernel of a batch, on each of its targets."""
    kernels = [plan.make(name) for name in work.names]
    return [
        Found(finding, work.setting, target)
        for target in work.targets
        for finding in runs.findings(kernels, work.setting, target)
    ]


def _one(name: str, devices: Sequence[str]) -> Iterator[plan.Work]:
    """A kernel under all settings."""
    others = [device for device in devices if device != CPU]
    ways = [(translator, others) for translator in plan.TRANSLATORS if others]
    works = [*itertools.product(ways, plan.LEVELS, (False, True))]
    works += itertools.product([(NATIVE, [CPU])] if CPU in devices else [], plan.NATIVE_LEVELS, (False, True))
    for (translator, chosen), level, rounded in works:
        yield plan.Work((name,), Setting(translator, level, rounded), tuple(map(Target, chosen)))


def _write_reduced(found: Found, directory: Path) -> Path:
    """The source of the reduced kernel."""
    kernel = plan.make(found.finding.kernel)
    kernel = runs.smallest(kernel, found.finding.what, found.setting, found.target)
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{kernel.name.replace(':', '-')}{found.setting.level}.hip"
    path.write_text(standalone.text(kernel, found.setting, str(found)))
    return path


def _table(kernels: Counter[tuple[str, ...]], faults: Counter[tuple[str, ...]]) -> Iterator[str]:
    heads = ("device", "without", "translator", "level", "kernels", *WHAT)
    yield "| " + " | ".join(heads) + " |"
    yield "|" + " --- |" * len(heads)
    for key, number in sorted(kernels.items()):
        counts = (str(faults[(*key, what)]) for what in WHAT)
        yield "| " + " | ".join((*key, str(number), *counts)) + " |"


def _key(setting: Setting, target: Target) -> tuple[str, ...]:
    return target.device, target.mask, setting.translator, setting.level


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.kernels", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first index")
    parser.add_argument("--kind", choices=plan.KINDS, action="append")
    parser.add_argument("--device", choices=DEVICES, action="append", help=f"default: {INTEL}")
    parser.add_argument("--case", metavar="NAME", help="one kernel again, with its text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="programs at a time")
    parser.add_argument("--reduce", type=Path, metavar="DIRECTORY")
    given = parser.parse_args()
    kinds, devices = tuple(given.kind or plan.MIXED), tuple(given.device or (INTEL,))
    if given.case:
        print(plan.make(given.case).text("kernel"))
        works = [*_one(given.case, devices)]
    else:
        works = [*plan.work(given.seed, given.cases, given.first, kinds, devices)]
    kernels: Counter[tuple[str, ...]] = Counter()
    faults: Counter[tuple[str, ...]] = Counter()
    with ThreadPoolExecutor(given.jobs) as pool:
        for work, each in zip(works, pool.map(findings, works), strict=True):
            for target in work.targets:
                kernels[_key(work.setting, target)] += len(work.names)
            for found in each:
                faults[(*_key(found.setting, found.target), found.finding.what)] += 1
                print(found, flush=True)
                if given.reduce:
                    print(_write_reduced(found, given.reduce), flush=True)
    print(*_table(kernels, faults), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
