"""Half precision in software against the device's own, and against float.

    python -m bench.special.fp16 [--rounds N] [--json] [--wall]

The unit is nanoseconds per operation: over arrays in memory, and in a chain of operations. It is
the processor's time, which other work on the machine changes little. --wall takes the clock's time,
as needed for a device other than the processor. HIPSPV_MASK=fp16 hides the device's half precision.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report

OPERATIONS = ("add", "multiply", "divide", "fma", "sqrt", "exp", "in_float")
KINDS = {"array": "over arrays", "chain": "in a chain"}
MASKS = {"half": "", "half in software": "fp16"}
Times = dict[str, float]


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 7)
    parser.add_argument("--wall", action="store_true", help="the clock's time")
    options = parser.parse_args()
    clock = "wall" if options.wall else "processor"
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        program = directory / "fp16"
        source = str(PROGRAMS / "fp16.hip")
        measure.run([*HIPSPV_CC, "-O2", "-w", source, "-o", str(program)], directory)
        commands = {label: ["env", f"HIPSPV_MASK={mask}", str(program), clock] for label, mask in MASKS.items()}
        runs = measure.named_rounds(commands, directory, options.rounds)
    measure.show([_report(kind, title, runs) for kind, title in KINDS.items()], options.json)
    return 0


def _report(kind: str, title: str, runs: dict[str, list[Times]]) -> Report:
    rows = []
    for operation in OPERATIONS:
        native = [times[f"{operation}_{kind}_half"] for times in runs["half"]]
        rows.append(measure.reference(f"{operation}, half", native))
        floats = [times[f"{operation}_{kind}_float"] for times in runs["half"]]
        made = [times[f"{operation}_{kind}_half"] for times in runs["half in software"]]
        rows.append(measure.against(f"{operation}, float", floats, native))
        rows.append(measure.against(f"{operation}, half in software", made, native))
    return Report(f"Half precision {title}", "ns", rows)


if __name__ == "__main__":
    sys.exit(main())
