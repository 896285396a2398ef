"""Launches and waits of a program's only thread, and of threads that come later."""

from .conftest import Run


def test_only_thread(run: Run) -> None:
    result = run("only_thread.hip")
    assert result.status == 0, result.stdout + result.stderr
