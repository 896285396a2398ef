"""Solvers: results of all functions of the three forms, order in streams and graphs, and calls of cuSOLVER."""

from __future__ import annotations

import ctypes.util
import importlib
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.standins.cuda.build import build_cusolver, build_driver

HERE = Path(__file__).parent


def passes(result: Result, least: int) -> None:
    assert result.status == 0, result.stdout + result.stderr
    last = result.stdout.splitlines()[-1]
    assert last.endswith(" checked, 0 wrong") and int(last.split()[0]) >= least, result.stdout


def functions(form: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The table's functions, without the names' prefix."""
    monkeypatch.syspath_prepend(str(HERE.parents[1] / "hipspv/runtime/solver"))
    table = importlib.import_module("solver_table")
    names = {service.name for service in table.SERVICES if form in service.apis}
    for function in table.FUNCTIONS:
        names |= {function.named(letter) for letter in "SDCZ"}
        if function.sized or form == "hip":
            names |= {f"{function.named(letter)}_bufferSize" for letter in "SDCZ"}
    return names


@pytest.mark.parametrize("backend", ["cpu", "opencl"])
@pytest.mark.parametrize("form", ["cu", "dn", "hip"])
@pytest.mark.sampled("form", "backend", default=("cu", "cpu"))
def test_values(form: str, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [sys.executable, "-m", "tests.solver.calls", toolchain.LIBRARY, form]
    # Threads of the host's library wait in loops, which takes most of the time for matrices of this size.
    variables = {"HIPSPV_BACKEND": backend, "PYTHONPATH": str(HERE.parents[1]), "OPENBLAS_NUM_THREADS": "1"}
    result = execute(argv, variables)
    passes(result, 9500)
    assert functions(form, monkeypatch) - set(result.stdout.splitlines()[-2].split()[1:]) == set()
    assert "calls without vectors, and those of batches, have no residual" in result.stderr


@pytest.mark.parametrize(("target", "backend"), [("cpu", "cpu"), ("spirv64", "opencl")])
def test_order(target: str, backend: str) -> None:
    compiler = COMPILER.with_name("hipspv-nvcc")
    source = HERE / "programs/streams.cu"
    program = built(compiler, "-O1", f"--offload-arch={target}", source, "-lcusolver", name="streams")
    passes(execute([str(program)], {"HIPSPV_BACKEND": backend}), 40)


def test_names_of_the_library() -> None:
    """ROCm 6's name, ROCm 7's, and the linkers' give a loader the functions of all forms."""
    program = """
import ctypes, sys
for name in ("libhipsolver.so", "libhipsolver.so.0", "libhipsolver.so.1", "libcusolver.so"):
    library, handle = ctypes.CDLL(f"{sys.argv[1]}/{name}"), ctypes.c_void_p()
    assert library.hipsolverCreate(ctypes.byref(handle)) == 0 == library.cusolverDnDestroy(handle), name
    assert library.hipsolverDnDpotrf, name
"""
    result = execute([sys.executable, "-c", program, toolchain.LIBRARY], {"HIPSPV_BACKEND": "cpu"})
    assert result.status == 0, result.stderr


def test_calls_arrive_at_cusolver(tmp_path: Path) -> None:
    for library in (build_driver(), build_cusolver()):
        (tmp_path / library.name).symlink_to(library)
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipsolver", name="nvidia")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda", "CUSOLVER_LOG": str(tmp_path / "log")}
    result = execute([str(program)], variables)
    assert result.status == 0, result.stderr
    assert (tmp_path / "log").read_text() == result.stdout
    assert "this version of cuSOLVER has no cusolverDnDpotri" in result.stderr


def test_a_machine_without_cusolver(tmp_path: Path) -> None:
    if ctypes.util.find_library("cusolver"):
        pytest.skip("the system has cuSOLVER")
    (tmp_path / "libcuda.so.1").symlink_to(build_driver())
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipsolver", name="nvidia")
    result = execute([str(program)], {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda"})
    assert result.status == 1
    assert "create: 1 is not 0" in result.stderr and "pip install nvidia-cusolver-cu12" in result.stderr
