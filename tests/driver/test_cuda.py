"""CUDA sources: the language's choice, by suffix and option."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.preforked import commands

COMPILER = str(commands() / "hipspv-cc")


def check(tmp_path: Path, name: str, text: str, *words: str) -> str:
    """Checks both sides of a source, which must compile; returns the compiler's messages."""
    (tmp_path / name).write_text(text)
    command = [COMPILER, "-fsyntax-only", "-Wall", "-Wextra", *words, name]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stderr


CUDA = """
#if !defined(__CUDACC__) || !defined(__NVCC__) || __CUDACC_VER_MAJOR__ < 12 || !defined(__CUDA__) || defined(__HIPCC__)
#error "not CUDA"
#endif
#if defined(__HIP_DEVICE_COMPILE__) != defined(__CUDA_ARCH__)
#error "__CUDA_ARCH__"
#endif
__global__ void k(float4* x) {
  register unsigned i = threadIdx.x;  // an error of clang's in C++17, but not of nvcc's
  x[i] = {1, 2, 3, 4};
}
int main() {
  k<<<1, 1>>>(nullptr);
  cudaDeviceSynchronize();
  return cudaGetLastError() != cudaSuccess;
}
"""
HIP = """
#include <hip/hip_runtime.h>
#if defined(__CUDACC__) || defined(__NVCC__) || defined(__CUDA_ARCH__)
#error "not HIP"
#endif
float4 twice(float4 v) { return 2 * v; }
"""
# Definitions of NVIDIA's helper_math.h: CUDA's vector types have no operators of their own.
OPERATORS = """
#include <cuda_runtime.h>
inline __host__ __device__ float4 operator-(float4& a) {
  return make_float4(-a.x, -a.y, -a.z, -a.w);
}
inline __host__ __device__ float4 operator*(float b, float4 a) {
  return make_float4(b * a.x, b * a.y, b * a.z, b * a.w);
}
inline __host__ __device__ void operator*=(float4& a, float b) { a = b * a; }
__global__ void k(float4* x) {
  x[0] = 2.0f * x[1];
  x[0] *= 2.0f;
  x[1] = -x[0];
}
static_assert(sizeof(float3) == 12 && alignof(float4) == 16, "layout");
"""


def test_suffix(tmp_path: Path) -> None:
    assert check(tmp_path, "a.cu", CUDA) == ""


@pytest.mark.parametrize("language", ["cu", "cuda"])
def test_language_option(language: str, tmp_path: Path) -> None:
    assert check(tmp_path, "a.cpp", CUDA, "-x", language) == ""


@pytest.mark.parametrize("name", ["a.hip", "a.cpp", "a.cu"])
def test_hip_headers_make_it_hip(name: str, tmp_path: Path) -> None:
    assert check(tmp_path, name, HIP) == ""


# The preprocessor decides, not a word in the file: each file names the other dialect, too.
COMMENTS = "// as hip/hip_runtime.h has it\n" + CUDA
OWN_HEADER = HIP.replace("#include <hip/hip_runtime.h>", '#include "own.h"  // not cuda_runtime.h')
BOTH = """
#if USE_HIP
#include <hip/hip_runtime_api.h>
#else
#include <cuda_runtime.h>
#include <hip/hip_runtime.h>  // CUDA's came first
#endif
"""


def test_a_word_in_a_comment_does_not_decide(tmp_path: Path) -> None:
    assert check(tmp_path, "a.cu", COMMENTS) == ""


@pytest.mark.parametrize("header", ["hip_runtime.h", "hip_runtime_api.h"])
def test_a_header_of_its_own_makes_it_hip(header: str, tmp_path: Path) -> None:
    (tmp_path / "own.h").write_text(f"#include <hip/{header}>\n#include <hip/hip_runtime.h>\n")
    assert check(tmp_path, "a.cu", OWN_HEADER) == ""
    assert check(tmp_path, "a.cu", OWN_HEADER, "--offload-device-only") == ""


