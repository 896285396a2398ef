"""Each .hip and .cu file of this folder checks itself against the host; both translators must be
right at every level of optimisation, and spirv-val accept what they make.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
COMPILER = Path(sys.executable).parent / "hipspv-cc"
SOURCES = {path.stem: path for suffix in (".hip", ".cu") for path in HERE.glob(f"*{suffix}")}
PROGRAMS = sorted(SOURCES)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("name", PROGRAMS)
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
    compiled = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert compiled.returncode == 0, compiled.stderr
    run = subprocess.run([str(program)], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\b[1-9]\d* checked, 0 wrong\n\Z", run.stdout)
