"""Programs with double that check themselves, with doubles emulated in integers."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from .adapter import COMPILER, ROOT

PROGRAMS = ("dot_double", "complex_division", "float_to_integer", "atomics_kinds")
TRANSLATORS = ("llvm", "llvm-spirv")


@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, translator: str, tmp_path: Path) -> None:
    source, program = ROOT / "tests/programs" / f"{name}.hip", tmp_path / name
    words = [COMPILER, "-w", "--fp64=emulate", f"--spirv-translator={translator}"]
    words += ["-I", ROOT / "examples", source, "-o", program]
    subprocess.run(list(map(str, words)), check=True)
    run = subprocess.run([str(program)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\b[1-9]\d* checked, 0 wrong\n\Z", run.stdout)
