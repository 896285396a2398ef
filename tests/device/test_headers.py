"""Every header compiles alone: on both sides, in every standard, and for other compilers."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from .conftest import compiler

INCLUDE = Path(__file__).parents[2] / "hipspv" / "include"
HEADERS = sorted(
    str(path.relative_to(INCLUDE)) for path in (INCLUDE / "hip").rglob("*.h") if path.is_file()
)
# What HIP offers to compilers that don't know its language.
HOST_HEADERS = (
    *("hip/hip_runtime_api.h", "hip/hip_runtime.h", "hip/hip_vector_types.h"),
    *("hip/hip_complex.h", "hip/hip_math_constants.h", "hip/channel_descriptor.h"),
    *("hip/driver_types.h", "hip/texture_types.h", "hip/surface_types.h"),
)
WRAPPED = sorted(
    str(path.relative_to(INCLUDE / "hip_std"))
    for path in (INCLUDE / "hip_std").rglob("*")
    if path.is_file() and path.name != "README.md"
)


def compile_text(tmp_path: Path, text: str, *command: str, name: str = "alone.hip") -> None:
    source = tmp_path / name
    source.write_text(text)
    arguments = [*command, "-Wall", "-Wextra", "-Werror", "-c", str(source)]
    result = subprocess.run(
        [*arguments, "-o", str(tmp_path / "alone.o")], capture_output=True, text=True, timeout=120
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("header", HEADERS)
def test_compiles_alone(header: str, tmp_path: Path) -> None:
    compile_text(tmp_path, f"#include <{header}>\n", compiler())


@pytest.mark.parametrize("header", WRAPPED)
def test_standard_header_compiles_first_and_last(header: str, tmp_path: Path) -> None:
    text = f"#include <{header}>\n#include <hip/hip_runtime.h>\n#include <{header}>\n"
    compile_text(tmp_path, text + "__global__ void k(float* x) { *x = sinf(*x); }\n", compiler())


@pytest.mark.parametrize("standard", ["c++14", "c++17"])
@pytest.mark.parametrize("header", WRAPPED)
def test_standard_header_before_others(header: str, standard: str, tmp_path: Path) -> None:
    others = "".join(f"#include <{other}>\n" for other in ("vector", "iostream", "functional"))
    compile_text(tmp_path, f"#include <{header}>\n{others}", compiler(), f"-std={standard}")


@pytest.mark.parametrize("standard", ["c++14", "c++17", "c++20", "gnu++20"])
def test_language_standards(standard: str, tmp_path: Path) -> None:
    text = """
#include <hip/hip_runtime.h>
__global__ void k(float4* x, int n) {
  x[threadIdx.x] = x[threadIdx.x] * 2.0f + make_float4(1, 2, 3, 4);
  if (n) atomicAdd(&x->x, std::sqrt(1.5f) + __shfl_down(n, 1));
}
int main() { k<<<1, 32>>>(nullptr, 0); }
"""
    compile_text(tmp_path, text, compiler(), f"-std={standard}")


def test_programs_may_define_one_letter_macros(tmp_path: Path) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    defines = "".join(f"#define {letter} 1024\n" for letter in letters)
    includes = "".join(f"#include <{header}>\n" for header in HEADERS)
    compile_text(tmp_path, "#include <cmath>\n" + defines + includes, compiler())


def test_attributes_need_no_header(tmp_path: Path) -> None:
    compile_text(
        tmp_path, "__device__ int x;\n__host__ __device__ int f() { return 1; }\n", compiler()
    )


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
@pytest.mark.parametrize("standard", ["c++14", "c++20"])
@pytest.mark.parametrize("header", HOST_HEADERS)
def test_gxx(header: str, standard: str, tmp_path: Path) -> None:
    command = ("g++", f"-std={standard}", "-D__HIP_PLATFORM_SPIRV__", f"-I{INCLUDE}")
    compile_text(tmp_path, f"#include <{header}>\n", *command, name="alone.cpp")


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
@pytest.mark.parametrize("header", HOST_HEADERS)
def test_c(header: str, tmp_path: Path) -> None:
    command = ("gcc", "-std=c11", "-D__HIP_PLATFORM_SPIRV__", f"-I{INCLUDE}")
    compile_text(tmp_path, f"#include <{header}>\n", *command, name="alone.c")


def test_clock_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    source = tmp_path / "clock.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\n__global__ void k(long long* t) { *t = clock64(); }\n"
    )
    result = subprocess.run(
        [compiler(), "-c", str(source), "-o", str(tmp_path / "clock.o")],
        capture_output=True,
        text=True,
    )
    assert result.returncode != 0
    assert "clock.hip:2:" in result.stderr
    assert "hipEvent_t" in result.stderr
