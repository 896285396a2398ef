"""Memory that the host and a device change, each in its own copy."""

from collections.abc import Callable
from pathlib import Path

from .conftest import execute


def test_each_side_gets_the_other_ones_changes(unit: Callable[[str], Path]) -> None:
    assert execute([str(unit("twin"))]).values == {
        "nothing": "",
        "blocks": " 0+4096 12288+100",
        "sent": "1 2",
        "exact": " 4097+2 4100+1",
        "again": "",
        "both": "10 20 10 20 10 20",
        "equal": "1",
    }
