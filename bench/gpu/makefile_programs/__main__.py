"""Programs with Makefiles on an NVIDIA GPU, compiled by hipspv-nvcc and by nvcc: prepare it.

    python -m bench.gpu.makefile_programs PROGRAMS DIRECTORY [--match PATTERN] [--choose N --seed S]

PROGRAMS has a directory for each program, with a Makefile for nvcc whose target `run` runs it.
DIRECTORY is for the GPU's machine, which needs Python, nvcc and the driver, but not hipspv.
`python3 DIRECTORY/run.py` compares there.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from bench.gpu.makefile_programs.prepare import Preparation

MIB = 1 << 20


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", type=Path)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--arch", default="sm_90", help="the GPU's (default: sm_90)")
    parser.add_argument("--match", default="*", help="of the programs' directories, as *-cuda")
    parser.add_argument("--choose", type=int, help="so many suitable programs by chance; all if absent")
    parser.add_argument("--without", default="", help="programs that take no part, with commas")
    parser.add_argument("--seed", type=int, default=1, help="of the choice")
    parser.add_argument("--jobs", type=int, default=1, help="programs compiled at a time (default: 1)")
    parser.add_argument("--data", type=float, default=4, help="MiB of a program's data at most (default: 4)")
    return parser.parse_args()


def main() -> int:
    """Return 0 if all suitable programs compiled."""
    given = arguments()
    found = sorted(path.parent for path in given.programs.absolute().glob(f"{given.match}/Makefile"))
    if given.choose is not None:
        random.Random(given.seed).shuffle(found)
    found = [path for path in found if path.name not in given.without.split(",")]
    preparation = Preparation(given.programs.absolute(), given.directory.absolute(), given.arch, int(given.data * MIB))
    preparation.fill(found, len(found) if given.choose is None else given.choose, given.jobs)
    for name, reason in preparation.unsuitable.items():
        print(f"left out: {name}: {reason}")
    for name, error in preparation.errors.items():
        print(f"== {name}\n{error}", file=sys.stderr)
    print(f"{len(preparation.programs)} compiled, {len(preparation.errors)} not")
    return 1 if preparation.errors else 0


if __name__ == "__main__":
    sys.exit(main())