def test_what_is_not_compiled_does_not_decide(tmp_path: Path) -> None:
    assert check(tmp_path, "a.cu", BOTH + CUDA) == ""
    assert check(tmp_path, "a.cu", BOTH + HIP, "-DUSE_HIP=1") == ""


def test_what_the_command_says_decides(tmp_path: Path) -> None:
    text = "#include <hip/hip_runtime.h>\n" + CUDA
    for words in (["-x", "cu"], ["-x", "cuda"]):
        assert check(tmp_path, "a.cu", text, *words) == ""
    hipcc = str(Path(COMPILER).with_name("hipcc"))
    for source, expected in ((HIP, 0), (CUDA, 1)):
        (tmp_path / "a.cu").write_text(source)
        words = [hipcc, "-fsyntax-only", "a.cu"]
        assert subprocess.run(words, cwd=tmp_path, capture_output=True).returncode == expected
    nvcc = str(Path(COMPILER).with_name("hipspv-nvcc"))
    (tmp_path / "a.cu").write_text(text)
    words = [nvcc, "-c", "a.cu"]
    assert subprocess.run(words, cwd=tmp_path, capture_output=True).returncode == 0


@pytest.mark.parametrize(("language", "text"), [("cu", CUDA), ("hip", HIP)])
def test_standard_input(language: str, text: str, tmp_path: Path) -> None:
    words = [COMPILER, "-fsyntax-only", "-x", language, "-"]
    done = subprocess.run(words, cwd=tmp_path, input=text, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [["-E", "--cuda-host-only"], ["-E"], ["-M", "-MG"], ["-MM"]])
def test_preprocessed_once(words: list[str], tmp_path: Path) -> None:
    """The output of the first try must not appear."""
    (tmp_path / "own.h").write_text("#include <hip/hip_runtime.h>\n")
    (tmp_path / "a.cu").write_text(OWN_HEADER)
    made = [
        subprocess.run([COMPILER, *words, *more, "a.cu"], cwd=tmp_path, capture_output=True)
        for more in ([], ["-x", "hip"])
    ]
    assert made[0].returncode == 0 and made[0].stderr == b""
    assert made[0].stdout.replace(b"/dialect", b"") == made[1].stdout


def test_a_cu_file_may_be_named_hip(tmp_path: Path) -> None:
    assert check(tmp_path, "a.cu", HIP.replace("#include <hip/hip_runtime.h>", ""), "-x", "hip",
                 "-include", "hip/hip_runtime.h") == ""  # fmt: skip


@pytest.mark.parametrize("name", ["a.cu", "a.hip"])
def test_programs_define_vector_operators(name: str, tmp_path: Path) -> None:
    assert check(tmp_path, name, OPERATORS) == ""


def test_includes_are_found_as_system_headers(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(CUDA)
    command = [COMPILER, "-MM", "a.cu"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["a.o:", "a.cu"]


def test_host_sources_find_cuda_headers(tmp_path: Path) -> None:
    text = "#include <cuda.h>\n#include <cuda_runtime_api.h>\nint main(void) { return cuInit(0); }\n"
    assert check(tmp_path, "a.c", text) == ""


def test_what_is_not_there_is_an_error_at_its_name(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("int main() { cudaGraphDeviceNode_t value; }\n")
    command = [COMPILER, "-fsyntax-only", "a.cu"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode != 0
    assert "a.cu:1:14: error: " in result.stderr and "cudaGraphDeviceNode_t" in result.stderr


def test_options_of_nvcc(tmp_path: Path) -> None:
    words = ["-arch=sm_80", "-gencode", "arch=compute_80,code=sm_80", "--expt-relaxed-constexpr"]
    words += ["--extended-lambda", "-lineinfo", "-lcudart", "-lcuda", "-Xcompiler", "-DHERE,-Wall"]
    text = "#if !defined(HERE)\n#error wrong\n#endif\nint main() {}\n"
    assert check(tmp_path, "a.cu", text, *words) == ""
    command = [COMPILER, *words, "a.cu", "-o", "a"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
