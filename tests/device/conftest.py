"""Compiles the programs beside the tests with hipspv-cc, by each translator, and runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.limits import HANG_S

PROGRAMS = Path(__file__).parent / "programs"
# One translator is enough for a machine with few cores: HIPSPV_TEST_TRANSLATORS=llvm.
TRANSLATORS = os.environ.get("HIPSPV_TEST_TRANSLATORS", "llvm,llvm-spirv").split(",")

Build = Callable[..., str]
Run = Callable[..., subprocess.CompletedProcess[str]]


def compiler() -> str:
    return str(Path(sys.executable).parent / "hipspv-cc")


@pytest.fixture(params=TRANSLATORS)
def translator(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def build_program(translator: str, tmp_path: Path) -> Build:
    """Compiles programs/<name>.hip with `flags`; returns the program's path."""

    def build(name: str, *flags: str) -> str:
        program = tmp_path / name
        command = [compiler(), f"--spirv-translator={translator}", *flags]
        command += [str(PROGRAMS / f"{name}.hip"), "-o", str(program)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
        assert result.returncode == 0, result.stderr
        return str(program)

    return build


@pytest.fixture
def run_program(build_program: Build) -> Run:
    """Compiles programs/<name>.hip with `flags`, runs it, and returns what it printed."""

    def run(name: str, *flags: str) -> subprocess.CompletedProcess[str]:
        program = build_program(name, *flags)
        return subprocess.run([program], capture_output=True, text=True, timeout=HANG_S)

    return run
