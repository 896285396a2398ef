"""CMake's CUDA language and Meson's, with hipspv-nvcc for nvcc."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain

BIN = Path(sys.executable).parent

PROJECT = """\
cmake_minimum_required(VERSION 3.25)
project(p LANGUAGES CXX CUDA)
find_package(CUDAToolkit 12 REQUIRED)
add_library(twice STATIC twice.cu)
set_target_properties(twice PROPERTIES CUDA_SEPARABLE_COMPILATION ON POSITION_INDEPENDENT_CODE ON)
add_executable(separate main.cu host.cpp)
set_target_properties(separate PROPERTIES CUDA_SEPARABLE_COMPILATION ON CUDA_STANDARD 17)
target_link_libraries(separate PRIVATE twice CUDA::cudart)
add_library(shared SHARED twice.cu main.cu host.cpp)
target_compile_definitions(shared PRIVATE WHOLE "NAME=\\"a,b c\\"")
target_compile_options(shared PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math -Xcompiler=-Wall>)
target_link_libraries(shared PRIVATE CUDA::cudart_static CUDA::cuda_driver)
add_executable(plain plain.cpp)
target_link_libraries(plain PRIVATE shared)
"""
SOURCES = {
    "twice.cu": "__device__ int twice(int x) { return 2 * x; }\n",
    "main.cu": """\
#include <cstdio>
int devices();
#ifdef WHOLE
const char* name = NAME;
static __device__ int twice(int x) { return 2 * x; }
#define main run
#else
extern __device__ int twice(int);
#endif
__global__ void k(int* a) { a[threadIdx.x] = twice(threadIdx.x); }
int main() {
  int* a;
  cudaMallocManaged(&a, 64);
  k<<<1, 16>>>(a);
  cudaDeviceSynchronize();
  int sum = 0;
  for (int i = 0; i < 16; ++i) sum += a[i];
  std::printf("%d %d\\n", sum, devices());
  return 0;
}
""",
    "host.cpp": """\
#include <cuda_runtime_api.h>
int devices() {
  int n;
  return cudaGetDeviceCount(&n) == cudaSuccess ? n : -1;
}
""",
    "plain.cpp": "int run();\nint main() { return run(); }\n",
}


def compiler() -> str:
    """The launcher; CMake needs a program."""
    found = shutil.which("hipspv-nvcc", path=str(BIN))
    if found is None:
        pytest.skip("hipspv-nvcc is not installed in this environment")
    return found


def program(name: str) -> str:
    found = shutil.which(name, path=f"{BIN}:/usr/bin")
    if found is None:
        pytest.skip(f"{name} is not installed: pip install {name}")
    return found


def sources(directory: Path, build_file: str, text: str) -> Path:
    directory = directory / "a project"
    directory.mkdir()
    for name, content in {**SOURCES, build_file: text}.items():
        (directory / name).write_text(content)
    return directory


def run(*argv: str | Path, cwd: Path, **environment: str) -> str:
    result = subprocess.run(argv, cwd=cwd, capture_output=True, text=True, env={**os.environ, **environment})
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("cmake", [str(BIN / "cmake"), "/usr/bin/cmake"])
def test_cmake(cmake: str, tmp_path: Path) -> None:
    """Separable compilation, static and shared libraries, find_package(CUDAToolkit)."""
    if not Path(cmake).exists():
        pytest.skip(f"{cmake} is not installed")
    directory = sources(tmp_path, "CMakeLists.txt", PROJECT)
    generator = ("-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={program('ninja')}")
    said = run(
        *(cmake, "-S", ".", "-B", "b", *generator),
        *(f"-DCMAKE_CUDA_COMPILER={compiler()}", "-DCMAKE_CXX_COMPILER=g++"),
        cwd=directory,
    )
    assert "The CUDA compiler identification is NVIDIA 12.8.0" in said
    run(cmake, "--build", "b", cwd=directory)
    for name in ("separate", "plain"):
        assert run(directory / "b" / name, cwd=directory) == "240 1\n"
    # Nothing is built again.
    assert "no work to do" in run(cmake, "--build", "b", cwd=directory)


def test_meson(tmp_path: Path) -> None:
    text = f"""\
project('p', 'cpp', 'cuda', default_options: ['buildtype=release'])
executable('whole', 'plain.cpp', 'main.cu', 'host.cpp',
           cpp_args: ['-isystem', '{toolchain.INCLUDE}'],
           cuda_args: ['-DWHOLE', '-DNAME="m"'])
"""
    meson = program("meson")
    directory = sources(tmp_path, "meson.build", text)
    (directory / "hipspv.ini").write_text(f"[binaries]\ncuda = '{compiler()}'\ncpp = 'g++'\n")
    ninja = program("ninja")
    run(meson, "setup", "b", "--native-file", "hipspv.ini", cwd=directory, NINJA=ninja)
    run(ninja, "-C", "b", cwd=directory)
    assert run(directory / "b" / "whole", cwd=directory) == "240 1\n"
