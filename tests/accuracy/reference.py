"""Reference values of 200 bits: MPFR's functions, and others that are built from them.

Arguments are Python floats, which are exact. All results have C's special values (C17 annex F), or
the values that CUDA documents if C has no such function.
"""

import math
import statistics
from typing import Any

import gmpy2 as _gmpy2

PRECISION = 200
DIGITS = 130  # of slowly converging series; 77 more than double has

_NORMAL = statistics.NormalDist()

gmpy2: Any = _gmpy2  # it has no types
mpfr = gmpy2.mpfr
Real = Any  # an mpfr


def precision() -> Any:
    """The context in which references are computed: ``with precision(): ...``."""
    return gmpy2.context(precision=PRECISION, emax=2**40, emin=-(2**40))


def _zero(like: float) -> Real:
    return mpfr(math.copysign(0.0, like))


# ---- Half turns --------------------------------------------------------------------------------


def sinpi(x: float) -> Real:
    """sin(pi x): zero with the sign of x where x is an integer (IEEE 754-2019, 9.2)."""
    if not math.isfinite(x):
        return mpfr("nan")
    rest = math.fmod(x, 2.0)
    if rest == int(rest):
        return _zero(x)
    size = abs(rest)
    if size > 1:
        return math.copysign(1.0, x) * -gmpy2.sin(gmpy2.const_pi() * (mpfr(size) - 1))
    if size > 0.5:
        size = 1 - mpfr(size)
    return math.copysign(1.0, x) * gmpy2.sin(gmpy2.const_pi() * size)


def cospi(x: float) -> Real:
    if not math.isfinite(x):
        return mpfr("nan")
    rest = abs(math.fmod(x, 2.0))
    if rest in (0.5, 1.5):
        return mpfr(0)
    return gmpy2.cos(gmpy2.const_pi() * mpfr(rest))


# ---- Roots and norms ---------------------------------------------------------------------------


def reciprocal(x: Real) -> Real:
    return gmpy2.div(1, x)


def rsqrt(x: float) -> Real:
    return reciprocal(gmpy2.sqrt(x))


def rcbrt(x: float) -> Real:
    return reciprocal(gmpy2.cbrt(x))


def norm(*values: float) -> Real:
    """Infinite if any value is, even if others are NaN (like hypot)."""
    if any(map(math.isinf, values)):
        return mpfr("inf")
    total = mpfr(0)
    for value in values:
        total += gmpy2.square(mpfr(value))
    return gmpy2.sqrt(total)


def rnorm(*values: float) -> Real:
    return reciprocal(norm(*values))


def hypot(x: float, y: float) -> Real:
    return gmpy2.hypot(mpfr(x), mpfr(y))


def rhypot(x: float, y: float) -> Real:
    return reciprocal(hypot(x, y))


# ---- Powers ------------------------------------------------------------------------------------


def power(x: float, y: float) -> Real:
    if x == 1 or y == 0:  # even if the other is NaN
        return mpfr(1)
    return mpfr(x) ** mpfr(y)


def atan2(y: float, x: float) -> Real:
    return gmpy2.atan2(mpfr(y), mpfr(x))


def fmod(x: float, y: float) -> Real:
    return gmpy2.fmod(mpfr(x), mpfr(y))


def remainder(x: float, y: float) -> Real:
    return gmpy2.remainder(mpfr(x), mpfr(y))


def quotient_bits(x: float, y: float) -> Real:
    """remquo's quotient: its sign, and the three lowest bits of its size."""
    if not math.isfinite(x) or math.isnan(y) or y == 0:
        return None
    if math.isinf(y):
        return mpfr(0)
    quotient = gmpy2.mpq(x) / gmpy2.mpq(y)
    size = abs(quotient)
    whole = int(size)
    rest = size - whole
    if rest > gmpy2.mpq(1, 2) or (rest == gmpy2.mpq(1, 2) and whole & 1):
        whole += 1
    return mpfr((whole & 7) * (-1 if quotient < 0 else 1))


# ---- Gamma and error functions -----------------------------------------------------------------


def lgamma(x: float) -> Real:
    return gmpy2.lgamma(mpfr(x))[0]


def tgamma(x: float) -> Real:
    return gmpy2.gamma(mpfr(x))


def erfcx(x: float) -> Real:
    """exp(x*x) erfc(x); for large x by erfc's asymptotic series (A&S 7.1.23)."""
    if math.isinf(x):
        return mpfr(0) if x > 0 else mpfr("inf")
    value = mpfr(x)
    if x < 100:
        return gmpy2.exp(value * value) * gmpy2.erfc(value)
    term = total = mpfr(1)
    square = 2 * value * value
    for k in range(1, 40):
        term = -term * (2 * k - 1) / square
        total += term
    return total / (value * gmpy2.sqrt(gmpy2.const_pi()))


