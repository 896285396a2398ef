"""The runtime's adaptation of modules as a program, which needs no device."""

from __future__ import annotations

import subprocess
from pathlib import Path

import hipspv
from tests.runtime_sources import INDEX, program

FOLDER = Path(__file__).parent
LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"
ADAPT = ("float_functions", "floats", "emulation", "kernel_users", "library", "merge")
ADAPT += ("generic_pointers", "memory_access")


def adapt(
    adapter: Path, source: Path, target: Path, feature: str = "fp64"
) -> subprocess.CompletedProcess[str]:
    words = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, words)), capture_output=True, text=True)


def build_adapter() -> Path:
    return program(FOLDER / "adapt.cpp", (*INDEX, *(f"spirv/adapt/{name}" for name in ADAPT)))
