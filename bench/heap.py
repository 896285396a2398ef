#!/usr/bin/env python3
"""malloc and free in device code against the host's in the same run.

python bench/heap.py [--rounds N] [--json]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import measure
from measure import HIPSPV_CC, PROGRAMS, Report

CASES = {"one": "device, one thread", "many": "device, 1,024 threads"}
Times = dict[str, float]


def main() -> int:
    """Measures and prints; always 0 when everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    runs: list[Times] = []
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        program = str(folder / "heap")
        measure.run([*HIPSPV_CC, "-O2", str(PROGRAMS / "heap.hip"), "-o", program], folder)
        for index in range(options.rounds + 1):
            times = measure.named_times([program], folder)
            if index > 0:  # the first round doesn't count
                runs.append(times)
    host = [times["host"] for times in runs]
    rows = [measure.reference("host", host)]
    for case, title in CASES.items():
        rows.append(measure.against(title, [times[case] for times in runs], host, None))
    measure.show([Report("malloc and free", "ns a pair", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
