"""The architectures of this machine's GPUs, for --offload-arch=native."""

from __future__ import annotations

import ctypes

# CUdevice_attribute of cuda.h.
_MAJOR, _MINOR = 75, 76


def native() -> list[str]:
    """Return the architectures of NVIDIA's GPUs, each once; none without their driver."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return []
    count = ctypes.c_int()
    if cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(count)):
        return []
    found = dict.fromkeys(_architecture(cuda, index) for index in range(count.value))
    return [name for name in found if name]


def _architecture(cuda: ctypes.CDLL, index: int) -> str:
    device, major, minor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    failed = cuda.cuDeviceGet(ctypes.byref(device), index)
    for attribute, value in ((_MAJOR, major), (_MINOR, minor)):
        failed |= cuda.cuDeviceGetAttribute(ctypes.byref(value), attribute, device)
    return "" if failed else f"sm_{major.value}{minor.value}"
