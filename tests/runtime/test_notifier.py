"""The thread that asks about events: what it tells when the device or the process ends."""

import subprocess
from collections.abc import Callable
from pathlib import Path


def test_ends(unit: Callable[[str], Path]) -> None:
    done = subprocess.run([unit("notifier")], capture_output=True, text=True, check=True)
    # Of those that are reached, and those that failed.
    expected = ["stopped=1,1", "asked=0", "left=0,1", "own=1,0"]
    assert done.stdout.splitlines() == expected
