"""A sample of the measurements of `python -m tests.accuracy`: special values and 4,096 points."""

import pytest

from .formats import Format
from .functions import FUNCTIONS
from .measure import measure

POINTS = 4096
# Each translator once, one of them with warps.
SAMPLED = ("llvm-warps", "llvm-spirv")
FORMATS = list(dict.fromkeys(function.form for function in FUNCTIONS))


@pytest.mark.sampled("variant", of=4)
@pytest.mark.parametrize("variant", SAMPLED)
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_bounds(form: Format, variant: str) -> None:
    functions = [function for function in FUNCTIONS if function.form == form]
    measured = measure(form, functions, POINTS, [variant])
    assert not [result.complaint for result in measured if result.complaint]
