"""The OpenCL objects of HIP's objects, used by a program's own OpenCL calls."""

from __future__ import annotations

from pathlib import Path

from .conftest import Run


def test_shared_context(run: Run, libraries: Path) -> None:
    library = str(libraries / "libintelocl.so")
    result = run("interop.hip", args=[library, "share"], env={"HIPSPV_OPENCL_LIBRARY": library})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "handles": "5",
        "api": "opencl",
        "platform": "1",
        "context": "1",
        "memory": "1",
        "event.fresh": "1",
        "own queue": "0",
        "event.query": "hipSuccess",
        "event.destroy": "hipSuccess",
        "hip queue": "0",
        "query": "0",
        "both": "hipErrorInvalidValue",
        "neither": "hipErrorInvalidValue",
        "init.late": "hipErrorInvalidValue",
        "init.again": "hipErrorSetOnActiveProcess",
        "event.null": "1",
        "event.none": "1",
        "memory.null": "hipErrorInvalidValue",
        "memory.foreign": "hipErrorInvalidValue",
    }


def test_given_context(run: Run, libraries: Path) -> None:
    library = str(libraries / "libintelocl.so")
    result = run("interop.hip", args=[library, "give"], env={"HIPSPV_OPENCL_LIBRARY": library})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "given.null": "hipErrorInvalidValue",
        "given.count": "hipErrorInvalidValue",
        "given.foreign": "hipErrorInvalidDevice",
        "given": "hipSuccess",
        "handles": "5",
        "given.context": "1",
        "given.values": "0",
        "given.again": "hipErrorSetOnActiveProcess",
    }
    assert "hipInitFromNativeHandles must be its first call" in result.stderr
