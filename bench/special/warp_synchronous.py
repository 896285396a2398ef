"""Kernels that don't need an order among lanes, with and without -fwarp-synchronous.

python -m bench.special.warp_synchronous [--rounds N] [--json]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report

WORDS = {"without": "-fno-warp-synchronous", "with": "-fwarp-synchronous"}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    options = measure.arguments(__doc__, 15).parse_args()
    runs: dict[str, list[dict[str, float]]] = {kind: [] for kind in WORDS}
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        source = str(PROGRAMS / "warp_synchronous.hip")
        for kind, word in WORDS.items():
            measure.run([*HIPSPV_CC, "-O2", word, source, "-o", str(directory / kind)], directory)
        for index in range(options.rounds + 1):
            for kind, series in runs.items():
                times = measure.named_times([str(directory / kind)], directory)
                if index > 0:  # the first round is dropped
                    series.append(times)
    rows = []
    for case in runs["with"][0]:
        plain, ordered = ([times[case] for times in runs[kind]] for kind in WORDS)
        rows.append(measure.reference(f"{case}, without", plain))
        rows.append(measure.against(f"{case}, with", ordered, plain))
    measure.show([Report("Order among lanes", "ns", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
