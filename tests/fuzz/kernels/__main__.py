"""Random kernels whose results a model on the host knows: `python -m tests.fuzz.kernels`.

Each kernel has a name SEED:KIND:INDEX, which recreates it: `--case NAME` prints its text and runs
it under every translator and level.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.fuzz.kernels import plan
from tests.fuzz.kernels.batch import Batch, CompileError, Finding, Setting


def findings(work: plan.Work) -> Iterator[Finding]:
    """What is wrong about each kernel of a batch."""
    with tempfile.TemporaryDirectory() as directory:
        batch = Batch([plan.make(name) for name in work.names], Path(directory))
        try:
            program = batch.program(work.setting)
        except CompileError as error:
            if len(work.names) == 1:
                yield Finding(work.names[0], "compiler", str(error))
                return
            half = len(work.names) // 2
            for names in (work.names[:half], work.names[half:]):
                yield from findings(plan.Work(names, work.setting))
            return
        yield from batch.findings(program, [], os.environ)


def one(name: str) -> Iterator[plan.Work]:
    print(plan.make(name).text("kernel"))
    for translator in plan.TRANSLATORS:
        for level in plan.LEVELS:
            for rounded in (False, True):
                yield plan.Work((name,), Setting(translator, level, rounded))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.kernels", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the first index")
    parser.add_argument("--kind", choices=plan.KINDS, action="append")
    parser.add_argument("--case", metavar="NAME", help="one kernel again, with its text")
    given = parser.parse_args()
    kinds = tuple(given.kind or plan.KINDS)
    count: Counter[tuple[str, ...]] = Counter()
    for work in one(given.case) if given.case else plan.work(given.seed, given.cases, given.first, kinds):
        count[(work.setting.translator, work.setting.level, "kernels")] += len(work.names)
        for found in findings(work):
            count[(work.setting.translator, work.setting.level, found.what)] += 1
            print(*work.setting.options, *found, flush=True)
    for key, number in sorted(count.items()):
        print(*key, number)
    return 1 if any(key[-1] != "kernels" for key in count) else 0


if __name__ == "__main__":
    sys.exit(main())
