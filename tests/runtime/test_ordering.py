"""The order of streams' work, and the errors of streams' and events' calls."""

from __future__ import annotations

from .conftest import Run

EXPECTED = {
    "before.synchronize": "hipSuccess",
    "before.query": "hipSuccess",
    "before.value": "1",
    "independent.synchronize": "hipSuccess",
    "after.query": "hipErrorNotReady",
    "per thread.query": "hipErrorNotReady",
    "legacy.query": "hipErrorNotReady",
    "after.value": "2",
    "per thread.value": "2",
    "legacy.held": "hipErrorNotReady",
    "legacy.value": "4",
    "independent.held": "hipErrorNotReady",
    "wait.fresh": "hipSuccess",
    "wait.same": "hipSuccess",
    "wait.other": "hipSuccess",
    "rerecorded": "hipErrorNotReady",
    "wait.value": "5",
    "event.query": "hipErrorNotReady",
    "event.synchronize": "hipSuccess",
    "event.done": "hipSuccess",
    "wait.null": "hipErrorInvalidHandle",
    "wait.gone": "hipErrorInvalidHandle",
    "wait.flags": "hipErrorInvalidValue",
    "record.null": "hipErrorInvalidHandle",
    "record.gone": "hipErrorInvalidHandle",
    "record.flags": "hipErrorInvalidValue",
    "synchronize.null": "hipErrorInvalidHandle",
    "query.null": "hipErrorInvalidHandle",
    "elapsed.null": "hipErrorInvalidValue",
    "elapsed.unrecorded": "hipErrorInvalidHandle",
    "elapsed.no event": "hipErrorInvalidHandle",
    "elapsed.early": "hipErrorNotReady",
    "elapsed.self": "0",
    "destroy.null": "hipErrorInvalidHandle",
    "destroy.gone": "hipErrorContextIsDestroyed",
    "create.null": "hipErrorInvalidValue",
    "create.unknown": "hipErrorInvalidValue",
    "create.two": "hipErrorInvalidValue",
    "create.interprocess": "hipErrorInvalidValue",
    "stream.null": "hipErrorInvalidValue",
    "stream.flags": "hipErrorInvalidValue",
    "flags.null": "hipErrorInvalidValue",
    "flags.default": "hipErrorInvalidValue",
    "priority.null": "hipErrorInvalidValue",
    "device.null": "hipErrorInvalidValue",
    "range": "1",
    "highest": "1",
    "device id": "0",
    "device id.gone": "-1",
    "lowest": "1",
    "mask.units": "1",
    "mask.value": "8",
    "mask.short": "hipErrorInvalidValue",
    "mask.nowhere": "hipErrorInvalidValue",
    "mask.some": "1",
    "mask.null": "hipErrorInvalidHandle",
    "mask.empty": "hipErrorInvalidValue",
}


def test_ordering(run: Run) -> None:
    result = run("ordering.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED


def test_two_devices(run: Run) -> None:
    result = run("ordering.hip", env={"HIPSPV_DEBUG_REPEAT": "2"})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        **EXPECTED,
        "devices.held": "hipErrorNotReady",
        "devices.seen": "9",
        "devices.record": "hipErrorInvalidHandle",
        "devices.elapsed": "hipErrorInvalidHandle",
        "devices.id": "1",
    }
