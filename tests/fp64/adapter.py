"""The runtime's adaptation of modules by adapt.cpp."""

from __future__ import annotations

import subprocess
from pathlib import Path

import hipspv

LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"


def adapt(
    adapter: Path, source: Path, target: Path, feature: str = "fp64"
) -> subprocess.CompletedProcess[str]:
    words = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, words)), capture_output=True, text=True)
