"""A device's reset."""

from .conftest import Run


def test_reset(run: Run) -> None:
    result = run("reset.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "first": "101",
        "second": "111",
        "reset": "101",
        "freed": "hipErrorInvalidValue",
        "again": "101",
    }
