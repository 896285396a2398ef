"""CUDA C++ that nvcc accepts: each source in `language` compiles on both sides without a message."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.nvcc.conftest import Run

SOURCES = sorted((Path(__file__).parent / "language").glob("*.cu"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_accepted(source: Path, nvcc: Run) -> None:
    result = nvcc("-fdevice-syntax-only", source, "-Xcompiler", "-Wall,-Werror")
    assert (result.returncode, result.stderr) == (0, "")
