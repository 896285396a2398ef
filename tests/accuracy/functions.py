"""The table of functions: each one's call, reference and bounds.

Bounds are in ULP. `hip` is the bound that HIP documents over the `documented` range (HIP math API
reference, "ULP difference of maximum absolute error"). `bound` holds over the whole domain: it is
CUDA's documented maximum (CUDA programming guide, mathematical functions), or a value chosen here
if CUDA has none. Both document the difference to the *rounded* exact value, an integer. The tests
measure the distance to the exact value itself, which is up to a half larger.

To add a function, add an entry. For a 16-bit format (sixteen_bits.py), all its values are tried.
"""

import math
from dataclasses import replace
from typing import Any

from . import reference as ref
from .formats import DOUBLE, FLOAT, Format
from .points import Range
from .reference import gmpy2
from .sixteen_bits import SIXTEEN_BITS
from .table import ALL, EXACT, Function

INF = math.inf


def _pair(value: Any) -> tuple[Any, Any]:
    """A property's value for float and its value for double."""
    return value if isinstance(value, tuple) else (value, value)


_ARGUMENTS = {count: ", ".join("xyzw"[:count]) for count in (1, 2, 3, 4)}


def both(
    name: str,
    reference: Any,
    bound: Any,
    hip: Any = None,
    over: Any = None,
    arity: int = 1,
    domain: Any = ALL,
    near: Any = (),
    call: str = "",
    scale: Any = None,
) -> list[Function]:
    """Rows for float and double: `bound` and `hip` may be (float's, double's).

    `call` has {f} for C's suffix. `domain` and `over` are one range for all arguments, or a list.
    """
    domains = domain if isinstance(domain, list) else [domain] * arity
    documented = over if isinstance(over, list) else [over or (-10.0, 10.0)] * arity
    statement = call or f"r = {name}{{f}}({_ARGUMENTS[arity]})"
    return [
        Function(
            name,
            form,
            statement.replace("{f}", form.suffix),
            _pair(reference)[index],
            _pair(bound)[index],
            _pair(hip)[index],
            documented,
            domains,
            near,
            scale,
        )
        for index, form in enumerate((FLOAT, DOUBLE))
    ]


def fast(name: str, reference: Any, bound: float, hip: float | None, over: Any, **more: Any) -> Function:
    """A float function with two underscores, which HIP documents over one range."""
    ranges = over if isinstance(over, list) else [over]
    domains = more.pop("domain", ranges)
    call = more.pop("call", f"r = {name}({_ARGUMENTS[len(ranges)]})")
    return Function(name, FLOAT, call, reference, bound, hip, ranges, domains, **more)


# An integer argument, computed from a point.
_WHOLE = "n = y > 1e9f ? 1000000000 : y < -1e9f ? -1000000000 : y == y ? int(y) : 0; "


def _whole(y: float) -> float:
    return float(int(max(-1e9, min(1e9, y)))) if y == y else 0.0


PI = math.pi
DECADES = (1e-6, 1e6)
POSITIVE = (0.0, INF)
# fmt: off
_GAMMA_NEAR = (
    *(-n / 2 for n in range(1, 400)), 35.0400965, 171.6243769, 4.0850034e36, 2.55634e305,
    # lgamma's zeros
    -2.457024738, -2.747682646, -3.143580888, -3.955294284, -4.039361839, -4.991544640,
    -5.008218168,
)
_BESSEL_NEAR = (
    2.404825557695773, 3.831705970207512, 5.520078110286311, 7.015586669815619,
    0.8935769662791675, 2.197141326031017, 3.957678419314858, 5.429681040794135, 8.0,
)
_EXP_NEAR = (
    88.72283905, -87.33654475, -103.9720770, 709.782712893, -708.3964185, -745.1332191,
    89.4159862922, 710.475860073,
)
_EXP10_NEAR = (
    38.53183945, -37.92977945, -45.15449935, 308.2547155599, -307.652655568, -323.607245,
    *range(1, 30),
)
# fmt: on

