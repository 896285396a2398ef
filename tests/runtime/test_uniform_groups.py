"""Modules of OpenCL C promise that all work-groups of a launch have one size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import execute


def test_versions(unit: Callable[[str], Path]) -> None:
    result = execute([str(unit("uniform_groups"))])
    expected = {"new": "102000", "old": "100000", "other": "300000", "index": "300000"}
    assert result.values == expected, result.stderr