def _tail_root(tail: Real) -> Real:
    """The x > 0 with erfc(x) = tail, 0 < tail <= 1, by Newton's method on log(erfc)."""
    goal = gmpy2.log(tail)
    if tail > 1e-290:
        x = mpfr(-_NORMAL.inv_cdf(float(tail) / 2)) / gmpy2.sqrt(mpfr(2))
    else:  # erfc(x) lies near exp(-x*x - x)
        x = gmpy2.sqrt(mpfr(0.25) - goal) - mpfr(0.5)
    slope = 2 / gmpy2.sqrt(gmpy2.const_pi())
    for _ in range(60):
        here = gmpy2.erfc(x)
        step = (gmpy2.log(here) - goal) * here / (slope * gmpy2.exp(-x * x))
        x += step
        if abs(step) <= abs(x) * mpfr(2) ** -100:  # quadratic: the next step is below the precision
            break
    return x


def _center_root(center: Real) -> Real:
    """The x with erf(x) = center, 0 < center < 1/2, by Newton's method."""
    slope = 2 / gmpy2.sqrt(gmpy2.const_pi())
    x = mpfr(_NORMAL.inv_cdf(0.5 + float(center) / 2)) / gmpy2.sqrt(mpfr(2))
    if center < 1e-6:
        x = center / slope
    for _ in range(60):
        step = (gmpy2.erf(x) - center) / (slope * gmpy2.exp(-x * x))
        x -= step
        if abs(step) <= abs(x) * mpfr(2) ** -100:
            break
    return x


def erfinv(y: float) -> Real:
    if y == 0:
        return mpfr(y)
    size = abs(mpfr(y))
    if size >= 1:
        return mpfr(math.copysign(math.inf, y)) if size == 1 else mpfr("nan")
    if gmpy2.is_nan(size):
        return size
    root = _center_root(size) if size < 0.5 else _tail_root(1 - size)
    return root if y > 0 else -root


def _erfcinv(z: Real) -> Real:
    if z == 0:
        return mpfr("inf")
    if z == 2:
        return mpfr("-inf")
    if not 0 < z < 2:
        return mpfr("nan")
    if z == 1:
        return mpfr(0)
    if abs(1 - z) < 0.5:
        root = _center_root(abs(1 - z))
        return root if z < 1 else -root
    return _tail_root(z) if z < 1 else -_tail_root(2 - z)


def erfcinv(z: float) -> Real:
    return _erfcinv(mpfr(z))


def normcdf(x: float) -> Real:
    return gmpy2.erfc(-mpfr(x) / gmpy2.sqrt(mpfr(2))) / 2


def normcdfinv(p: float) -> Real:
    if p == 0.5:
        return mpfr(0)
    return -gmpy2.sqrt(mpfr(2)) * _erfcinv(2 * mpfr(p))


# ---- Bessel functions --------------------------------------------------------------------------


def _bessel_i(order: int, x: float) -> Real:
    """The power series (A&S 9.6.10), whose terms are positive, or the asymptotic one (9.7.1)."""
    if not math.isfinite(x):
        return mpfr(abs(x) if order == 0 else x)
    value = abs(mpfr(x))
    if value > 1e6:  # overflow in every format
        return mpfr(math.inf if order == 0 else math.copysign(math.inf, x))
    if value > 300:
        term = total = mpfr(1)
        for k in range(1, 60):
            term = term * ((2 * k - 1) ** 2 - 4 * order) / (8 * k * value)
            total += term
        total *= gmpy2.exp(value) / gmpy2.sqrt(2 * gmpy2.const_pi() * value)
    else:
        quarter = value * value / 4
        term = total = value / 2 if order else mpfr(1)
        k, least = 1, mpfr(2) ** -(DIGITS + 8)
        while term > total * least:
            term = term * quarter / (k * (k + order))
            total += term
            k += 1
    return -total if order and math.copysign(1.0, x) < 0 else total


def cyl_bessel_i0(x: float) -> Real:
    return _bessel_i(0, x)


def cyl_bessel_i1(x: float) -> Real:
    return _bessel_i(1, x)


def _recurrence(order: int, x: Real, below: Real, here: Real) -> Real:
    """From orders 0 and 1 upwards (A&S 9.1.27); stable for Y, and for J below x."""
    for k in range(1, order):
        below, here = here, 2 * k * here / x - below
    return here if order else below


def jn(order: int) -> Any:
    """J of a fixed order. MPFR's own is slow if the argument is larger than the order."""
    sign, size = (-1 if order < 0 and order & 1 else 1), abs(order)

    def function(x: float) -> Real:
        if math.isinf(x):
            return mpfr(0)
        if abs(x) <= size or math.isnan(x):
            return sign * gmpy2.jn(size, mpfr(x))
        value = mpfr(x)
        return sign * _recurrence(size, value, gmpy2.j0(value), gmpy2.j1(value))

    return function


