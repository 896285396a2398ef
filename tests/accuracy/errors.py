"""Errors in units in the last place (ULP)."""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .formats import Format

WRONG = math.inf  # a NaN, an infinity or a sign of zero where another kind of value belongs


@dataclass
class Worst:
    """The largest error so far, and the arguments where it is."""

    ulp: float = 0.0
    at: tuple[float, ...] = ()
    got: float = 0.0


def ulp_error(form: Format, reference: Any, result: float, scale: float = 0.0) -> float:
    """The distance between a result and the exact value in ULP, as OpenCL defines it.

    ``reference`` is an mpfr, or None if no standard defines the result. Infinity counts as the number that follows the
    largest. The unit is at least that of ``scale``: functions that oscillate have an absolute error near their zeros.
    """
    if reference is None:
        return 0.0
    exact = float(reference)
    if math.isnan(exact) or math.isnan(result):
        return 0.0 if math.isnan(exact) and math.isnan(result) else WRONG
    if reference == 0 or (math.isinf(exact) and reference.is_infinite()):
        if result == exact and math.copysign(1.0, result) == math.copysign(1.0, exact):
            return 0.0
        if reference != 0 or result == 0:
            return WRONG
    elif result == 0 and not scale and (reference > 0) != (math.copysign(1.0, result) > 0):
        return WRONG
    beyond = type(reference)(2) ** form.max_exponent
    clamped = max(-beyond, min(reference, beyond))
    value = math.copysign(1, result) * beyond if math.isinf(result) else result
    size = max(abs(exact), scale)
    exponent = math.frexp(min(size, form.largest))[1]
    if size < form.least_normal:
        exponent = form.min_exponent
    return float(abs(clamped - value) / type(reference)(2) ** (exponent - form.digits))


def find_worst(
    form: Format,
    function: Callable[..., Any],
    inputs: Sequence[Sequence[float]],
    results: Iterable[float],
    scale: Callable[..., float] | None = None,
) -> Worst:
    """The worst of many results. This loop calls ulp_error only for unusual values.

    In formats narrower than double, the reference rounded to double is exact enough for the
    difference. ``scale`` gives ulp_error's scales of the same arguments.
    """
    low, high = max(form.least_normal, 1e-280), form.largest / 2
    digits, wide = form.digits, form.bits == 64
    frexp, ldexp = math.frexp, math.ldexp
    worst, at, got = -1.0, -1, 0.0
    scales = map(scale, *inputs) if scale else itertools.repeat(0.0)
    triples = zip(map(function, *inputs), results, scales)  # noqa: B905 (scales may be endless)
    for index, (reference, result, unit) in enumerate(triples):
        if reference is None:
            continue
        exact = float(reference)
        if low <= abs(exact) <= high and -high <= result <= high and result:
            if exact == result and worst > 0.5:
                continue
            size = abs(exact) if abs(exact) > unit else unit
            difference = float(reference - result) if wide else exact - result
            error = abs(ldexp(difference, digits - frexp(size)[1]))
        else:
            error = ulp_error(form, reference, result, unit)
        if error > worst:
            worst, at, got = error, index, result
    if at < 0:
        return Worst()
    return Worst(worst, tuple(values[at] for values in inputs), got)
