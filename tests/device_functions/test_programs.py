"""Device code against host references: each program checks itself and prints `done`."""

import pytest

from tests.cases import CHECKING, TRANSLATORS, cases

UNOPTIMISED = ("atomics", "casts", "halves", "integers", "ocp", "packed", "rounding")
UNOPTIMISED += ("vectors", "warps")
# These are compiled for one lane of a warp, too.
IN_WARPS = ("casts", "integers", "packed", "rounding", "values")
FORMS = [(name, "-O2") for name in CHECKING]
FORMS += [(name, "-O0") for name in UNOPTIMISED]
FORMS += [(name, "-DIN_WARPS") for name in IN_WARPS]


@pytest.mark.sampled("translator", "form", of=3)  # tests/cpu has them all, as native code
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize(("name", "form"), FORMS)
def test_program(name: str, form: str, translator: str) -> None:
    cases()[f"device_functions/{name}"].check(translator, *[form] * (form != "-O2"))
