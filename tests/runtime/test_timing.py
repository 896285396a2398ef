"""Streams keep their order when the times of their work are queried."""

from .conftest import Run

EXPECTED = {
    "first.untimed": "hipSuccess",
    "first.start": "hipSuccess",
    "first.value": "1",
    "first.elapsed": "1",
    "first.untimed elapsed": "hipErrorInvalidHandle",
    "threads": "40",
}


def test_timing(run: Run) -> None:
    result = run("timing.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED
