"""The accuracy of device math, in units in the last place (ULP)."""

from __future__ import annotations

import re

import pytest

from .conftest import Run

# HIP's documented bounds (HIP math API reference, "ULP difference"), or OpenCL's where HIP's device
# library would be better than OpenCL asks of every device; exact functions have none.
TOLERANCES = {
    **dict.fromkeys(("ceil", "floor", "trunc", "round", "rint", "nearbyint", "fabs", "logb"), 0.0),
    **dict.fromkeys(("copysign", "fmax", "fmin", "fmod", "remainder"), 0.0),
    **dict.fromkeys(("fdim", "sqrt"), 0.5),
    **dict.fromkeys(("erf", "erfc", "tgamma", "lgamma", "cyl_bessel_i0", "cyl_bessel_i1"), 16.0),
    **dict.fromkeys(("erfinv", "erfcinv", "erfcx", "normcdf", "normcdfinv"), 6.0),
    **dict.fromkeys(("j0", "j1", "y0", "y1"), 4.0),
    **dict.fromkeys(("jn(2)", "jn(7)", "jn(-3)", "yn(2)", "yn(5)"), 8.0),
    "pow": 16.0,
    "tan": 5.0,
    "atan2": 6.0,
}
USUAL = 4.0


def base_name(name: str) -> str:
    """The name without what says that it is the one for float: sinf, std::sin(float), jnf(2)."""
    name = name.removeprefix("std::").removesuffix("(float)")
    if name in TOLERANCES:
        return name
    return re.sub(r"f(\(-?\d+\))?$", r"\1", name) if name not in ("erf", "modf") else name


@pytest.mark.parametrize("flags", ["", "-DIN_WARPS"])
@pytest.mark.parametrize("program", ["math", "special"])
def test_accuracy(run_program: Run, program: str, flags: str) -> None:
    result = run_program(program, "-O2", *flags.split())
    assert result.returncode == 0, result
    *lines, last = result.stdout.splitlines()
    assert last == "done"
    assert len(lines) > 30
    errors = {line.split()[0]: (float(line.split()[1]), line) for line in lines}
    wrong = [
        line
        for name, (error, line) in errors.items()
        if not error <= TOLERANCES.get(base_name(name), USUAL)
    ]
    assert not wrong
