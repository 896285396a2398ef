"""Runs the .ll files of this directory by lit: a process for each directory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DIRECTORIES = sorted({str(path.parent.relative_to(HERE)) for path in HERE.rglob("*.ll")})


@pytest.mark.parametrize("directory", DIRECTORIES)
def test_cases(directory: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()", "-v", "--workers=1"]
    done = subprocess.run(
        [*command, *sorted((HERE / directory).glob("*.ll"))],
        env=os.environ | {"HIPSPV_LIT_OUTPUT": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
