"""Programs whose pointers come from kernel arguments or shared memory access nothing generic."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S
from tests.preforked import commands

ROOT = Path(__file__).resolve().parents[2]
TOOLS = commands()


@pytest.mark.sampled("level")
@pytest.mark.parametrize("level", ["-O2", "-O3"])
@pytest.mark.parametrize("name", ["saxpy", "matmul", "reduction", "histogram", "nbody", "sgemm"])
def test_no_generic_access(name: str, level: str, tmp_path: Path) -> None:
    source = ROOT / "examples" / f"{name}.hip"
    compiler = [str(TOOLS / "hipspv-cc"), level, "--save-temps", "-c", str(source)]
    subprocess.run([*compiler, "-o", f"{name}.o"], cwd=tmp_path, check=True, timeout=HANG_S)
    linked = tmp_path / f"{name}-hip-spirv64-generic-link.bc"
    lower = [str(TOOLS / "hipspv"), "lower", level, "--statistics", str(linked), "-o", "-"]
    said = subprocess.run(lower, capture_output=True, check=True, timeout=HANG_S).stderr.decode()
    found = re.search(r"^(\d+) memory accesses, (\d+) of them generic$", said, re.MULTILINE)
    assert found, said
    assert int(found[1]) > 0
    assert int(found[2]) == 0
