"""The stand-in for the CUDA driver's library, for machines without one."""

from __future__ import annotations

import subprocess
from pathlib import Path

_HERE = Path(__file__).parent
ROOT = _HERE.parents[1]
_COMPILE = ("g++", "-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")


def build_library(source: Path, library: Path, *words: str) -> None:
    """Compile a library that takes the place of another."""
    command = [*_COMPILE, "-pthread", "-I", str(ROOT), str(source), *words, "-o", str(library)]
    subprocess.run(command, check=True)


def build_driver(directory: Path) -> None:
    """Make libcuda.so.1 in the directory."""
    build_library(_HERE / "cuda_driver.cpp", directory / "libcuda.so.1")
