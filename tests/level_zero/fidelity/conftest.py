"""Debian sid with Intel's drivers, and this machine's own; without them tests are skipped."""

import ctypes
from pathlib import Path

import pytest

from tests.opencl_drivers import root
from tests.runtime.conftest import build

from .running import PACKAGES

__all__ = ["build"]

HEADERS = Path("/usr/include/level_zero/ze_api.h")


@pytest.fixture(scope="session")
def sid() -> Path:
    try:
        return root.make(packages=PACKAGES, name="intel")
    except root.Unavailable as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def installed() -> None:
    """This machine has the loader and Intel's driver."""
    for library in ("libze_loader.so.1", "libze_intel_gpu.so.1"):
        try:
            ctypes.CDLL(library)
        except OSError:
            pytest.skip(f"no {library}: apt install libze1 intel-opencl-icd")


@pytest.fixture(scope="session")
def headers() -> None:
    if not HEADERS.exists():
        pytest.skip("no Level Zero headers: apt install libze-dev")
