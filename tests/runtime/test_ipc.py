"""Memory, events and pools shared by processes."""

from __future__ import annotations

from .conftest import Run

INVALID = "hipErrorInvalidValue"


def test_ipc(run: Run) -> None:
    result = run("ipc.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "handle.same": "1",
        "child.same": "1",
        "child.inside": "10",
        "child.wrong": "0",
        "child.beyond": INVALID,
        "child.free": INVALID,
        "child.type": "2",
        "child.still": "1",
        "child.closed": INVALID,
        "child.unknown": INVALID,
        "memory.child": "0",
        "memory.wrong": "0",
        "open.own": "hipErrorInvalidContext",
        "open.null": INVALID,
        "open.flags": INVALID,
        "open.zero": INVALID,
        "get.null": INVALID,
        "get.pointer": INVALID,
        "get.host": INVALID,
        "close.null": INVALID,
        "close.own": INVALID,
        "child.freed": "hipErrorInvalidDevicePointer",
        "freed.child": "0",
        "next.wrong": "0",
        "event.timed": INVALID,
        "event.fresh": "hipSuccess",
        "event.running": "hipErrorNotReady",
        "child.event": "hipSuccess",
        "child.elapsed": "hipErrorInvalidHandle",
        "event.child": "0",
        "event.value": "41",
        "event.back": "hipSuccess",
        "event.sync": "hipSuccess",
        "event.own": "hipErrorInvalidContext",
        "event.open.null": INVALID,
        "event.open.zero": INVALID,
        "event.get.null": INVALID,
        "event.get.event": INVALID,
        "event.get.plain": "hipErrorInvalidConfiguration",
        "abandon.child": "0",
        "abandon.sync": "hipErrorLaunchFailure",
        "child.pool.wrong": "0",
        "child.pool.allocate": INVALID,
        "child.pool.current": INVALID,
        "child.pool.pointer": INVALID,
        "pool.child": "0",
        "pool.wrong": "0",
        "export.plain": INVALID,
        "export.null": INVALID,
        "export.pool": INVALID,
        "export.flags": INVALID,
        "export.type": INVALID,
        "import.null": INVALID,
        "import.closed": INVALID,
        "import.type": INVALID,
        "export.pointer.null": INVALID,
        "export.pointer.unknown": INVALID,
        "import.pointer.pool": INVALID,
        "import.pointer.null": INVALID,
        "import.pointer.data": INVALID,
    }
