"""The slots in which layers of the runtime keep state for each device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import execute


def test_a_part_is_made_once_and_ends_with_the_device(unit: Callable[[str], Path]) -> None:
    assert execute([str(unit("slots"))]).values == {"before": "0", "threads": "1 1", "nested": "2 1 1", "after": "2 1"}
