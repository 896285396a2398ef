"""Host functions in streams."""

from __future__ import annotations

from .conftest import Run


def test_callbacks(run: Run) -> None:
    result = run("callbacks.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "dependent": "ended",
        "met": "24",
        "in order": "1",
        "inside.query": "hipErrorNotReady",
        "inside.synchronize": "hipErrorIllegalState",
        "inside.device": "hipErrorIllegalState",
        "inside.event": "hipErrorIllegalState",
        "inside.legacy": "hipErrorIllegalState",
        "inside.launch": "hipSuccess",
        "inside.elsewhere": "hipSuccess",
        "inside.value": "12",
        "inside.allocate": "hipSuccess",
        "inside.release": "hipErrorIllegalState",
        "inside.after": "13",
        "destroy": "hipSuccess",
        "destroyed.ran": "0",
        "destroyed.launch": "hipErrorContextIsDestroyed",
        "destroyed.callback": "hipErrorContextIsDestroyed",
        "destroyed.again": "hipErrorContextIsDestroyed",
        "default": "hipErrorNotReady",
        "destroyed.after": "5",
        "never a stream": "hipErrorContextIsDestroyed",
        "callback.null": "hipErrorInvalidValue",
        "callback.flags": "hipErrorInvalidValue",
        "function.null": "hipErrorInvalidValue",
        "callback.status": "hipSuccess",
    }
    assert "a host function waits for the stream that waits for it to end" in result.stderr


def test_exit(run: Run) -> None:
    result = run("callbacks.hip", args=["exit"])
    assert result.status == 5, result.stderr
    assert result.stdout == "kernel ran\n"
