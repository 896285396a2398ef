"""Device compilers aren't told that functions access no memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import execute


def test_purity_is_forgotten(unit: Callable[[str], Path]) -> None:
    result = execute([str(unit("function_controls"))])
    assert result.values == {"first": "1", "second": "2", "words": "17"}, result.stderr
