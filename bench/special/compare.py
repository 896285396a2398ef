"""Programs whose cases are compared with one another: `python -m bench.special.compare [NAME...]`.

Options: [--rounds N] [--json] [--wall]. Without names, all comparisons are measured. Programs with half or double
precision take the processor's time, which other work on the machine changes little. --wall takes the clock's, as needed
for a device other than the processor.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import measure
from bench.measure import HIPSPV_CC, PROGRAMS, Report


class Variant(NamedTuple):
    """A way to build and run a program: hipspv-cc's options, and the feature of the device that is hidden."""

    options: tuple[str, ...] = ()
    hidden: str = ""


class Case(NamedTuple):
    """A case as a variant's program names it. `limit`: for its time, as a multiple of the reference's."""

    title: str
    name: str
    variant: str = ""
    limit: float | None = None


class Comparison(NamedTuple):
    """A program of PROGRAMS. The first case of a group is the reference of the others.

    timed: the program takes the clock's name. groups: by the titles of reports.
    """

    program: str
    unit: str
    groups: Mapping[str, Sequence[Sequence[Case]]]
    variants: Mapping[str, Variant] = {"": Variant()}
    timed: bool = False


def _without(program: str, title: str, feature: str, labels: tuple[str, str], cases: Mapping[str, str]) -> Comparison:
    """Compare a feature of the device with hipspv's emulation of it. labels: of the two implementations."""
    native, emulated = labels
    groups = [
        [Case(f"{case}, {native}", name, native), Case(f"{case}, {emulated}", name, emulated)]
        for name, case in cases.items()
    ]
    return Comparison(program, "ns", {title: groups}, {native: Variant(), emulated: Variant(hidden=feature)})


def _precision(
    program: str, title: str, variants: Mapping[str, Variant], operations: str, cases: Sequence[tuple[str, str, str]]
) -> Comparison:
    """Compare operations by type. cases: title, type and variant."""
    kinds = {"array": "over arrays", "chain": "in a chain"}
    groups = {
        f"{title} {where}": [
            [
                Case(
                    f"{operation}, {label}",
                    f"{operation}_{kind}_{type}",
                    variant,
                    _SOFT_DOUBLES if type == "double" and operation in ("add", "multiply") else None,
                )
                for label, type, variant in cases
            ]
            for operation in operations.split()
        ]
        for kind, where in kinds.items()
    }
    return Comparison(program, "ns", groups, variants, timed=True)


# The limit for addition and multiplication of doubles, as a multiple of float's time.
_SOFT_DOUBLES = 40.0
_PLAIN, _ORDERED = "-fno-warp-synchronous", "-fwarp-synchronous"

