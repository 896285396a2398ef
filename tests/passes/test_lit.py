"""Runs the .ll files of this directory by lit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CASES = sorted(str(path.relative_to(HERE)) for path in HERE.rglob("*.ll"))


@pytest.mark.parametrize("case", CASES)
def test_case(case: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()"]
    done = subprocess.run(
        [*command, "-v", HERE / case],
        env=os.environ | {"HIPSPV_LIT_OUTPUT": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
