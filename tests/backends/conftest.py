"""The stand-in for the CUDA driver's library, and programs that run over it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = ("cuda_driver.cpp", "cuda_arrays.cpp", "cuda_external.cpp", "cuda_graphs.cpp")
SOURCES += ("cuda_pools.cpp",)

RunProgram = Callable[..., Result]


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of the stand-in."""
    directory = tmp_path_factory.mktemp("cuda")
    command = ["g++", "-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    command += ["-pthread", "-I", str(ROOT), *(str(HERE / source) for source in SOURCES)]
    subprocess.run([*command, "-o", str(directory / "libcuda.so.1")], check=True)
    return directory


@pytest.fixture
def run_program(driver: Path, tmp_path: Path) -> RunProgram:
    """Runs a section of a program, with variables in the environment."""
    path = os.pathsep.join([str(driver), os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(os.pathsep)
    usual = {
        "LD_LIBRARY_PATH": path,
        "HIPSPV_BACKEND": "cuda",
        "HIPSPV_CACHE": "0",
        "CUDA_LOG": str(tmp_path / "log"),
    }

    def run(source: Path, section: str, env: Mapping[str, str] | None, *words: str) -> Result:
        program = built(COMPILER, "-O1", "-w", source)
        return execute([str(program), section, *words], {**usual, **(env or {})})

    return run


def calls(directory: Path, *symbols: str) -> list[str]:
    """The log's lines about these entry points."""
    lines = (directory / "log").read_text().splitlines()
    return [line for line in lines if line.split()[0] in symbols]
