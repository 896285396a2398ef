"""The cost of a grid-wide barrier, against an empty kernel's launch in the same run.

    python -m bench.special.grid_sync [--rounds N] [--json]

The kernel only waits, 1,000 times.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    launches: dict[str, list[float]] = {}
    barriers: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        program = str(Path(name) / "grid_sync")
        source = str(PROGRAMS / "grid_sync.hip")
        measure.run([*HIPSPV_CC, "-O2", source, "-o", program], Path(name))
        for _ in range(options.rounds):
            for line in measure.run([program], Path(name)).splitlines():
                blocks, launch, barrier = line.split()
                launches.setdefault(blocks, []).append(float(launch) / 1e3)
                barriers.setdefault(blocks, []).append(float(barrier) / 1e3)
    rows = []
    for blocks, times in launches.items():
        rows.append(measure.reference(f"empty kernel, {blocks} blocks of 256", times))
        rows.append(measure.against(f"barrier, {blocks} blocks of 256", barriers[blocks], times, None))
    measure.show([Report("Barrier of the whole grid", "µs", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
