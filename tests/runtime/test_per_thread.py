"""Each thread's own stream as the default stream."""

from .conftest import Run

EXPECTED = {
    **dict.fromkeys(("memcpy", "memcpy2D", "memcpy3D", "array", "from array"), "1"),
    **dict.fromkeys(("memset", "memset2D", "memset3D"), "1"),
    "from symbol": "3",
    "to symbol": "8",
    "capturing": "1",
    "dependencies": "1",
    "graph": "1",
    "nodes": "13",
    "priority": "0",
    "flags": "0",
    "called": "1",
    "query": "hipSuccess",
}


def test_by_name(run: Run) -> None:
    result = run("per_thread.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED


def test_by_option(run: Run) -> None:
    result = run("per_thread.hip", "-fgpu-default-stream=per-thread")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        **EXPECTED,
        "held": "hipErrorNotReady",
        "free": "6",
        "free.other": "0",
        "released": "5",
    }
