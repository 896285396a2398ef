"""Ids of a bundle's entries."""

from __future__ import annotations

from hipspv.bundle.errors import BundleError
from hipspv.bundle.target import TargetId

ERRORS = (BundleError,)


def read(data: bytes) -> None:
    target = TargetId.parse(data.decode(errors="replace"))
    assert TargetId.parse(str(target)) == target
    assert TargetId.parse(target.canonical()).triple == target.triple
    assert target.runs_on(target)
