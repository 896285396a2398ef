"""Threads: their own streams and the default one."""

from .conftest import Run


def test_threads(run: Run) -> None:
    result = run("threads.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "own streams": "0",
        "default stream": "0",
        "free": "hipErrorInvalidValue",
        "other thread": "hipSuccess",
        "this thread": "hipErrorInvalidValue",
    }