def yn(order: int) -> Any:
    """Y of a fixed order."""
    sign, size = (-1 if order < 0 and order & 1 else 1), abs(order)

    def function(x: float) -> Real:
        if x == math.inf:
            return mpfr(0)
        if not x > 0:
            return sign * gmpy2.yn(size, mpfr(x))
        value = mpfr(x)
        return sign * _recurrence(size, value, gmpy2.y0(value), gmpy2.y1(value))

    return function


# ---- Exact functions ---------------------------------------------------------------------------


def fmax(x: float, y: float) -> Real:
    if math.isnan(x) or math.isnan(y):
        return mpfr(y if math.isnan(x) else x)
    return None if x == y == 0 else mpfr(max(x, y))  # C leaves the sign of zero open


def fmin(x: float, y: float) -> Real:
    if math.isnan(x) or math.isnan(y):
        return mpfr(y if math.isnan(x) else x)
    return None if x == y == 0 else mpfr(min(x, y))


def fdim(x: float, y: float) -> Real:
    if math.isnan(x) or math.isnan(y):
        return mpfr("nan")
    return mpfr(x) - mpfr(y) if x > y else mpfr(0)


def fma(x: float, y: float, z: float) -> Real:
    product = mpfr(x) * mpfr(y)
    if math.isfinite(x) and math.isfinite(y) and math.isfinite(z):
        with gmpy2.context(precision=5000, emax=2**40, emin=-(2**40)):
            return product + mpfr(z)
    return product + mpfr(z)


def division(x: float, y: float) -> Real:
    return gmpy2.div(mpfr(x), mpfr(y))


def rounded(name: str) -> Any:
    """ceil, floor, trunc, round (half away from zero) or rint (half to even), with x's sign."""

    def function(x: float) -> Real:
        if not math.isfinite(x) or abs(x) >= 2.0**53:
            return mpfr(x)
        whole = {
            "ceil": math.ceil,
            "floor": math.floor,
            "trunc": math.trunc,
            "rint": round,
            "round": lambda v: math.trunc(v) + (math.trunc(2 * (v - math.trunc(v)))),
        }[name](x)
        return mpfr(whole) if whole else _zero(x)

    return function


def fraction(x: float) -> Real:
    """modf's result."""
    if math.isinf(x):
        return _zero(x)
    return mpfr(math.copysign(math.modf(x)[0], x))


def significand(x: float) -> Real:
    """frexp's result."""
    return mpfr(math.frexp(x)[0])


def exponent(x: float) -> Real:
    """frexp's exponent; C leaves it open for infinities and NaN."""
    return mpfr(math.frexp(x)[1]) if math.isfinite(x) else None


def logb(x: float) -> Real:
    if x == 0:
        return mpfr("-inf")
    return mpfr(math.frexp(x)[1] - 1) if math.isfinite(x) else mpfr(abs(x))


def ilogb(x: float) -> Real:
    """C leaves FP_ILOGB0 and FP_ILOGBNAN to the platform; they aren't compared."""
    return mpfr(math.frexp(x)[1] - 1) if x and math.isfinite(x) else None


def scaled(x: float, n: float) -> Real:
    if x == 0 or not math.isfinite(x):
        return mpfr(x)
    return gmpy2.mul_2exp(mpfr(x), int(n)) if n >= 0 else gmpy2.div_2exp(mpfr(x), int(-n))


def copysign(x: float, y: float) -> Real:
    return mpfr(math.copysign(x, y))


def nextafter(digits: int, least_exponent: int, largest: float) -> Any:
    """The next number of a format with these parameters (Format's)."""

    def function(x: float, y: float) -> Real:
        if math.isnan(x) or math.isnan(y):
            return mpfr("nan")
        if x == y:
            return mpfr(y)
        up = y > x
        if math.isinf(x):
            return mpfr(math.copysign(largest, x))
        if x == 0:
            return mpfr(math.copysign(math.ldexp(1.0, least_exponent - digits), y))
        fraction_, exponent_ = math.frexp(x)
        grows = up == (x > 0)
        if abs(fraction_) == 0.5 and not grows:
            exponent_ -= 1
        unit = math.ldexp(1.0, max(exponent_, least_exponent) - digits)
        if grows and abs(x) == largest:
            return mpfr(math.copysign(math.inf, x))
        return mpfr(math.copysign(abs(x) + (unit if grows else -unit), x))

    return function


def saturate(x: float) -> Real:
    return mpfr(0) if not x > 0 else mpfr(min(x, 1.0))


def truth(predicate: Any) -> Any:
    """1 where `predicate` holds, else 0."""
    return lambda x: mpfr(1 if predicate(x) else 0)


def whole(name: str) -> Any:
    """lrint, lround ...: results beyond 64 bits aren't compared, and zero has one sign."""
    function = rounded(name)
    return lambda x: function(x) + 0 if abs(x) < 2.0**63 else None