TRIGONOMETRIC = [
    *both("sin", gmpy2.sin, 2, 1, (-PI, PI)),
    *both("cos", gmpy2.cos, 2, 1, (-PI, PI)),
    *both("tan", gmpy2.tan, (4, 2), 1, (-1.47 * PI, 1.47 * PI)),
    *both("sincos: sin", gmpy2.sin, 2, 1, (-3, 3), call="sincos{f}(x, &r, &a)"),
    *both("sincos: cos", gmpy2.cos, 2, 1, (-3, 3), call="sincos{f}(x, &a, &r)"),
    *both("sinpi", ref.sinpi, (1, 2), 2, (-0.625, 0.625)),
    *both("cospi", ref.cospi, (1, 2), (1, 2), (-0.3, 0.3)),
    *both("sincospi: sin", ref.sinpi, (1, 2), 2, (-0.3, 0.3), call="sincospi{f}(x, &r, &a)"),
    *both("sincospi: cos", ref.cospi, (1, 2), (1, 2), (-0.3, 0.3), call="sincospi{f}(x, &a, &r)"),
    *both("asin", gmpy2.asin, 2, (2, 1), (-1, 1), domain=(-1, 1)),
    *both("acos", gmpy2.acos, 2, 1, (-1, 1), domain=(-1, 1)),
    *both("atan", gmpy2.atan, 2, (2, 1)),
    *both("atan2", ref.atan2, (3, 2), 1, [(-4, 4), (-2, 2)], 2),
    *both("sinh", gmpy2.sinh, (3, 2), 1, (-5, 5), domain=(-750, 750), near=_EXP_NEAR),
    *both("cosh", gmpy2.cosh, (2, 1), 1, (-5, 5), domain=(-750, 750), near=_EXP_NEAR),
    *both("tanh", gmpy2.tanh, (2, 1), (2, 1), (-5, 5), domain=(-25, 25)),
    *both("asinh", gmpy2.asinh, (3, 2), 1),
    *both("acosh", gmpy2.acosh, (4, 2), 1, (1, 100), domain=(1, INF), near=(1,)),
    *both("atanh", gmpy2.atanh, (3, 2), 1, (-0.9, 0.9), domain=(-1, 1)),
]

EXPONENTIAL = [
    *both("exp", gmpy2.exp, 1, 1, domain=(-750, 720), near=_EXP_NEAR),
    *both("exp2", gmpy2.exp2, (2, 1), 1, domain=(-1080, 1030), near=(128, -126, -149, -150, 1024, -1022, -1075)),
    *both("exp10", gmpy2.exp10, (2, 1), 1, (-4, 4), domain=(-325, 310), near=_EXP10_NEAR),
    *both("expm1", gmpy2.expm1, 1, 1, domain=(-40, 720), near=_EXP_NEAR),
    *both("log", gmpy2.log, 1, (2, 1), DECADES, domain=POSITIVE),
    *both("log2", gmpy2.log2, 1, 1, DECADES, domain=POSITIVE),
    *both("log10", gmpy2.log10, (2, 1), (2, 1), DECADES, domain=POSITIVE, near=tuple(10.0**n for n in range(-30, 38))),
    *both("log1p", gmpy2.log1p, 1, 1, (-0.9, 10), domain=(-1, INF), near=(-1, 0)),
]

