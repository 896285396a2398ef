"""malloc and free in device code against the host's in the same run.

python -m bench.special.heap [--rounds N] [--json]
"""

from __future__ import annotations

import sys

from bench import measure
from bench.measure import Report

CASES = {"one": "device, one thread", "many": "device, 1,024 threads"}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    runs = measure.named_runs("heap.hip", options.rounds)
    host = [times["host"] for times in runs]
    rows = [measure.reference("host", host)]
    for case, title in CASES.items():
        rows.append(measure.against(title, [times[case] for times in runs], host, None))
    measure.show([Report("malloc and free", "ns a pair", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
