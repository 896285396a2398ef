"""The stand-in for a driver of Level Zero, and kernels for it."""

import os
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER

from .build import HERE, build_driver, missing


@pytest.fixture(scope="session")
def driver() -> Path:
    if reason := missing():
        pytest.skip(reason)
    return build_driver()


@pytest.fixture(scope="session")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The SPIR-V module of programs/kernels.cl."""
    directory = tmp_path_factory.mktemp("kernels")
    bitcode, module = directory / "kernels.bc", directory / "kernels.spv"
    argv = [toolchain.clang(), "--target=spirv64-unknown-unknown", "-cl-std=CL3.0"]
    argv += ["-O1", "-emit-llvm", "-c", "-x", "cl", str(HERE / "programs" / "kernels.cl")]
    subprocess.run([*argv, "-o", str(bitcode)], check=True)
    hipspv = str(COMPILER.parent / "hipspv")
    subprocess.run([hipspv, "translate", str(bitcode), "-o", str(module)], check=True)
    return module


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("HIPSPV_TEST_ZE_"):
            monkeypatch.delenv(name)
