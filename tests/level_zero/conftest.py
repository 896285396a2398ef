"""The test driver of Level Zero, which a CPU's OpenCL device executes, and programs that use it.

Not Intel's: a test vehicle that the genuine loader loads. Nothing here says anything of a GPU.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hipspv.driver import toolchain
from tests.building import COMPILER, DIRECTORY, locked, shared_library
from tests.runtime.conftest import link_cpu_runtime

from .running import Run

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCES = sorted((HERE / "driver").glob("*.cpp"))
HEADER = Path("/usr/include/level_zero/ze_ddi.h")
LOADER = "libze_loader.so.1"


def missing() -> str:
    """The packages that the driver needs and the machine lacks; empty if none."""
    if not HEADER.exists():
        return f"{HEADER} isn't there: apt install libze-dev"
    try:
        ctypes.CDLL(LOADER)
    except OSError:
        return f"{LOADER} isn't there: apt install libze1"
    return ""


def build_driver() -> Path:
    """The driver's library."""
    return _library("libze_test_driver.so", SOURCES)


def build_loader() -> Path:
    """The driver with the functions of a loader of any version, under the loader's name."""
    return _library(LOADER, [*SOURCES, HERE / "loader" / "loader.cpp"])


def _library(name: str, sources: Sequence[Path]) -> Path:
    return shared_library(name, sources, "-I", ROOT, libraries=["-ldl", "-Wl,-z,defs"])


def cpu_runtime() -> Path:
    """Intel's OpenCL runtime, which finds no device below a path with a space."""
    directory = Path(sys.prefix) / "lib"
    if " " in str(directory):
        directory = Path(os.environ[DIRECTORY]) / "opencl"
        with locked(directory.with_suffix(".lock")):
            if not directory.exists():
                link_cpu_runtime(directory)
    return directory / "libintelocl.so"


def environment(driver: Path) -> dict[str, str]:
    """The variables with which a program finds the driver."""
    return {"ZE_ENABLE_ALT_DRIVERS": str(driver), "HIPSPV_TEST_OPENCL": str(cpu_runtime())}


@pytest.fixture(scope="session")
def driver() -> Path:
    if reason := missing():
        pytest.skip(reason)
    return build_driver()


@pytest.fixture(scope="session")
def loader(driver: Path) -> Path:
    """The directory of the loader that knows all versions that the driver can have."""
    return build_loader().parent


@pytest.fixture
def run(driver: Path, loader: Path, tmp_path: Path) -> Run:
    return Run(environment(driver), loader, tmp_path / "log")


@pytest.fixture(scope="session")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The SPIR-V module of programs/kernels.cl."""
    directory = tmp_path_factory.mktemp("kernels")
    bitcode, module = directory / "kernels.bc", directory / "kernels.spv"
    words = [toolchain.clang(), "--target=spirv64-unknown-unknown", "-cl-std=CL3.0"]
    words += ["-O1", "-emit-llvm", "-c", "-x", "cl", str(HERE / "programs" / "kernels.cl")]
    subprocess.run([*words, "-o", str(bitcode)], check=True)
    hipspv = str(COMPILER.parent / "hipspv")
    subprocess.run([hipspv, "translate", str(bitcode), "-o", str(module)], check=True)
    return module


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("HIPSPV_TEST_ZE_"):
            monkeypatch.delenv(name)
