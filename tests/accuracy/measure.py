"""Measures: chooses arguments, runs the device program, finds the largest errors."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from . import points, program, reference
from .errors import Worst, find_worst
from .formats import Format
from .table import Function

# Options of the device program. A kernel with warp operations runs the code for 32 lanes.
VARIANTS: dict[str, tuple[str, ...]] = {
    "llvm": ("--spirv-translator=llvm",),
    "llvm-warps": ("--spirv-translator=llvm", "-DIN_WARPS"),
    "llvm-spirv": ("--spirv-translator=llvm-spirv",),
    "cpu": ("--offload-arch=cpu",),
    "software": ("--fp64=emulate",),
}
# Also with doubles emulated in integers, on the devices that have doubles.
SOFTWARE = "software"
NATIVE = [name for name in VARIANTS if name != SOFTWARE]


@dataclass
class Measured:
    """The worst error over all points, and over those in the documented range."""

    function: Function
    points: int
    overall: Worst
    in_range: Worst

    @property
    def complaint(self) -> str:
        """Errors beyond their bounds, or none; a bound is to the rounded value (functions.py)."""
        function = self.function
        checks = [("", self.overall, function.bound)]
        if function.hip is not None:
            checks.append((" in HIP's range", self.in_range, function.hip))
        return "; ".join(
            f"{function.key}{where}: {worst.ulp:.3f} ULP (bound {bound:g}) at "
            f"{', '.join(map(repr, worst.at))}: {worst.got!r}"
            for where, worst, bound in checks
            if worst.ulp > bound + 0.5
        )


def arguments(function: Function, count: int) -> list[list[float]]:
    """The points of a function, one list for each argument; the same for the same count."""
    documented = function.documented or [(-10.0, 10.0)] * function.arity
    if function.arity == 1:
        return [points.unary(function.form, function.key, count, function.domains[0], documented[0], function.near)]
    return points.several(function.form, function.key, count, function.domains, documented)


def _worst(function: Function, inputs: list[list[float]], results: list[list[float]], chosen: list[int]) -> Worst:
    """The worst over the chosen points in all variants.

    Results that equal the first variant's are compared once.
    """
    form, first = function.form, results[0]
    worst = Worst()
    for variant in results:
        indices = chosen
        if variant is not first:
            indices = [i for i in chosen if variant[i] != first[i] or not first[i]]
        columns = [[column[i] for i in indices] for column in inputs]
        values = [variant[i] for i in indices]
        some = find_worst(form, function.reference, columns, values, function.scale)
        worst = max(worst, some, key=lambda w: w.ulp)
    return worst


def _measured(function: Function, inputs: list[list[float]], results: list[list[float]]) -> Measured:
    """The points in the documented range, and the others, one after the other."""
    spans = function.documented
    inside: list[int] = []
    outside: list[int] = []
    for index, values in enumerate(zip(*inputs, strict=True)):
        within = spans and all(low <= value <= high for value, (low, high) in zip(values, spans, strict=True))
        (inside if within else outside).append(index)
    in_range = _worst(function, inputs, results, inside)
    beyond = _worst(function, inputs, results, outside)
    return Measured(function, len(inputs[0]), max(beyond, in_range, key=lambda w: w.ulp), in_range)


def measure(form: Format, functions: Sequence[Function], count: int, variants: Sequence[str]) -> list[Measured]:
    """Evaluates functions of one format on special and `count` random points each."""
    inputs = [arguments(function, count) for function in functions]
    calls = [(function.call, function.arity) for function in functions]
    results: list[list[list[float]]] = [[] for _ in functions]
    with tempfile.TemporaryDirectory() as directory:
        for variant in variants:
            binary = program.build(Path(directory), form, calls, VARIANTS[variant])
            for index, values in enumerate(program.evaluate(binary, form, inputs)):
                results[index].append(values)
    with reference.precision():
        return [
            _measured(function, columns, values)
            for function, columns, values in zip(functions, inputs, results, strict=True)
        ]
