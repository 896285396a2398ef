"""Launches that reach the device's queue at an awkward time."""

from pathlib import Path

from ..runtime.conftest import execute
from .conftest import Compile


def test_order_holds(compiled: Compile, layer: Path, layered: dict[str, str]) -> None:
    """A thread's launches stay in order if another thread begins to measure in between."""
    program = compiled("late_launch.hip", "-ldl", "-I", str(Path(__file__).parent))
    result = execute([str(program), str(layer)], layered)
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {"value": "1", "event": "hipSuccess"}
