"""Sparse matrices: values of all functions of both APIs, order in streams and graphs, and calls of cuSPARSE."""

from __future__ import annotations

import ctypes.util
import importlib
import re
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.runtime.conftest import Result, execute
from tests.sparse.calls import GROUPS
from tests.standins.cuda.build import build_cusparse, build_driver

HERE = Path(__file__).parent
ONLY_HIPSPARSE = {"legacy"}


def passes(result: Result, least: int) -> None:
    assert result.status == 0, result.stdout + result.stderr
    last = result.stdout.splitlines()[-1]
    assert last.endswith(" checked, 0 wrong") and int(last.split()[0]) >= least, result.stdout


def functions(api: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The table's functions, without the names' prefix."""
    monkeypatch.syspath_prepend(str(HERE.parents[1] / "hipspv/runtime/sparse"))
    table = importlib.import_module("sparse_table")
    found = [function for function in table.FUNCTIONS if api in function.apis]
    return {letter + function.name for function in found for letter in function.precisions or ("",)}


@pytest.mark.parametrize("backend", ["cpu", "opencl"])
@pytest.mark.parametrize("api", ["hipsparse", "cusparse"])
@pytest.mark.sampled("api", "backend", default=("cusparse", "cpu"))
def test_values(api: str, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    groups = [name for name in GROUPS if api == "hipsparse" or name not in ONLY_HIPSPARSE]
    argv = [sys.executable, "-m", "tests.sparse.calls", toolchain.LIBRARY, api, *groups]
    result = execute(argv, {"HIPSPV_BACKEND": backend, "PYTHONPATH": str(HERE.parents[1])})
    passes(result, 2700)
    programs = "".join(path.read_text() for path in (HERE / "programs").iterdir())
    called = set(result.stdout.splitlines()[-2].split()[1:]) | set(re.findall(r"\b(?:cu|hip)sparse(\w+)\(", programs))
    assert functions(api, monkeypatch) - called == set()


def test_values_of_functions_that_cusparse_lacks() -> None:
    argv = [sys.executable, "-m", "tests.sparse.calls", toolchain.LIBRARY, "hipsparse", *ONLY_HIPSPARSE]
    passes(execute(argv, {"HIPSPV_BACKEND": "cpu", "PYTHONPATH": str(HERE.parents[1])}), 400)


@pytest.mark.parametrize(("target", "backend"), [("cpu", "cpu"), ("spirv64", "opencl")])
def test_order_and_errors(target: str, backend: str) -> None:
    source = HERE / "programs/streams.cu"
    compiler = COMPILER.with_name("hipspv-nvcc")
    program = built(compiler, "-O1", f"--offload-arch={target}", source, "-lcusparse", name="streams")
    result = execute([str(program)], {"HIPSPV_BACKEND": backend})
    passes(result, 80)
    assert "a graph can't return a result to the host" in result.stderr
    assert "SpGEMM adds nothing to the product on CPU devices: set beta to 0" in result.stderr


def test_hip_names() -> None:
    program = built(COMPILER, "-O1", "--offload-arch=cpu", HERE / "programs/headers.hip", "-lhipsparse", name="headers")
    passes(execute([str(program)], {"HIPSPV_BACKEND": "cpu"}), 4)


def test_calls_arrive_at_cusparse(tmp_path: Path) -> None:
    for library in (build_driver(), build_cusparse()):
        (tmp_path / library.name).symlink_to(library)
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipsparse", name="nvidia")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda", "CUSPARSE_LOG": str(tmp_path / "log")}
    result = execute([str(program)], variables)
    assert result.status == 0, result.stderr
    assert (tmp_path / "log").read_text() == result.stdout
    for name in ("cusparseScsrmv", "cusparseXcsr2coo"):
        assert f"this version of cuSPARSE has no {name}" in result.stderr


def test_a_machine_without_cusparse(tmp_path: Path) -> None:
    if ctypes.util.find_library("cusparse"):
        pytest.skip("the system has cuSPARSE")
    (tmp_path / "libcuda.so.1").symlink_to(build_driver())
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lhipsparse", name="nvidia")
    result = execute([str(program)], {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda"})
    assert result.status == 1
    assert "create: 1 is not 0" in result.stderr and "pip install nvidia-cusparse-cu12" in result.stderr
