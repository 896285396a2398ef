"""The headers of Thrust, CUB and libcu++ (CCCL) in NVIDIA's wheels, as nvcc finds those of its toolkit."""

from __future__ import annotations

import os
import sys

# Below the directory of Python's packages: those of nvidia-cuda-cccl and nvidia-cuda-cccl-cu12. The first one that is
# installed counts.
_WHEELS = ("nvidia/cu13/include/cccl", "nvidia/cuda_cccl/include")


def directory() -> str | None:
    """Return the directory of the headers, if a wheel is installed."""
    for wheel in _WHEELS:
        for root in sys.path:
            path = os.path.join(root, wheel)
            if os.path.isdir(path):
                return path
    return None


def header_arguments() -> list[str]:
    """Return the option for the headers, after all other directories: a program may have a copy of its own."""
    path = directory()
    return ["-idirafter", path] if path else []
