"""The facts that hold where an access runs."""

from __future__ import annotations

from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.warps.collisions import Guards


def test_a_fact_is_kept_once() -> None:
    """Each link of `a && b && c ...` adds the facts of the link before it to those it shares."""
    one, two = Polynomial.constant(1), Polynomial.constant(2)
    guards = Guards(below=[(one, two)])
    for _ in range(3):
        guards.extend(Guards(below=[(one, two), (two, one)], equal=[(one, one)]))
        guards.extend(guards.copy())
    assert guards.below == [(one, two), (two, one)]
    assert guards.equal == [(one, one)]
    assert guards.size == 3
