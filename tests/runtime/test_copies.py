"""Copies by the host in place of the device, beside copies.hip."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from .conftest import Run


def test_moved_bytes(unit: Callable[[str], Path]) -> None:
    argv = [str(unit("move_bytes"))]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)
    assert done.stdout == "checked=528\nwrong=0\n"


def test_within_device(run: Run) -> None:
    result = run("within.hip", env={"HIPSPV_LOG": "debug"})
    assert result.values == {"idle": "1", "query": "hipErrorNotReady", "busy": "1"}
    ways = dict(re.findall(r"copy of (\d+) bytes: (.+)", result.stderr))
    assert ways["2048"] == "by the host, after the stream's work"
    assert ways["1024"] == "by the device"
