"""Runs the .ll files of this directory by lit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

HERE = os.path.dirname(__file__)
CASES = sorted(name for name in os.listdir(HERE) if name.endswith(".ll"))


@pytest.mark.parametrize("case", CASES)
def test_case(case: str, tmp_path) -> None:
    command = [sys.executable, "-c", "from lit.main import main; main()"]
    done = subprocess.run(
        [*command, "-v", os.path.join(HERE, case)],
        env=os.environ | {"HIPSPV_LIT_OUTPUT": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
