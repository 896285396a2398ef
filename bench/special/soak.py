"""Memory of a process that repeats one operation a million times: launches, allocations, graphs.

    python -m bench.special.soak [--iterations N] [--only NAME] [--json]

Resident memory is read at 20 equal distances. Only the second half counts, after all one-time allocations: a leak of
one object per iteration would be 32 bytes or more. The slope is a least-squares fit; the growth is that of the quarter
of it which grew least, because a leak continues.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS

# The repeated operations, and their counts relative to --iterations: some take long.
LOADS = {
    "launch": 1.0,
    "large": 1.0,
    "malloc": 1.0,
    "mallocAsync": 1.0,
    "copy": 1.0,
    "event": 1.0,
    "stream": 0.02,
    "callback": 0.1,
    "graph": 0.1,
    "capture": 0.05,
    "graphUpdate": 1.0,
    "graphMemory": 0.1,
}
SAMPLES = 20
WINDOWS = 4  # of the second half
# Bytes per iteration. malloc's smallest block takes 32.
LARGEST_SLOPE = 8.0


class Soak(NamedTuple):
    """One load's resident memory: (iterations done, KiB) by time."""

    name: str
    samples: list[tuple[int, int]]

    @property
    def slope(self) -> float:
        """Return bytes per iteration, over the second half."""
        half = self.samples[len(self.samples) // 2 :]
        line = statistics.linear_regression([n for n, _ in half], [kib * 1024 for _, kib in half])
        return line.slope

    @property
    def growth(self) -> float:
        """Return bytes per iteration, in the window of the second half that grew least.

        Late allocations, once for a thread or in large steps, affect only some windows.
        """
        last = len(self.samples) - 1
        edges = [last // 2 + (last - last // 2) * i // WINDOWS for i in range(WINDOWS + 1)]
        ends = [self.samples[edge] for edge in edges]
        return min(1024 * (after[1] - before[1]) / (after[0] - before[0]) for before, after in itertools.pairwise(ends))


def program(directory: Path) -> Path:
    """Compile bench/programs/soak.hip, and return the path."""
    output = directory / "soak"
    source = str(PROGRAMS / "soak.hip")
    measure.run([*HIPSPV_CC, "-O2", source, "-o", str(output)], directory)
    return output


def soak(binary: Path, name: str, iterations: int, limit_s: float) -> Soak:
    """Run one load; iterations is a multiple of SAMPLES."""
    command = [str(binary), name, str(iterations), str(SAMPLES)]
    lines = measure.run(command, binary.parent, limit_s).splitlines()
    pairs = [line.split() for line in lines]
    return Soak(name, [(int(times), int(kib)) for times, kib in pairs])


def main() -> int:
    parser = argparse.ArgumentParser(description="Memory of a process that repeats one operation a million times.")
    parser.add_argument("--iterations", type=int, default=1_000_000)
    parser.add_argument("--only", choices=LOADS, action="append")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    results = []
    with tempfile.TemporaryDirectory() as directory:
        binary = program(Path(directory))
        for name in options.only or LOADS:
            times = max(int(options.iterations * LOADS[name]) // SAMPLES, 1) * SAMPLES
            result = soak(binary, name, times, limit_s=3600)
            results.append(result)
            if not options.json:
                show(result)
    if options.json:
        json.dump([{**r._asdict(), "slope": r.slope} for r in results], sys.stdout, indent=2)
    return 0 if all(result.slope <= LARGEST_SLOPE for result in results) else 1


def show(result: Soak) -> None:
    times, memory = result.samples[-1]
    figures = " ".join(f"{kib / 1024:.1f}" for _, kib in result.samples[:: SAMPLES // 5])
    verdict = "" if result.slope <= LARGEST_SLOPE else "  LEAKS"
    print(
        f"{result.name:12} {times:9,} times  {figures} {memory / 1024:.1f} MiB  "
        f"{result.slope:7.2f} bytes each{verdict}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
