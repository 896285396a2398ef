"""Textures and surfaces against arrays in plain memory with the same content.

    python -m bench.special.texture [--rounds N] [--json]

A kernel reads each texel of a 1024 x 1024 image (or a solid of as many) once and writes it. Plain
reads of linearly filtered texels do the same four loads and the same arithmetic.
"""

from __future__ import annotations

import sys

from bench import measure
from bench.measure import Report

# For each plain read, the other reads that are compared with it, with their titles.
CASES: dict[tuple[str, str], dict[str, str]] = {
    ("plain", "float, plain memory"): {
        "fetch": "tex1Dfetch",
        "point": "tex2D, nearest",
        "reference": "tex2D of a texture reference",
        "surface": "surf2Dread and surf2Dwrite",
    },
    ("plain4", "float4, plain memory"): {"point4": "tex2D of float4, nearest"},
    ("plainBytes", "uchar4 to floats, plain memory"): {"bytes": "tex2D of uchar4, normalised"},
    ("plainLinear", "float, filtered, plain memory"): {"linear": "tex2D, linear"},
    ("plainSolid", "float in 3-D, plain memory"): {"solid": "tex3D, nearest"},
}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    options = measure.arguments(__doc__, 9).parse_args()
    runs = measure.named_runs("texture.hip", options.rounds)
    series = {case: [times[case] for times in runs] for case in runs[0]}
    rows = []
    for (plain, title), others in CASES.items():
        rows.append(measure.reference(title, series[plain]))
        rows += [measure.against(other_title, series[other], series[plain]) for other, other_title in others.items()]
    measure.show([Report("Reads of an image", "ns", rows)], options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
