"""Ids of a bundle's entries."""

from hipspv.bundle.errors import BundleError
from hipspv.bundle.target import TargetId

ERRORS = (BundleError,)


def read(data: bytes) -> None:
    target = TargetId.parse(data.decode(errors="replace"))
    canonical = target.canonical()
    assert TargetId.parse(canonical).canonical() == canonical
    assert target.runs_on(target)
