"""hipMallocAsync and hipFreeAsync against hipMalloc and hipFree in the same run.

python -m bench.special.alloc [--rounds N] [--json]
"""

from __future__ import annotations

import sys

from bench import measure
from bench.measure import Report

CASES = {"small": "1 KiB", "large": "16 MiB"}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    runs = measure.named_runs("alloc.hip", options.rounds)
    reports = []
    for case, title in CASES.items():
        plain = [times[case] for times in runs]
        ordered = [times[f"{case}.async"] for times in runs]
        rows = [measure.reference("hipMalloc and hipFree", plain)]
        rows.append(measure.against("hipMallocAsync and hipFreeAsync", ordered, plain, 1.0))
        reports.append(Report(f"Allocation and free of {title}", "ns a pair", rows))
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
