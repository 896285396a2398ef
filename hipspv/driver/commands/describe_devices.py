"""Print the runtime's description of its devices, or of their possible features, as JSON.

This is a process of its own, because a device's driver may end it.
"""

from __future__ import annotations

import ctypes
import sys

from hipspv.core import toolchain


def devices() -> str:
    """Return the runtime's description of its devices; empty if it has none."""
    return _description("hipspvDescribeDevices")


def features() -> str:
    """Return the runtime's table of features. No device is opened."""
    return _description("hipspvDescribeFeatures")


def _description(function: str) -> str:
    """Call a function of hipspv/runtime/api/tools_api.cpp: first for the size, then the text."""
    describe = getattr(ctypes.CDLL(toolchain.RUNTIME), function)
    describe.restype = ctypes.c_size_t
    describe.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    size = describe(None, 0)
    buffer = ctypes.create_string_buffer(size)
    describe(buffer, size)
    return buffer.value.decode(errors="replace")


def main() -> int:
    """Print the devices."""
    text = devices()
    if text:
        print(text)
    return 0 if text else 1


if __name__ == "__main__":
    sys.exit(main())
