"""The points of measurement: special values, all magnitudes, and the documented range."""

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Sequence

from .formats import Format

Range = tuple[float, float]


def neighbours(form: Format, value: float, count: int = 1) -> Iterator[float]:
    """`value` rounded to the format, and the `count` numbers on both sides of it."""
    pattern = form.pattern(form.round(value))
    sign = 1 << (form.bits - 1)
    for step in range(-count, count + 1):
        moved = (pattern & (sign - 1)) + step
        if 0 <= moved < sign:
            yield form.value((pattern & sign) | moved)


def extremes(form: Format) -> list[float]:
    """Zeros, subnormals, the least and largest normal numbers, infinities, NaN."""
    edges = (form.smallest, 2 * form.smallest, form.least_normal, form.least_normal / 2, form.largest)
    sizes = {n for edge in edges for n in neighbours(form, edge)} | {0.0, math.inf, 1.0}
    return [math.nan] + [sign * size for size in sorted(sizes) for sign in (1.0, -1.0)]


def _small(form: Format) -> Iterator[float]:
    """Integers, half-integers, multiples of pi/2 and of ln 2, and neighbours."""
    for n in range(1, 400):
        yield from neighbours(form, n / 2)
    for n in range(1, 200):
        for unit in (math.pi / 2, math.log(2)):
            yield from neighbours(form, n * unit)
    for n in range(1, 60):
        yield from neighbours(form, n / 8)
        yield from neighbours(form, 10.0**n if n < 39 else 1.0)


def specials(form: Format, near: Sequence[float] = (), step: int = 1) -> list[float]:
    """Values where functions have poles, zeros, thresholds; each with both signs.

    `near` are further points of one function, taken with 8 neighbours on each side; `step` leaves out powers of two.
    """
    found = set(_small(form))
    for exponent in range(form.min_exponent - form.digits, form.max_exponent, step):
        found.update(neighbours(form, math.ldexp(1.0, exponent)))
        if not exponent % 8 and exponent > 0:
            found.update(neighbours(form, math.ldexp(math.pi / 2, exponent)))
    values = [sign * size for size in sorted(found) for sign in (1.0, -1.0)]
    return extremes(form) + values + [n for value in near for n in neighbours(form, value, 8)]


def _uniform(form: Format, chance: random.Random, span: Range) -> float:
    return form.round(chance.uniform(max(span[0], -form.largest), min(span[1], form.largest)))


def _logarithmic(form: Format, chance: random.Random, span: Range) -> float:
    """Any magnitude up to the span's end, with equal chance for each exponent."""
    size = min(max(abs(span[0]), abs(span[1])), form.largest)
    smallest = form.min_exponent - form.digits
    exponent = chance.uniform(smallest, math.frexp(size)[1])
    value = form.round(math.ldexp(1 + chance.random(), math.floor(exponent) - 1))
    value = min(value, size)
    if span[0] < 0 and (span[1] <= 0 or chance.random() < 0.5):
        value = -value
    return value


def _random(form: Format, seed: str, count: int, domain: Range, documented: Range) -> list[float]:
    """A third each: uniform over the documented range, over the domain, and logarithmic."""
    chance = random.Random(seed)
    infinite = math.isinf(domain[0]) or math.isinf(domain[1])
    wide = (max(domain[0], -1e3), min(domain[1], 1e3)) if infinite else domain
    values: list[float] = []
    for index in range(count):
        if index % 3 == 0:
            values.append(_uniform(form, chance, documented))
        elif index % 3 == 1:
            values.append(_uniform(form, chance, wide))
        else:
            values.append(_logarithmic(form, chance, domain))
    return values


def unary(form: Format, name: str, count: int, domain: Range, documented: Range, near: Sequence[float]) -> list[float]:
    """All 65,536 values of a 16-bit format; else the special ones and `count` random ones."""
    if form.bits == 16:
        return [form.value(pattern) for pattern in range(1 << 16)]
    step = 1 if form.bits == 32 or count > 100_000 else 16
    return specials(form, near, step) + _random(form, name, count, domain, documented)


def several(
    form: Format, name: str, count: int, domains: Sequence[Range], documented: Sequence[Range]
) -> list[list[float]]:
    """Tuples of arguments, one list for each: all pairs of special values, and random ones.

    A quarter of the random tuples has magnitudes close to each other, where sums cancel.
    """
    arity = len(domains)
    base = [v for v in extremes(form) if abs(v) != 2 * form.smallest]
    base += [s * v for v in (0.5, 1.5, 2.0, 2.5, 3.0, 10.0) for s in (1.0, -1.0)]
    if arity > 2:
        base = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.5, form.smallest, form.largest]
    corner: Iterable[tuple[float, ...]] = itertools.product(base, repeat=arity)
    columns = [
        _random(form, f"{name} {index}", count, domain, documented[index]) for index, domain in enumerate(domains)
    ]
    chance = random.Random(name)
    for index in range(0, count, 4):
        for column in columns[1:]:
            if column[index] and math.isfinite(columns[0][index]):
                factor = chance.uniform(0.25, 4.0) * (-1 if chance.random() < 0.5 else 1)
                column[index] = form.round(columns[0][index] * factor)
    return [[*head, *column] for head, column in zip(zip(*corner, strict=True), columns, strict=True)]
