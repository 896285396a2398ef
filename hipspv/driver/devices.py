"""Print what the runtime knows of its devices, as JSON.

A process of its own, because a device's driver may end it.
"""

from __future__ import annotations

import ctypes
import sys

from hipspv.driver import toolchain


def main() -> int:
    """hipspvDescribeDevices of hipspv/runtime/api/describe_api.cpp: the size, then the text."""
    describe = ctypes.CDLL(toolchain.RUNTIME).hipspvDescribeDevices
    describe.restype = ctypes.c_size_t
    describe.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
    size = describe(None, 0)
    if size == 0:
        return 1
    buffer = ctypes.create_string_buffer(size)
    describe(buffer, size)
    print(buffer.value.decode(errors="replace"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