COMPARISONS = {
    "float-atomics": _without(
        "float_atomics.hip",
        "Atomic operations on floats",
        "float_atomics",
        ("instructions", "loops"),
        {
            "add_65536": "sums in 65,536 cells",
            "add_256": "sums in 256 cells",
            "add_1": "one sum",
            "add_shared": "sums in shared memory",
            "max_256": "256 maxima",
        },
    ),
    "wide-atomics": _without(
        "wide_atomics.hip",
        "Atomic operations on 64 bits",
        "int64_atomics",
        ("instructions", "locks"),
        {
            "own": "a cell for each thread",
            "cells_65536": "65,536 cells",
            "cells_256": "256 cells",
            "cells_1": "one cell",
            "shared": "256 cells in shared memory",
            "double_256": "256 sums of double",
            "double_1": "one sum of double",
        },
    ),
    "warps": _without(
        "warps.hip",
        "Operations of warps",
        "sub_groups",
        ("sub-groups", "work-items"),
        {
            "ballot": "one ballot",
            "sum": "a sum by five shuffles",
            "ways": "ballots in two branches, and a shuffle",
            "work": "a shuffle after 500 multiplications",
        },
    ),
    "fp16": _precision(
        "fp16.hip",
        "Half precision",
        {"native": Variant(("-w",)), "software": Variant(("-w",), "fp16")},
        "add multiply divide fma sqrt exp in_float",
        [("half", "half", "native"), ("float", "float", "native"), ("half in software", "half", "software")],
    ),
    "fp64": _precision(
        "fp64.hip",
        "Double precision",
        {"native": Variant(("--fp64=native",)), "integers": Variant(("--fp64=emulate",))},
        "add multiply divide fma sqrt exp log sin pow",
        [("float", "float", "integers"), ("double", "double", "native"), ("double in integers", "double", "integers")],
    ),
    # Each texel of a 1024 x 1024 image (or of a solid of as many) is read once. Reads of linearly filtered texels from
    # plain memory do the same four loads and the same arithmetic.
    "texture": Comparison(
        "texture.hip",
        "ns",
        {
            "Reads of an image": [
                [
                    Case("float, plain memory", "plain"),
                    Case("tex1Dfetch", "fetch"),
                    Case("tex2D, nearest", "point"),
                    Case("tex2D of a texture reference", "reference"),
                    Case("surf2Dread and surf2Dwrite", "surface"),
                ],
                [Case("float4, plain memory", "plain4"), Case("tex2D of float4, nearest", "point4")],
                [Case("uchar4 to floats, plain memory", "plainBytes"), Case("tex2D of uchar4, normalised", "bytes")],
                [Case("float, filtered, plain memory", "plainLinear"), Case("tex2D, linear", "linear")],
                [Case("float in 3-D, plain memory", "plainSolid"), Case("tex3D, nearest", "solid")],
            ]
        },
    ),
    "grid-sync": Comparison(
        "grid_sync.hip",
        "ns",
        {
            "Barrier of the whole grid": [
                [
                    Case(f"empty kernel, {blocks} blocks of 256", f"launch_{blocks}"),
                    Case(f"barrier, {blocks} blocks of 256", f"barrier_{blocks}"),
                ]
                for blocks in (2, 64, 1000)
            ]
        },
    ),
    "heap": Comparison(
        "heap.hip",
        "ns a pair",
        {
            "malloc and free": [
                [Case("host", "host"), Case("device, one thread", "one"), Case("device, 1,024 threads", "many")]
            ]
        },
    ),
    "alloc": Comparison(
        "alloc.hip",
        "ns a pair",
        {
            f"Allocation and free of {size}": [
                [
                    Case("hipMalloc and hipFree", name),
                    Case("hipMallocAsync and hipFreeAsync", f"{name}.async", limit=1.0),
                ]
            ]
            for name, size in (("small", "1 KiB"), ("large", "16 MiB"))
        },
    ),
    # Kernels that don't need an order among lanes.
    "warp-synchronous": Comparison(
        "warp_synchronous.hip",
        "ns",
        {
            "Order among lanes": [
                [Case(f"{name}, without", name, _PLAIN), Case(f"{name}, with", name, _ORDERED)]
                for name in ("saxpy", "sum", "multiply", "transpose", "stencil", "sort", "scatter", "carve")
            ]
        },
        {option: Variant((option,)) for option in (_PLAIN, _ORDERED)},
    ),
}


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 9)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(COMPARISONS))
    parser.add_argument("--wall", action="store_true", help="the clock's time")
    options = parser.parse_args()
    for name in options.names:
        if name not in COMPARISONS:
            parser.error(f"no comparison {name}: {', '.join(COMPARISONS)}")
    names = options.names or list(COMPARISONS)
    clock = "wall" if options.wall else "processor"
    reports = [report for name in names for report in _measure(COMPARISONS[name], options.rounds, clock)]
    measure.show(reports, options.json)
    return 0


def _measure(what: Comparison, rounds: int, clock: str) -> Iterable[Report]:
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as name:
        directory = Path(name)
        commands = {}
        for index, (label, variant) in enumerate(what.variants.items()):
            program = str(directory / f"program{index}")
            source = str(PROGRAMS / what.program)
            measure.run([*HIPSPV_CC, "-O2", *variant.options, source, "-o", program], directory)
            commands[label] = ["env", f"HIPSPV_MASK={variant.hidden}", program, *([clock] if what.timed else [])]
        runs = measure.named_rounds(commands, directory, rounds)
    for title, groups in what.groups.items():
        rows = []
        for group in groups:
            series = [[times[case.name] for times in runs[case.variant]] for case in group]
            rows.append(measure.reference(group[0].title, series[0]))
            for case, times in zip(group[1:], series[1:], strict=True):
                rows.append(measure.against(case.title, times, series[0], case.limit))
        yield Report(title, what.unit, rows)


if __name__ == "__main__":
    sys.exit(main())