POWER = [
    *both("pow", ref.power, (4, 2), 1, [(-4, 4), (-2, 2)], 2, [ALL, (-60, 60)]),
    *both(
        "powi",
        lambda x, y: ref.power(x, _whole(y)),
        2,
        1,
        [(-10, 10), (-4, 4)],
        2,
        [ALL, (-60, 60)],
        call=_WHOLE + "r = powi{f}(x, n)",
    ),
    *both("sqrt", gmpy2.sqrt, EXACT, 1, (0, 100), domain=POSITIVE),
    *both("rsqrt", ref.rsqrt, (2, 1), 1, (0.01, 100), domain=POSITIVE),
    *both("cbrt", gmpy2.cbrt, 1, (2, 1), (-100, 100)),
    *both("rcbrt", ref.rcbrt, 1, 1, (-100, 100)),
    *both("hypot", ref.hypot, (3, 2), 1, [(-10, 10), (0, 10)], 2),
    *both("rhypot", ref.rhypot, (2, 1), 1, [(-100, 100), (-10, 100)], 2),
    *both("norm3d", ref.norm, (3, 2), 1, arity=3),
    *both("rnorm3d", ref.rnorm, (2, 1), 1, arity=3),
    *both("norm4d", ref.norm, (3, 2), 2, arity=4),
    *both("rnorm4d", ref.rnorm, (2, 1), (2, 1), arity=4),
    *both("norm", ref.norm, 3, 1, arity=4, call="T v[] = {x, y, z, w}; r = norm{f}(4, v)"),
    *both("rnorm", ref.rnorm, 3, 1, arity=4, call="T v[] = {x, y, z, w}; r = rnorm{f}(4, v)"),
]
POWER = [
    # norm3df: the suffix is already there.
    Function(**{**entry.__dict__, "call": entry.call.replace("dff(", "df(")})
    for entry in POWER
]

ERROR_AND_GAMMA = [
    *both("erf", gmpy2.erf, 2, 4, (-4, 4), domain=(-7, 7)),
    *both("erfc", gmpy2.erfc, (4, 5), 2, (-4, 4), domain=(-7, 28), near=(10.05, 9.19, 26.543, 27.2)),
    *both("erfcx", ref.erfcx, 4, 5, (-2, 2), domain=(-27, 1e4), near=(-9.38, -26.62, 50, 100)),
    *both("erfinv", ref.erfinv, (2, 5), domain=(-1, 1), over=(-1, 1), near=(0.5,)),
    *both("erfcinv", ref.erfcinv, (4, 6), domain=(0, 2), over=(0, 2), near=(0.5, 1.5)),
    *both("normcdf", ref.normcdf, 5, domain=(-39, 9), over=(-5, 5), near=(-14.1, -37.5, -38.4)),
    *both("normcdfinv", ref.normcdfinv, (5, 8), domain=(0, 1), over=(0, 1), near=(0.25, 0.75)),
    *both("lgamma", ref.lgamma, (6, 4), (4, 2), (0.5, 20), domain=(-200, INF), near=_GAMMA_NEAR),
    *both("tgamma", ref.tgamma, (5, 10), 6, (0.5, 15), domain=(-190, 175), near=_GAMMA_NEAR),
]


def _amplitude(order: int) -> Any:
    """The amplitude of J's and Y's oscillations (A&S 9.2.1) where they oscillate.

    Near a zero of these functions, a result has fewer correct digits, so the error is measured in ULP of the amplitude.
    CUDA documents such bounds for arguments below 8, and a larger absolute error for arguments above.
    """
    factor = math.sqrt(2 / PI)  # computed apart: 2 / (pi x) has few digits, or none, for large x
    return lambda x: factor / math.sqrt(abs(x)) if max(0.5, order) < abs(x) < INF else 0.0


