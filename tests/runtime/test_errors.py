"""Errors: sticky ones and others, per thread; failing device code is named; hipDeviceReset."""

import re

import pytest

from .conftest import Run


@pytest.mark.parametrize("how", ["device", "stream", "event", "copy"])
@pytest.mark.parametrize(
    ("kind", "error", "message"),
    [
        ("trap", "hipErrorLaunchFailure", r"kernel trapInside\(int\*\) trapped at .*errors.hip:10"),
        ("assert", "hipErrorAssert", r"kernel asserts\(int\*\) failed an assertion at .*hip:16"),
        ("abort", "hipErrorLaunchFailure", r"kernel aborts\(int\*\) called abort\(\) at .*hip:19"),
        ("depth", "hipErrorLaunchFailure", r"kernel recurses\(int\*\) overflowed the stack of its .* at .*hip:26"),
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
