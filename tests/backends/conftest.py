"""The stand-in for the CUDA driver's library, and programs that run over it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.standins.cuda.build import build_driver

HERE = Path(__file__).parent

RunProgram = Callable[..., Result]


@pytest.fixture(scope="session")
def driver() -> Path:
    """The directory of the stand-in."""
    return build_driver().parent


@pytest.fixture
def run_program(driver: Path, tmp_path: Path) -> RunProgram:
    """Runs a section of a program, with variables in the environment."""
    path = os.pathsep.join([str(driver), os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(os.pathsep)
    usual = {"LD_LIBRARY_PATH": path, "HIPSPV_BACKEND": "cuda", "HIPSPV_CACHE": "0", "CUDA_LOG": str(tmp_path / "log")}

    def run(source: Path, section: str, env: Mapping[str, str] | None, *words: str) -> Result:
        program = built(COMPILER, "-O1", "-w", source)
        return execute([str(program), section, *words], {**usual, **(env or {})})

    return run


def calls(directory: Path, *symbols: str) -> list[str]:
    """The log's lines about these entry points."""
    lines = (directory / "log").read_text().splitlines()
    return [line for line in lines if line.split()[0] in symbols]