BESSEL = [
    *(
        entry
        for name, function, domain in (("j", ref.jn, ALL), ("y", ref.yn, POSITIVE))
        for order in (0, 1)
        for entry in both(
            f"{name}{order}",
            function(order),
            (9, 14),
            over=(0, 8),
            domain=domain,
            near=_BESSEL_NEAR,
            scale=_amplitude(order),
        )
    ),
    *(
        entry
        for name, function, domain in (("jn", ref.jn, ALL), ("yn", ref.yn, POSITIVE))
        for order in (2, -3, 20)
        for entry in both(
            f"{name}({order})",
            function(order),
            (7 + 2.5 * abs(order), 12 + 2.5 * abs(order)),
            over=(0, 40),
            domain=domain,
            call=f"r = {name}{{f}}({order}, x)",
            scale=_amplitude(abs(order)),
        )
    ),
    *both("cyl_bessel_i0", ref.cyl_bessel_i0, 6, domain=(-720, 720), near=(91.9, 713.98)),
    *both("cyl_bessel_i1", ref.cyl_bessel_i1, 6, domain=(-720, 720), near=(91.9, 713.98)),
]


def _next(form: Format) -> Any:
    return ref.nextafter(form.digits, form.min_exponent, form.largest)


_PAIRS: list[Range] = [(-10, 10), (-3, 3)]
_SHIFTS: list[Range] = [ALL, (-2500, 2500)]


def _scaled(x: float, y: float) -> Any:
    return ref.scaled(x, _whole(y))


ARITHMETIC = [
    *both("fabs", lambda x: abs(gmpy2.mpfr(x)), EXACT, 0),
    *both("abs", lambda x: abs(gmpy2.mpfr(x)), EXACT, 0, call="r = abs(x)"),
    *both("std::abs", lambda x: abs(gmpy2.mpfr(x)), EXACT, 0, call="r = std::abs(x)"),
    *both("fdim", ref.fdim, EXACT, 0, _PAIRS, 2),
    *both("fma", ref.fma, EXACT, 0, [(-100, 100), (-10, 10), (-10, 10)], 3),
    *both("fmax", ref.fmax, EXACT, 0, _PAIRS, 2),
    *both("fmin", ref.fmin, EXACT, 0, _PAIRS, 2),
    *both("max", ref.fmax, EXACT, 0, _PAIRS, 2, call="r = max(x, y)"),
    *both("min", ref.fmin, EXACT, 0, _PAIRS, 2, call="r = min(x, y)"),
    *both("fmod", ref.fmod, EXACT, 0, _PAIRS, 2),
    *both("modf", ref.fraction, EXACT, 0, call="r = modf{f}(x, &a)"),
    *both("modf: integer", ref.rounded("trunc"), EXACT, 0, call="modf{f}(x, &r)"),
    *both("remainder", ref.remainder, EXACT, 0, _PAIRS, 2),
    *both("remquo", ref.remainder, EXACT, 0, _PAIRS, 2, call="r = remquo{f}(x, y, &n)"),
    *both(
        "remquo: quotient",
        ref.quotient_bits,
        EXACT,
        0,
        _PAIRS,
        2,
        call="r = remquo{f}(x, y, &n); r = n < 0 ? -(-n & 7) : n & 7",
    ),
    *both("division", ref.division, EXACT, 0, (-100, 100), 2, call="r = x / y"),
]

MANIPULATION = [
    *both("copysign", ref.copysign, EXACT, 0, _PAIRS, 2),
    *both("frexp", ref.significand, EXACT, 0, call="r = frexp{f}(x, &n)"),
    *both("frexp: exponent", ref.exponent, EXACT, 0, call="frexp{f}(x, &n); r = n"),
    *both("ilogb", ref.ilogb, EXACT, 0, (0.01, 100), call="r = ilogb{f}(x)"),
    *both("logb", ref.logb, EXACT, 0, DECADES),
    *both("ldexp", _scaled, EXACT, 0, [(-10, 10), (-4, 4)], 2, _SHIFTS, call=_WHOLE + "r = ldexp{f}(x, n)"),
    *both("scalbn", _scaled, EXACT, 0, [(-10, 10), (-4, 4)], 2, _SHIFTS, call=_WHOLE + "r = scalbn{f}(x, n)"),
    *both("scalbln", _scaled, EXACT, 0, [(-10, 10), (-4, 4)], 2, _SHIFTS, call=_WHOLE + "r = scalbln{f}(x, n)"),
    *both("nextafter", (_next(FLOAT), _next(DOUBLE)), EXACT, 0, _PAIRS, 2),
]

