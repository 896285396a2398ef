"""cuBLASLt and hipBLASLt: values by both APIs, order in streams and graphs, and calls of NVIDIA's library."""

from __future__ import annotations

import ctypes.util
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.blaslt.calls import GROUPS
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.standins.cuda.build import build_cublaslt, build_driver

HERE = Path(__file__).parent


def passes(result: Result, least: int) -> None:
    assert result.status == 0, result.stdout + result.stderr
    last = result.stdout.splitlines()[-1]
    assert last.endswith(" checked, 0 wrong") and int(last.split()[0]) >= least, result.stdout


@pytest.mark.parametrize("backend", ["cpu", "opencl"])
@pytest.mark.parametrize(("api", "least"), [("cublasLt", 4900), ("hipblasLt", 3500)])
@pytest.mark.sampled("backend", default=("cpu",), of=2)
def test_values(api: str, least: int, backend: str) -> None:
    argv = [sys.executable, "-m", "tests.blaslt.calls", toolchain.LIBRARY, api, *GROUPS]
    result = execute(argv, {"HIPSPV_BACKEND": backend, "PYTHONPATH": str(HERE.parents[1])})
    passes(result, least)
    assert "the epilogue needs a bias: set BIAS_POINTER" in result.stderr
    assert "on CPU devices no product has the type of compute 68" in result.stderr


@pytest.mark.parametrize(("target", "backend"), [("cpu", "cpu"), ("spirv64", "opencl")])
def test_order_and_log(target: str, backend: str) -> None:
    source = HERE / "programs/streams.cu"
    compiler = COMPILER.with_name("hipspv-nvcc")
    link = ("-lcublasLt", "-lcublas")
    program = built(compiler, "-O1", f"--offload-arch={target}", source, *link, name="streams")
    result = execute([str(program)], {"HIPSPV_BACKEND": backend})
    passes(result, 70)
    assert "the handle isn't cuBLASLt's or hipBLASLt's: make one by cublasLtCreate" in result.stderr


def test_hip_names() -> None:
    source = HERE / "programs/headers.hip"
    program = built(COMPILER, "-O1", "--offload-arch=cpu", source, "-lhipblaslt", name="headers")
    passes(execute([str(program)], {"HIPSPV_BACKEND": "cpu"}), 8)


@pytest.mark.parametrize("compiler", ["gcc", "g++"])
@pytest.mark.parametrize("header", ["cublasLt.h", "hipblaslt/hipblaslt.h", "hipblaslt.h"])
def test_headers_compile_alone(header: str, compiler: str, tmp_path: Path) -> None:
    source = tmp_path / ("a.c" if compiler == "gcc" else "a.cpp")
    source.write_text(f"#include <{header}>\nint main(void) {{ return 0; }}\n")
    flags = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-D__HIP_PLATFORM_SPIRV__", "-I", toolchain.INCLUDE]
    result = execute([compiler, *flags, str(source)])
    assert result.status == 0, result.stderr


def test_calls_arrive_at_cublaslt(tmp_path: Path) -> None:
    for library in (build_driver(), build_cublaslt()):
        (tmp_path / library.name).symlink_to(library)
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipblaslt", name="nvidia")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda", "CUBLASLT_LOG": str(tmp_path / "log")}
    result = execute([str(program)], variables)
    assert result.status == 0 and result.stderr == ""
    assert (tmp_path / "log").read_text() == result.stdout


def test_a_machine_without_cublaslt(tmp_path: Path) -> None:
    if ctypes.util.find_library("cublasLt"):
        pytest.skip("the system has cuBLASLt")
    (tmp_path / "libcuda.so.1").symlink_to(build_driver())
    code = (
        "import ctypes; b = ctypes.CDLL('libhipblaslt.so.1'); print(b.cublasLtCreate(ctypes.byref(ctypes.c_void_p())))"
    )
    paths = f"{tmp_path}:{toolchain.LIBRARY}"
    result = execute([sys.executable, "-c", code], {"LD_LIBRARY_PATH": paths, "HIPSPV_BACKEND": "cuda"})
    assert result.stdout == "1\n" and "pip install nvidia-cublas-cu12" in result.stderr
