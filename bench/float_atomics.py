#!/usr/bin/env python3
"""Atomic operations on floats: the device's instructions against the module's loops.

    python bench/float_atomics.py [--rounds N] [--json]

The loops are what a device without cl_ext_float_atomics runs.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import measure
from measure import HIPSPV_CC, PROGRAMS, Report

CASES = {
    "add_65536": "sums in 65,536 cells",
    "add_256": "sums in 256 cells",
    "add_1": "one sum",
    "add_shared": "sums in shared memory",
    "max_256": "256 maxima",
}
HIDE = "HIPSPV_DEBUG_HIDE=cl_ext_float_atomics"
Times = dict[str, float]


def main() -> int:
    """Measures and prints; always 0 when everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    runs: dict[str, list[Times]] = {"loops": [], "instructions": []}
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        folder = Path(name)
        program = str(folder / "float_atomics")
        source = str(PROGRAMS / "float_atomics.hip")
        measure.run([*HIPSPV_CC, "-O2", source, "-o", program], folder)
        commands = {"loops": ["env", HIDE, program], "instructions": [program]}
        for index in range(options.rounds + 1):
            for kind, command in commands.items():
                times = measure.named_times(command, folder)
                if index > 0:  # the first round doesn't count
                    runs[kind].append(times)
    rows = []
    for case, title in CASES.items():
        loops, native = ([times[case] for times in runs[kind]] for kind in runs)
        rows.append(measure.reference(f"{title}, loops", loops))
        rows.append(measure.against(f"{title}, instructions", native, loops, 1.0))
    measure.show([Report("Atomic operations on floats", "ns", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
