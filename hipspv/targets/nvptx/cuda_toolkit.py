"""The parts of NVIDIA's CUDA toolkit that hipspv uses where they are installed."""

from __future__ import annotations

import glob
import os
import sys
from collections.abc import Iterator

from hipspv.core.errors import ToolMissing

_INSTALLED = ("/usr/local/cuda", "/usr/lib/cuda", "/usr/lib/nvidia-cuda-toolkit", "/opt/cuda")
# Below the directory of Python's packages.
_WHEELS = ("nvidia/cuda_nvcc", "nvidia/cu*", "nvidia/cuda_nvvm")
# The packages of the programs, as `pip install` takes them.
_PACKAGES = {"ptxas": "hipspv[nvidia]", "nvdisasm": "nvidia-cuda-nvdisasm"}
# Starts a program that lacks the permission: pip leaves out that of some wheels' programs.
_LOADER = "/lib64/ld-linux-x86-64.so.2"


def roots() -> Iterator[str]:
    """Return the toolkits' directories: $CUDA_PATH, $CUDA_HOME, wheels, installed toolkits."""
    yield from filter(None, map(os.environ.get, ("CUDA_PATH", "CUDA_HOME")))
    for root in sys.path:
        for pattern in _WHEELS:
            yield from sorted(glob.glob(os.path.join(glob.escape(root), pattern)))
    yield from _INSTALLED


def program(name: str) -> list[str]:
    """Return the words that start a program of the toolkit, also one of PATH.

    Raises ToolMissing, which names the package that has it.
    """
    directories = [*(os.path.join(root, "bin") for root in roots()), *os.get_exec_path()]
    for directory in directories:
        path = os.path.join(directory, name)
        if os.path.isfile(path):
            return [path] if os.access(path, os.X_OK) else [_LOADER, path]
    raise ToolMissing(
        f"{name} not found", f"install it with: pip install '{_PACKAGES[name]}', or set CUDA_PATH to a CUDA toolkit"
    )


def installed(name: str) -> list[str]:
    """Return the path of a program of the toolkit, or nothing if it isn't installed."""
    try:
        return program(name)[-1:]
    except ToolMissing:
        return []
