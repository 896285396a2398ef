"""Random kernels whose results the host knows: `python -m tests.fuzz.kernels`.

Each kernel has a name SEED:KIND:NUMBER, which recreates it: `--case NAME`. KIND is `lockstep` or
`guards`. Kernels of every batch run under both translators, at -O0 and -O2.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.fuzz.kernels import guards, lockstep
from tests.fuzz.kernels.program import Kernel, ProgramError, wrong

KINDS = {"lockstep": lockstep.kernel, "guards": guards.kernel}
TRANSLATORS, LEVELS = ("llvm", "llvm-spirv"), ("-O0", "-O2")
_BATCH = 25


def make(name: str) -> Kernel:
    """The kernel of that name."""
    return KINDS[name.split(":")[1]](name)


def findings(names: list[str]) -> Iterator[str]:
    """A line for each kernel with wrong results."""
    for first in range(0, len(names), _BATCH):
        kernels = [make(name) for name in names[first : first + _BATCH]]
        for translator in TRANSLATORS:
            for level in LEVELS:
                words = (level, f"--spirv-translator={translator}")
                with tempfile.TemporaryDirectory() as directory:
                    try:
                        found = wrong(kernels, Path(directory), words)
                    except ProgramError as error:
                        found = {f"{kernels[0].name} to {kernels[-1].name}": str(error)}
                for name, text in found.items():
                    yield f"{name} {level} {translator}: {text}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.kernels", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=300, help="of each kind")
    parser.add_argument("--case", metavar="NAME", help="one kernel again, with its text")
    arguments = parser.parse_args()
    names = [f"{arguments.seed}:{kind}:{i}" for kind in KINDS for i in range(arguments.cases)]
    if arguments.case:
        names = [arguments.case]
        print(make(arguments.case).text)
    count = 0
    for line in findings(names):
        print(line, flush=True)
        count += 1
    print(f"{len(names)} kernels, {count} findings")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
