"""Features of the device against hipspv's emulation of them.

    python -m bench.special.features [NAME...] [--rounds N] [--json]

The same program runs twice in each round, once with HIPSPV_MASK hiding the feature. Without names,
all comparisons are measured. bench.special.fp64 and fp16 measure double and half precision.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report


class Comparison(NamedTuple):
    """A program of PROGRAMS, and the feature that it is measured with and without.

    native, made: the implementation in either case. cases: titles by the names that the program prints.
    """

    title: str
    program: str
    feature: str
    native: str
    made: str
    cases: Mapping[str, str]


COMPARISONS = {
    "float-atomics": Comparison(
        title="Atomic operations on floats",
        program="float_atomics.hip",
        feature="float_atomics",
        native="instructions",
        made="loops",
        cases={
            "add_65536": "sums in 65,536 cells",
            "add_256": "sums in 256 cells",
            "add_1": "one sum",
            "add_shared": "sums in shared memory",
            "max_256": "256 maxima",
        },
    ),
    "wide-atomics": Comparison(
        title="Atomic operations on 64 bits",
        program="wide_atomics.hip",
        feature="int64_atomics",
        native="instructions",
        made="locks",
        cases={
            "own": "a cell for each thread",
            "cells_65536": "65,536 cells",
            "cells_256": "256 cells",
            "cells_1": "one cell",
            "shared": "256 cells in shared memory",
            "double_256": "256 sums of double",
            "double_1": "one sum of double",
        },
    ),
    "warps": Comparison(
        title="Operations of warps",
        program="warps.hip",
        feature="sub_groups",
        native="sub-groups",
        made="work-items",
        cases={
            "ballot": "one ballot",
            "sum": "a sum by five shuffles",
            "ways": "ballots in two branches, and a shuffle",
            "work": "a shuffle after 500 multiplications",
        },
    ),
}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 9)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(COMPARISONS))
    options = parser.parse_args()
    for name in options.names:
        if name not in COMPARISONS:
            parser.error(f"no comparison {name}: {', '.join(COMPARISONS)}")
    names = options.names or list(COMPARISONS)
    reports = [_measure(COMPARISONS[name], options.rounds) for name in names]
    measure.show(reports, options.json)
    return 0


def _measure(what: Comparison, rounds: int) -> Report:
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        program = str(directory / Path(what.program).stem)
        source = str(PROGRAMS / what.program)
        measure.run([*HIPSPV_CC, "-O2", source, "-o", program], directory)
        hidden = ["env", f"HIPSPV_MASK={what.feature}", program]
        commands = {what.native: [program], what.made: hidden}
        runs = measure.named_rounds(commands, directory, rounds)
    rows = []
    for case, title in what.cases.items():
        native, made = ([times[case] for times in runs[label]] for label in commands)
        rows.append(measure.reference(f"{title}, {what.native}", native))
        rows.append(measure.against(f"{title}, {what.made}", made, native))
    return Report(what.title, "ns", rows)


if __name__ == "__main__":
    sys.exit(main())
