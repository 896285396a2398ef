"""Arithmetic on doubles in integers: bit by bit the results of the host's processor."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.building import COMPILER

HERE = Path(__file__).parent
TRANSLATORS = ("llvm", "llvm-spirv")
ROWS = 63


def build(source: Path, target: Path, *flags: str) -> Path:
    argv = [COMPILER, "-O1", "-w", *flags, source, "-o", target]
    subprocess.run(list(map(str, argv)), check=True)
    return target


def wrong(program: Path, **environment: str) -> dict[str, int]:
    """The number of differing results of each operation."""
    done = subprocess.run([str(program)], capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stdout + done.stderr
    rows = dict(line.split("=") for line in done.stdout.splitlines() if "=" in line)
    assert len(rows) == ROWS
    return {name: int(count) for name, count in rows.items() if count != "0"}


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_arithmetic(tmp_path: Path, translator: str) -> None:
    flags = (f"--spirv-translator={translator}", "--fp64=emulate", "-ffp-contract=off")
    assert wrong(build(HERE / "arithmetic.hip", tmp_path / "program", *flags)) == {}


def test_device_without_double_precision(tmp_path: Path) -> None:
    program = build(HERE / "arithmetic.hip", tmp_path / "program", "-ffp-contract=off")
    assert wrong(program, HIPSPV_MASK="fp64") == {}
