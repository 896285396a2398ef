"""Double precision in integers against float, and against the device's own double precision.

    python -m bench.special.fp64 [--rounds N] [--json] [--wall]

The unit is nanoseconds per operation: over arrays in memory, and in a chain of operations. It is
the processor's time, which other work on the machine changes little. --wall takes the clock's time,
as needed for a device other than the processor.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report

OPERATIONS = ("add", "multiply", "divide", "fma", "sqrt", "exp", "log", "sin", "pow")
KINDS = {"array": "over arrays", "chain": "in a chain"}
# The limit for addition and multiplication, as a multiple of float's time.
TARGET = 40.0
Times = dict[str, float]


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 7)
    parser.add_argument("--wall", action="store_true", help="the clock's time")
    options = parser.parse_args()
    clock = "wall" if options.wall else "processor"
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        for kind in ("native", "emulate"):
            command = [*HIPSPV_CC, "-O2", f"--fp64={kind}", str(PROGRAMS / "fp64.hip")]
            measure.run([*command, "-o", str(directory / kind)], directory)
        commands = {kind: [str(directory / kind), clock] for kind in ("native", "emulate")}
        runs = measure.named_rounds(commands, directory, options.rounds)
    measure.show([_report(kind, title, runs) for kind, title in KINDS.items()], options.json)
    return 0


def _report(kind: str, title: str, runs: dict[str, list[Times]]) -> Report:
    rows = []
    for operation in OPERATIONS:
        floats = [times[f"{operation}_{kind}_float"] for times in runs["emulate"]]
        rows.append(measure.reference(f"{operation}, float", floats))
        limit = TARGET if operation in ("add", "multiply") else None
        for which, label in (("native", "double"), ("emulate", "double in integers")):
            doubles = [times[f"{operation}_{kind}_double"] for times in runs[which]]
            rows.append(measure.against(f"{operation}, {label}", doubles, floats, limit))
    return Report(f"Double precision {title}", "ns", rows)


if __name__ == "__main__":
    sys.exit(main())
