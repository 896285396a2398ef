"""The integer pass against the machine: original and lowered programs give the same results.

HIPSPV_INTEGER_PROGRAMS is the number of programs; each runs on 20 inputs.
"""

from __future__ import annotations

import os
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.passes.integer_programs import Native, lowered, programs

PROGRAMS = int(os.environ.get("HIPSPV_INTEGER_PROGRAMS", "100"))
_EDGES = (0, 1, 2, 2**31 - 1, 2**31, 2**32, 2**33 - 1, 2**63 - 1, 2**63, 2**64 - 1)
_words = st.sampled_from(_EDGES) | st.integers(0, 2**64 - 1)
_inputs = st.lists(st.tuples(_words, _words, _words), min_size=20, max_size=20)
_ILLEGAL = re.compile(r"(?<![\w.%@])i(?!1\b|8\b|16\b|32\b|64\b)\d+\b")


@settings(
    max_examples=PROGRAMS,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.large_base_example,
    ],
)
@given(programs(), _inputs)
def test_same_results(text: str, inputs: list[tuple[int, int, int]]) -> None:
    low = lowered(text)
    functions = [
        line for line in low.splitlines() if not line.startswith(("declare", ";", "attributes"))
    ]
    assert not _ILLEGAL.search("\n".join(functions)), low
    original, changed = Native(text), Native(low)
    for a, b, c in inputs:
        assert original(a, b, c) == changed(a, b, c), (a, b, c, text)
