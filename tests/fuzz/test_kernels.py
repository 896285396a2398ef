"""300 random kernels, always the same. `python -m tests.fuzz.kernels` runs many."""

from __future__ import annotations

import pytest

from tests.fuzz.kernels import plan
from tests.fuzz.kernels.__main__ import findings

SEED, CASES = 7, 300
WORK = tuple(plan.work(SEED, CASES))


@pytest.mark.parametrize("work", WORK, ids=lambda work: work.names[0])
def test_results(work: plan.Work) -> None:
    assert list(findings(work)) == []


@pytest.mark.parametrize("kind", plan.KINDS)
def test_kernels_are_made_again_from_their_names(kind: str) -> None:
    names = [f"3:{kind}:{i}" for i in range(10)]
    assert [plan.make(name) for name in names] == [plan.make(name) for name in names]
    assert len({plan.make(name).text("kernel") for name in names}) == 10
