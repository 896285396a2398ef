"""Errors: sticky ones and others, per thread; failing device code is named; hipDeviceReset."""

import re

import pytest

from .conftest import Run


def test_last_error(run: Run) -> None:
    result = run("errors.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "bad": "hipErrorInvalidValue",
        "peek": "hipErrorInvalidValue",
        "peek.again": "hipErrorInvalidValue",
        "peek.thread": "hipSuccess",
        "peek.after.success": "hipErrorInvalidValue",
        "get": "hipErrorInvalidValue",
        "get.again": "hipSuccess",
        "bad.free": "hipErrorInvalidValue",
        "ext": "hipErrorInvalidValue",
        "ext.again": "hipSuccess",
        "launch": "hipErrorInvalidConfiguration",
        "launch.passed": "hipSuccess",
        "query": "hipSuccess",
        "query.last": "hipSuccess",
        "name": "hipErrorInvalidValue",
        "string": "invalid argument",
        "name.unknown": "hipErrorUnknown",
        "drv.name": "hipSuccess",
        "drv.name.text": "hipErrorNotFound",
        "drv.string": "hipSuccess",
        "drv.string.text": "named symbol not found",
        "drv.name.unknown": "hipErrorInvalidValue",
        "drv.name.unknown.text": "1",
        "profiler.start": "hipSuccess",
        "profiler.stop": "hipSuccess",
    }


@pytest.mark.parametrize("how", ["device", "stream", "event", "copy"])
@pytest.mark.parametrize(
    ("kind", "error", "message"),
    [
        ("trap", "hipErrorLaunchFailure", r"kernel trapInside\(int\*\) trapped at .*errors.hip:10"),
        ("assert", "hipErrorAssert", r"kernel asserts\(int\*\) failed an assertion at .*hip:16"),
        ("abort", "hipErrorLaunchFailure", r"kernel aborts\(int\*\) called abort\(\) at .*hip:19"),
        ("depth", "hipErrorLaunchFailure", r"kernel recurses\(int\*\) trapped at .*hip:26"),
    ],
)
def test_failing_kernel(run: Run, kind: str, how: str, error: str, message: str) -> None:
    result = run("errors.hip", args=[kind, how])
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "started": "hipSuccess",
        "found": error,
        "stays": error,
        "stays.launch": error,
        "stays.last": "hipSuccess",
        "stays.thread": error,
        "harmless": "hipSuccess",
        "reset": "hipSuccess",
        "works": "77",
    }
    assert len(re.findall("hipspv: error: " + message, result.stderr)) == 1, result.stderr


def test_reset_ends_handles(run: Run) -> None:
    result = run("resetting.hip", env={"HIPSPV_DEBUG_REPEAT": "2"})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "counter": "6",
        "counter.again": "7",
        "reset": "hipSuccess",
        "free": "hipErrorInvalidValue",
        "free.pinned": "hipErrorInvalidValue",
        "free.managed": "hipErrorInvalidValue",
        "stream.invalid": "1",
        "stream.destroy.invalid": "1",
        "event.query": "hipErrorInvalidHandle",
        "event.destroy": "hipErrorContextIsDestroyed",
        "counter.fresh": "6",
        "null.stream": "hipSuccess",
        "stream.new": "hipSuccess",
        "other.stream": "hipSuccess",
        "other.event": "hipSuccess",
        "other.memory": "hipSuccess",
    }
