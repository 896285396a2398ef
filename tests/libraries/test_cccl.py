"""Thrust, CUB and libcu++ of NVIDIA's wheel (hipspv[cccl]), unmodified."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.driver.commands import toolkit_directory
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
# A project whose sources for the host include the headers, too (stdgpu), and one that searches them in CUDA's own
# directory (RAJA).
TOOLKIT = """\
cmake_minimum_required(VERSION 3.21)
project(p LANGUAGES CXX)
find_package(CUDAToolkit REQUIRED)
find_path(headers thrust/version.h PATHS ${CUDAToolkit_INCLUDE_DIRS} NO_DEFAULT_PATH REQUIRED)
find_path(beside_cuda cub/cub.cuh PATHS ${CUDAToolkit_ROOT}/include NO_DEFAULT_PATH REQUIRED)
message(STATUS "? ${headers}")
"""
# Code for the processor, and SPIR-V for the default device.
_TARGETS = {"cpu": ["--offload-arch=cpu"], "spirv64": []}


@pytest.mark.parametrize(
    ("project", "option"),
    [(PROJECT, f"-DCMAKE_PREFIX_PATH={BIN.parent}"), (TOOLKIT, "-DCUDAToolkit_ROOT={toolkit}")],
    ids=["packages", "toolkit"],
)
def test_cmake(project: str, option: str, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(project)
    toolkit = tmp_path / "toolkit"
    toolkit_directory.make(str(toolkit))
    argv = [BIN / "cmake", "-S", tmp_path, "-B", tmp_path / "build", option.format(toolkit=toolkit)]
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


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["cub_by_key"])
def test_algorithms(name: str) -> None:
    program = built(COMPILER, "-x", "cu", "-std=c++17", "-O2", *_TARGETS["cpu"], HERE / "programs" / f"{name}.cu")
    result = subprocess.run([program], capture_output=True, text=True, timeout=HANG_S)
    assert result.returncode == 0 and re.search(r"\b[1-9]\d* checked, 0 wrong\n$", result.stdout), result.stdout
