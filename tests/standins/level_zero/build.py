"""Builds the stand-in for a driver of Level Zero (README.md)."""

import ctypes
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.building import DIRECTORY, locked, shared_library
from tests.runtime.conftest import link_cpu_runtime

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
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
    return _library(LOADER, [*SOURCES, HERE / "loader.cpp"])


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
