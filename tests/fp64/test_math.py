"""Math functions of doubles, computed in integers: within the bounds of native ones."""

from dataclasses import replace

import pytest

from tests.accuracy.formats import DOUBLE
from tests.accuracy.functions import FUNCTIONS
from tests.accuracy.measure import SOFTWARE, measure
from tests.accuracy.table import Function

POINTS = 150
# One for each method of targets/spirv/devlib/emulation/math.cl, in two programs. This measures all of HIP's:
# python -m tests.accuracy --variants software.
NAMES = (
    ("exp", "exp10", "expm1", "log", "log10", "log1p", "pow", "cbrt", "hypot", "rsqrt"),
    ("sin", "tan", "acos", "atan", "atan2", "asinh", "tanh", "erf", "erfc", "lgamma", "tgamma"),
)


def _row(function: Function) -> Function:
    """Between its zeros, lgamma of negative numbers has absolute errors, as CUDA documents them."""
    if function.name != "lgamma":
        return function
    return replace(function, scale=lambda x: 1.0 if x < -2 else 0.0)


@pytest.mark.nightly
@pytest.mark.parametrize("names", NAMES, ids=lambda names: f"{names[0]}-{names[-1]}")
def test_bounds(names: tuple[str, ...]) -> None:
    entries = [_row(f) for f in FUNCTIONS if f.form == DOUBLE and f.name in names]
    assert len(entries) == len(names)
    found = measure(DOUBLE, entries, POINTS, [SOFTWARE])
    assert not [result.complaint for result in found if result.complaint]
