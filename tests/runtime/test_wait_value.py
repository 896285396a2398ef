"""Streams that wait for values in memory, and write them."""

from __future__ import annotations

from .conftest import Run

COMPARISONS = (
    *("gte", "eq", "and", "nor", "masked eq", "masked and"),
    *("gte 64", "eq 64", "and 64", "nor 64"),
)


def test_values(run: Run) -> None:
    result = run("wait_value.hip")
    assert result.status == 0, result.stdout + result.stderr
    memories = ("device", "pinned", "managed", "registered")
    assert result.values == {
        **{f"{memory}.{comparison}": "1" for memory in memories for comparison in COMPARISONS},
        "held": "hipErrorNotReady",
        "released": "hipSuccess",
        "batch.held": "hipErrorNotReady",
        "batch.first": "7",
        "batch.last": str(1 << 40),
        "batch.count": "hipErrorInvalidValue",
        "batch.null": "hipErrorInvalidValue",
        "batch.flags": "hipErrorInvalidValue",
        "batch.unknown": "hipErrorInvalidValue",
        "batch.nothing done": "0",
        "wait.null": "hipErrorInvalidValue",
        "wait.unknown": "hipErrorInvalidValue",
        "wait.odd": "hipErrorInvalidValue",
        "wait.end": "hipErrorInvalidValue",
        "wait.comparison": "hipErrorInvalidValue",
        "write.null": "hipErrorInvalidValue",
        "write.unknown": "hipErrorInvalidValue",
        "wait.stream": "hipErrorContextIsDestroyed",
        "write.stream": "hipErrorContextIsDestroyed",
    }


def test_exit_while_waiting(run: Run) -> None:
    """A program that exits while a stream waits for ever ends, and runs nothing after the wait."""
    result = run("wait_value.hip", args=["leave"])
    assert result.status == 6, result.stderr
    assert result.stdout == "kernel ran\n"
