"""Thrust, CUB and libcu++ of NVIDIA's wheel (hipspv[cccl]), unmodified."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.limits import HANG_S

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent

PROJECT = """\
cmake_minimum_required(VERSION 3.21)
project(p LANGUAGES NONE)
find_package(CCCL 3.0 REQUIRED)
foreach(name Thrust CUB libcudacxx)
  find_package(${name} REQUIRED)
endforeach()
get_target_property(headers _CUB_CUB INTERFACE_INCLUDE_DIRECTORIES)
file(REAL_PATH "${headers}" headers)
message(STATUS "? ${headers}")
"""
_HEADERS = "nvidia/cu13/include/cccl"
# Code for the processor, and SPIR-V for the default device.
_TARGETS = {"cpu": ["--offload-arch=cpu"], "spirv64": []}


def test_cmake(tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(PROJECT)
    argv = [BIN / "cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={BIN.parent}"]
    for _ in range(2):  # the second time with a cache
        result = subprocess.run(argv, capture_output=True, text=True, timeout=HANG_S)
        assert result.returncode == 0, result.stderr
        (found,) = (line.removeprefix("-- ? ") for line in result.stdout.splitlines() if line.startswith("-- ? "))
        assert found.endswith(_HEADERS) and (Path(found) / "cub/version.cuh").exists()


@pytest.mark.parametrize("target", _TARGETS)
def test_programs(target: str) -> None:
    program = built(COMPILER, "-x", "cu", "-std=c++17", "-O2", *_TARGETS[target], HERE / "programs" / "cuda_std.cu")
    result = subprocess.run([program], capture_output=True, text=True, timeout=HANG_S)
    assert (result.returncode, result.stdout) == (0, "13 checked, 0 wrong\n"), result.stderr
