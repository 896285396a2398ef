"""Allocation, copies and fills."""

from __future__ import annotations

import pytest

from .conftest import Run

EXPECTED = {
    "malloc.null": "hipErrorInvalidValue",
    "malloc.zero": "hipSuccess",
    "malloc.zero.null": "1",
    "malloc.huge": "hipErrorOutOfMemory",
    "copy.null": "hipErrorInvalidValue",
    "copy.kind": "hipErrorInvalidMemcpyDirection",
    "copy.overrun": "hipErrorInvalidValue",
    "copy.overrun.inside": "hipErrorInvalidValue",
    "copy.nodevice": "hipErrorInvalidValue",
    "copy.zero": "hipSuccess",
    "set.host": "hipErrorInvalidValue",
    "set.overrun": "hipErrorInvalidValue",
    "free.null": "hipSuccess",
    "free.host": "hipErrorInvalidValue",
    "free.inside": "hipErrorInvalidValue",
    "free": "hipSuccess",
    "free.double": "hipErrorInvalidValue",
    "hostfree.device": "hipErrorInvalidValue",
    "pitch": "hipErrorInvalidPitchValue",
    "last": "hipErrorInvalidPitchValue",
    "last.cleared": "hipSuccess",
    "roundtrip": "1",
    "staged.wrong": "0",
    "set8": str(0x5A5A5A5A),
    "set16": str(0xBEEFBEEF),
    "set32": str(0x12345678),
    "pitch.enough": "1",
    "2d.wrong": "0",
    "3d.wrong": "0",
    "attr.device": "2",
    "attr.device.host": "1",
    "attr.host": "1",
    "attr.host.flags": "2",
    "attr.managed": "3",
    "attr.isManaged": "1",
    "attr.plain": "0",
    "mapped": "1",
    "range.base": "1",
    "range.size": "256",
    "meminfo": "256",
    "register.twice": "hipErrorHostMemoryAlreadyRegistered",
    "register.copy": "3",
    "unregister": "hipSuccess",
    "unregister.twice": "hipErrorHostMemoryNotRegistered",
}


@pytest.mark.parametrize("hidden", ["", "usm"])
def test_memory(run: Run, hidden: str) -> None:
    result = run("memory.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED


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
