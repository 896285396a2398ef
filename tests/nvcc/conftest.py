"""Runs hipspv-nvcc as a user does, in a directory of the test's own."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.driver.conftest import command, files

__all__ = ["Result", "Run", "files"]

Result = subprocess.CompletedProcess
Run = Callable[..., "Result[str]"]


@pytest.fixture
def nvcc(tmp_path: Path) -> Run:
    """hipspv-nvcc in the test's directory, whose path has a space in it."""
    directory = tmp_path / "a b"
    directory.mkdir()

    def run(*argv: str | Path, **environment: str) -> Result[str]:
        clean = {k: v for k, v in os.environ.items() if not k.startswith("NVCC_")}
        return subprocess.run(
            command("nvcc.main", *argv),
            cwd=directory,
            capture_output=True,
            text=True,
            env={**clean, "HIPSPV_CACHE": "0", **environment},
        )

    return run


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """The directory in which the fixture `nvcc` runs."""
    return tmp_path / "a b"
