"""Each .hip and .cu file of this directory checks itself, and spirv-val accepts its modules.

Both translators run, one of them at -O2 and the other at -O0 or -O3: they take turns, unless
HIPSPV_ALL_PROGRAMS is set.
"""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.limits import HANG_S

HERE = Path(__file__).resolve().parent
COMPILER = Path(sys.executable).parent / "hipspv-cc"
SOURCES = {path.stem: path for suffix in (".hip", ".cu") for path in HERE.glob(f"*{suffix}")}
PROGRAMS = sorted(SOURCES)
TRANSLATORS = ("llvm", "llvm-spirv")
LEVELS = ("-O0", "-O2", "-O3")
# At -O0 the device's compiler takes minutes for them.
LONG_BUILDS = ("cg_tiles",)


def _variants() -> list[tuple[str, str, str]]:
    """Programs, translators and levels: two of the six pairs for each program, or all."""
    if "HIPSPV_ALL_PROGRAMS" in os.environ:
        return list(itertools.product(PROGRAMS, TRANSLATORS, LEVELS))
    found: list[tuple[str, str, str]] = []
    for turn, name in enumerate(PROGRAMS):
        first = turn % 2
        other = "-O3" if name in LONG_BUILDS else ("-O0", "-O3")[turn // 2 % 2]
        found.append((name, TRANSLATORS[first], "-O2"))
        found.append((name, TRANSLATORS[1 - first], other))
    return found


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40


@pytest.mark.parametrize(("name", "translator", "level"), _variants())
def test_program(name: str, translator: str, level: str, tmp_path: Path) -> None:
    program = tmp_path / name
    command = [
        str(COMPILER),
        f"--spirv-translator={translator}",
        "--validate",
        level,
        "-I",
        str(HERE.parents[1] / "examples"),
        str(SOURCES[name]),
        "-o",
        str(program),
    ]
    compiled = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert compiled.returncode == 0, compiled.stderr
    run = subprocess.run([str(program)], capture_output=True, text=True, timeout=HANG_S)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\b[1-9]\d* checked, 0 wrong\n\Z", run.stdout)
