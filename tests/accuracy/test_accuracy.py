"""A sample of the measurements of `python -m tests.accuracy`: special values and 4,096 points."""

from __future__ import annotations

import os

import pytest

from .formats import Format
from .functions import FUNCTIONS
from .measure import measure

POINTS = 4096
TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")
# Each translator once, one of them with warps.
SAMPLED = ("llvm-warps", "llvm-spirv")
FORMATS = list(dict.fromkeys(function.form for function in FUNCTIONS))


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_bounds(form: Format) -> None:
    functions = [function for function in FUNCTIONS if function.form == form]
    variants = [name for name in SAMPLED if name.removesuffix("-warps") in TRANSLATORS]
    measured = measure(form, functions, POINTS, variants)
    assert not [result.complaint for result in measured if result.complaint]
