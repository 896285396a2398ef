"""The levels of the x86-64 architecture, and those that this machine has."""

from __future__ import annotations

import functools
import os
from pathlib import Path

# One of the instructions of each level, as Linux names it (x86-64 psABI, "Micro-Architecture Levels").
FLAGS = {"x86-64": "sse2", "x86-64-v2": "sse4_2", "x86-64-v3": "avx2", "x86-64-v4": "avx512vl"}
LEVELS = tuple(FLAGS)


@functools.cache
def of_machine() -> list[str]:
    """The machine's levels in order, none on a machine of another architecture."""
    if os.uname().machine != "x86_64":
        return []
    flags = next(line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("flags")).split()
    return [level for level in LEVELS if FLAGS[level] in flags]