ROUNDING = [
    *(
        entry
        for name in ("ceil", "floor", "trunc", "rint", "round")
        for entry in both(name, ref.rounded(name), EXACT, 0, (-4, 4), domain=(-3e9, 3e9))
    ),
    *both("nearbyint", ref.rounded("rint"), EXACT, 0, (-4, 4), domain=(-3e9, 3e9)),
    *(
        entry
        for prefix in ("l", "ll")
        for name in ("rint", "round")
        for entry in both(prefix + name, ref.whole(name), EXACT, 0, (-4, 4), domain=(-3e9, 3e9))
    ),
]

CLASSIFICATION = [
    entry
    for name, predicate in (
        ("isfinite", math.isfinite),
        ("isinf", math.isinf),
        ("isnan", math.isnan),
        ("signbit", lambda x: x == x and math.copysign(1.0, x) < 0),
    )
    for entry in both(name, ref.truth(predicate), EXACT, 0, call=f"r = {name}(x)")
]

FAST = [
    fast("__sinf", gmpy2.sin, 18, 18, (-PI, PI)),
    fast("__cosf", gmpy2.cos, 4, 4, (-PI, PI)),
    fast("__tanf", gmpy2.tan, 4, 1, (-1.47 * PI, 1.47 * PI)),
    fast("__sincosf: sin", gmpy2.sin, 18, 18, (-3, 3), call="__sincosf(x, &r, &a)"),
    fast("__sincosf: cos", gmpy2.cos, 4, 4, (-3, 3), call="__sincosf(x, &a, &r)"),
    fast("__expf", gmpy2.exp, 6, 6, (-10, 10)),
    fast("__exp10f", gmpy2.exp10, 18, 18, (-4, 4)),
    fast("__logf", gmpy2.log, 2, 2, DECADES),
    fast("__log2f", gmpy2.log2, 1, 1, DECADES),
    fast("__log10f", gmpy2.log10, 2, 2, DECADES),
    fast("__powf", ref.power, 4, 1, [(-4, 4), (-2, 2)]),
    fast("__tanhf", gmpy2.tanh, 2, None, (-5, 5)),
    fast("__fdividef", ref.division, 2, None, [(-100, 100), (-100, 100)]),
    fast("fdividef", ref.division, EXACT, 0, [(-100, 100), (-100, 100)], domain=[ALL, ALL]),
    fast("__saturatef", ref.saturate, EXACT, 0, (-2, 3), domain=[ALL]),
]

# The overloads of <cmath> for float, which call the functions with an f.
# fmt: off
_OVERLOADED = {
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "pow", "sqrt",
    "cbrt", "hypot", "erf", "erfc", "lgamma", "tgamma", "fabs", "fdim", "fma", "fmax", "fmin",
    "fmod", "remainder", "ceil", "floor", "trunc", "rint", "round", "nearbyint", "copysign",
    "nextafter", "logb",
}
# fmt: on
STANDARD = [
    replace(entry, name=f"{entry.name}: std", call=f"r = std::{entry.name}({_ARGUMENTS[entry.arity]})")
    for group in (TRIGONOMETRIC, EXPONENTIAL, POWER, ERROR_AND_GAMMA, ARITHMETIC, MANIPULATION, ROUNDING)
    for entry in group
    if entry.form is FLOAT and entry.name in _OVERLOADED
]

FUNCTIONS: list[Function] = [
    *TRIGONOMETRIC,
    *EXPONENTIAL,
    *POWER,
    *ERROR_AND_GAMMA,
    *BESSEL,
    *ARITHMETIC,
    *MANIPULATION,
    *ROUNDING,
    *CLASSIFICATION,
    *STANDARD,
    *FAST,
    *SIXTEEN_BITS,
]
