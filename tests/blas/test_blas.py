"""BLAS: values of all functions of the three APIs, order in streams and graphs, types, names for build systems."""

import ctypes.util
import importlib
import shutil
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.selection import nightly
from tests.standins.cuda.build import build_cublas, build_driver

HERE = Path(__file__).parent
ROUTINES = {
    "vectors": "axpy scal copy swap dot dotu dotc nrm2 asum amax amin rot rotg rotm rotmg",
    "matrices and vectors": "gemv gbmv ger geru gerc symv hemv sbmv hbmv spmv hpmv syr her syr2 her2 spr hpr spr2 hpr2"
    " trmv trsv tbmv tbsv tpmv tpsv",
    "matrices": "gemm symm hemm syrk herk syr2k her2k syrkx herkx trmm trsm geam dgmm",
}
# By programs/types.hip and typed_vectors.py.
TYPED_VECTORS = {"axpyEx", "scalEx", "dotEx", "dotcEx", "nrm2Ex", "rotEx"}
TESTED_APART = {"gemmEx", "getrf", "getri", "getrs", *TYPED_VECTORS}


def passes(result: Result, least: int) -> None:
    assert result.status == 0, result.stdout + result.stderr
    last = result.stdout.splitlines()[-1]
    assert last.endswith(" checked, 0 wrong") and int(last.split()[0]) >= least


@pytest.mark.parametrize("backend", ["cpu", nightly("opencl")])
@pytest.mark.parametrize("api", ["hipblas", "cublas", "rocblas"])
@pytest.mark.parametrize("routines", ROUTINES)
def test_values(api: str, routines: str, backend: str) -> None:
    variables = {"HIPSPV_BACKEND": backend, "LD_LIBRARY_PATH": toolchain.LIBRARY}
    passes(execute([sys.executable, str(HERE / "calls.py"), api, *ROUTINES[routines].split()], variables), 400)


def test_every_routine_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE.parents[1] / "hipspv/runtime/blas"))
    table = importlib.import_module("table")

    called = {name for names in ROUTINES.values() for name in names.split()}
    assert {routine.name for routine in table.ROUTINES} == called | TESTED_APART


@pytest.mark.parametrize(("target", "backend"), [("spirv64", "opencl"), ("cpu", "cpu")])
def test_order_and_errors(target: str, backend: str) -> None:
    program = built(
        COMPILER, "-O1", f"--offload-arch={target}", HERE / "programs/streams.hip", "-lhipblas", name="streams"
    )
    passes(execute([str(program)], {"HIPSPV_BACKEND": backend}), 38)


@pytest.mark.parametrize(("api", "count"), [("cublas", 416), nightly("hipblas", 1248), ("rocblas", 1248)])
def test_vectors_of_types(api: str, count: int) -> None:
    variables = {"HIPSPV_BACKEND": "cpu", "LD_LIBRARY_PATH": toolchain.LIBRARY}
    passes(execute([sys.executable, "-m", "tests.blas.typed_vectors", api], variables), count)


def test_types() -> None:
    passes(execute([str(built(COMPILER, "-O1", HERE / "programs/types.hip", "-lhipblas", name="types"))]), 700)


def test_types_of_rocblas() -> None:
    program = built(COMPILER, "-O1", HERE / "programs/rocblas_types.hip", "-lrocblas", name="rocblas_types")
    passes(execute([str(program)]), 2400)


def test_cuda_sources() -> None:
    program = built(COMPILER.parent / "hipspv-nvcc", HERE / "programs/product.cu", "-lcublas", name="product")
    result = execute([str(program)])
    passes(result, 16)
    assert result.stdout.startswith("CUBLAS_STATUS_NOT_SUPPORTED 120804\n")


def test_products_in_the_hosts_memory() -> None:
    source = HERE / "programs/host_products.cu"
    program = built(COMPILER.parent / "hipspv-nvcc", "--offload-arch=cpu", source, "-lcublas", name="host_products")
    passes(execute([str(program)], {"HIPSPV_BACKEND": "cpu"}), 35)


@pytest.mark.parametrize("compiler", ["gcc", "g++"])
@pytest.mark.parametrize(
    "header", ["hipblas/hipblas.h", "hipblas.h", "rocblas/rocblas.h", "cublas_v2.h", "cublas_api.h", "cublasXt.h"]
)
def test_headers_compile_alone(header: str, compiler: str, tmp_path: Path) -> None:
    source = tmp_path / ("a.c" if compiler == "gcc" else "a.cpp")
    source.write_text(f"#include <{header}>\nint main(void) {{ return 0; }}\n")
    argv = [
        compiler,
        "-Wall",
        "-Wextra",
        "-Werror",
        "-fsyntax-only",
        "-D__HIP_PLATFORM_SPIRV__",
        "-I",
        toolchain.INCLUDE,
    ]
    result = execute([*argv, str(source)])
    assert result.status == 0, result.stderr


def test_a_host_without_blas(tmp_path: Path) -> None:
    """The message names the remedy. The library's copy has no wheel beside it."""
    if ctypes.util.find_library("blas") or ctypes.util.find_library("openblas"):
        pytest.skip("the system has a BLAS")
    for name in ("libhipblas.so.3", "libhipspv.so.1"):
        shutil.copy(Path(toolchain.LIBRARY) / name, tmp_path)
    code = "import ctypes; b = ctypes.CDLL('libhipblas.so.3'); print(b.hipblasCreate(ctypes.byref(ctypes.c_void_p())))"
    result = execute([sys.executable, "-c", code], {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cpu"})
    assert result.stdout == "1\n", result.stdout + result.stderr
    assert "the host has no BLAS: pip install 'hipspv[blas]'" in result.stderr


def test_calls_arrive_at_cublas(tmp_path: Path) -> None:
    for library in (build_driver(), build_cublas()):
        (tmp_path / library.name).symlink_to(library)
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipblas", name="nvidia")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda", "CUBLAS_LOG": str(tmp_path / "log")}
    result = execute([str(program)], variables)
    assert result.status == 0, result.stderr
    log = (tmp_path / "log").read_text().splitlines()
    calls = [line for line in log if " mode " not in line]
    assert calls == ["create", *result.stdout.splitlines(), "destroy"]
    # Each call has the mode of its handle.
    assert [line for line in log if line.startswith("pointer")] == ["pointer mode 0"] * 2 + ["pointer mode 1"] * 5
    assert "math mode 3" in log and "this version of cuBLAS has no cublasDscal_v2" in result.stderr


def test_a_machine_without_cublas(tmp_path: Path) -> None:
    if ctypes.util.find_library("cublas"):
        pytest.skip("the system has cuBLAS")
    (tmp_path / "libcuda.so.1").symlink_to(build_driver())
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipblas", name="nvidia")
    result = execute([str(program)], {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda"})
    assert result.status == 1
    assert "create: 1 is not 0" in result.stderr and "pip install nvidia-cublas-cu12" in result.stderr
