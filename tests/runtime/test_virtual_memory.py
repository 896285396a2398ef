"""Virtual memory management: on a device that reaches system memory, and on one that doesn't."""

from __future__ import annotations

from .conftest import Run

INVALID = "hipErrorInvalidValue"


def test_virtual_memory(run: Run) -> None:
    result = run("virtual_memory.hip")
    assert result.status == 0, result.stdout + result.stderr
    values = result.values
    assert "sparse arrays" in result.stderr
    for key in [key for key in values if key.startswith(("create.", "reserve."))]:
        special = {
            "create.huge": "hipErrorOutOfMemory",
            "create.win32": "hipErrorNotSupported",
            "reserve.size": "hipErrorOutOfMemory",
            "reserve.odd": "hipErrorOutOfMemory",
            "reserve.alignment": "hipErrorOutOfMemory",
        }
        assert values.pop(key, None) == special.get(key, INVALID), key
    for prefix in ("granularity.", "map.", "export.", "import.", "unmap.", "getaccess."):
        for key in [key for key in values if key.startswith(prefix)]:
            assert values.pop(key) == INVALID, key
    for key in [key for key in values if key.startswith(("setaccess.", "retain.", "free."))]:
        assert values.pop(key) == INVALID, key
    assert values == {
        "supported": "1",
        "info": "1",
        "no.access": "hipErrorUnknown",
        "one.wrong": "0",
        "beyond": INVALID,
        "both.wrong": "0",
        "type": "2",
        "device.pointer": "1",
        "hipFree": INVALID,
        "released.wrong": "0",
        "unmapped": "hipErrorUnknown",
        "info.after": "1",
        "alignment": "1",
        "alias": "1",
        "retain": "1",
        "properties": "1",
        "still.there": "hipSuccess",
        "gone": INVALID,
        "release.gone": INVALID,
        "access.fresh": "0",
        "access.set": "3",
        "write.readonly": "hipErrorUnknown",
        "copy.readonly": "hipErrorUnknown",
        "read.readonly": "5",
        "shared": "3",
        "release.null": INVALID,
        "array": "hipErrorNotSupported",
        "array.null": INVALID,
    }
