"""The references built from MPFR's functions, against mpmath's own implementations."""

import random
from collections.abc import Callable
from typing import Any

import mpmath
import pytest

from . import reference as ref

POINTS = 40
# Name -> reference, mpmath's function, range of the arguments.
ROWS: dict[str, tuple[Callable[[float], Any], Callable[[Any], Any], tuple[float, float]]] = {
    "sinpi": (ref.sinpi, mpmath.sinpi, (-50, 50)),
    "cospi": (ref.cospi, mpmath.cospi, (-50, 50)),
    "erfinv": (ref.erfinv, mpmath.erfinv, (-1, 1)),
    "erfcinv": (ref.erfcinv, lambda z: mpmath.erfinv(1 - z), (0, 2)),
    "erfcx": (ref.erfcx, lambda x: mpmath.exp(x * x) * mpmath.erfc(x), (-20, 200)),
    "normcdf": (ref.normcdf, mpmath.ncdf, (-10, 5)),
    "normcdfinv": (ref.normcdfinv, lambda p: mpmath.sqrt(2) * mpmath.erfinv(2 * p - 1), (0, 1)),
    "lgamma": (ref.lgamma, lambda x: mpmath.log(abs(mpmath.gamma(x))), (-20, 50)),
    "tgamma": (ref.tgamma, mpmath.gamma, (-20, 50)),
    "i0": (ref.cyl_bessel_i0, lambda x: mpmath.besseli(0, x), (-700, 700)),
    "i1": (ref.cyl_bessel_i1, lambda x: mpmath.besseli(1, x), (-700, 700)),
    "j1": (ref.jn(1), lambda x: mpmath.besselj(1, x), (-100, 100)),
    "j-3": (ref.jn(-3), lambda x: mpmath.besselj(-3, x), (-100, 100)),
    "j20": (ref.jn(20), lambda x: mpmath.besselj(20, x), (-100, 100)),
    "y0": (ref.yn(0), lambda x: mpmath.bessely(0, x), (0, 100)),
    "y-3": (ref.yn(-3), lambda x: mpmath.bessely(-3, x), (0, 100)),
    "y20": (ref.yn(20), lambda x: mpmath.bessely(20, x), (0, 100)),
}


@pytest.mark.parametrize("name", ROWS)
def test_reference(name: str) -> None:
    reference, other, span = ROWS[name]
    chance = random.Random(name)
    with ref.precision(), mpmath.workprec(400):
        for _ in range(POINTS):
            x = chance.uniform(*span)
            got = mpmath.mpf(str(reference(x)))
            want = other(mpmath.mpf(x))
            assert abs(got - want) <= abs(want) * mpmath.mpf(2) ** -110, x
