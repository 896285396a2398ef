"""Rows for half and bfloat16: all 65,536 arguments of each are tried.

Functions that round float's correctly rounded result are correctly rounded, too. The others round
float's results once more, which is within one unit in the last place.
"""

from typing import Any

from . import reference as ref
from .formats import BFLOAT16, HALF
from .reference import gmpy2
from .table import ALL, EXACT, Function

ONE_ULP = 1.0

_UNARY: dict[str, tuple[Any, float]] = {
    "hceil": (ref.rounded("ceil"), EXACT),
    "hcos": (gmpy2.cos, ONE_ULP),
    "hexp": (gmpy2.exp, ONE_ULP),
    "hexp10": (gmpy2.exp10, ONE_ULP),
    "hexp2": (gmpy2.exp2, ONE_ULP),
    "hfloor": (ref.rounded("floor"), EXACT),
    "hlog": (gmpy2.log, ONE_ULP),
    "hlog10": (gmpy2.log10, ONE_ULP),
    "hlog2": (gmpy2.log2, ONE_ULP),
    "hrcp": (ref.reciprocal, EXACT),
    "hrint": (ref.rounded("rint"), EXACT),
    "hrsqrt": (ref.rsqrt, ONE_ULP),
    "hsin": (gmpy2.sin, ONE_ULP),
    "hsqrt": (gmpy2.sqrt, EXACT),
    "htanh": (gmpy2.tanh, ONE_ULP),
    "htrunc": (ref.rounded("trunc"), EXACT),
}
_BINARY: dict[str, Any] = {
    "__hadd": lambda x, y: gmpy2.mpfr(x) + y,
    "__hsub": lambda x, y: gmpy2.mpfr(x) - y,
    "__hmul": lambda x, y: gmpy2.mpfr(x) * y,
    "__hdiv": ref.division,
}

SIXTEEN_BITS: list[Function] = [
    *(
        Function(name, form, f"r = {name}(x)", reference, bound)
        for form in (HALF, BFLOAT16)
        for name, (reference, bound) in _UNARY.items()
    ),
    *(
        Function(name, form, f"r = {name}(x, y)", reference, EXACT, domains=(ALL, ALL))
        for form in (HALF, BFLOAT16)
        for name, reference in _BINARY.items()
    ),
    *(
        Function("__hfma", form, "r = __hfma(x, y, z)", ref.fma, EXACT, domains=(ALL, ALL, ALL))
        for form in (HALF, BFLOAT16)
    ),
]
