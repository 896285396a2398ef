"""FFT: values of all transforms by both APIs, order in streams and graphs, names for linkers."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.fft.transforms import cases
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent


@pytest.mark.parametrize("backend", ["cpu", "opencl"])
@pytest.mark.parametrize("api", ["hipfft", "cufft"])
@pytest.mark.sampled("api", "backend", default=("cufft", "cpu"))
def test_values(api: str, backend: str) -> None:
    argv = [sys.executable, "-m", "tests.fft.transforms", toolchain.LIBRARY, api]
    result = execute(argv, {"HIPSPV_BACKEND": backend, "PYTHONPATH": str(HERE.parents[1])})
    assert (result.status, result.stdout) == (0, f"{len(cases())} transforms\n"), result.stderr


def _is_right(result: Result, least: int) -> bool:
    count, _, rest = result.stdout.strip().rpartition("\n")[2].partition(" ")
    return result.status == 0 and rest == "checked, 0 wrong" and int(count) >= least


@pytest.mark.parametrize(("target", "backend"), [("cpu", "cpu"), ("spirv64", "opencl")])
def test_order_and_errors(target: str, backend: str) -> None:
    source = HERE / "programs/streams.cu"
    program = built(
        COMPILER.with_name("hipspv-nvcc"), "-O1", f"--offload-arch={target}", source, "-lcufft", name="streams"
    )
    result = execute([str(program)], {"HIPSPV_BACKEND": backend})
    assert _is_right(result, 38), result.stdout + result.stderr


def test_extensions() -> None:
    source = HERE / "programs/element_types.cu"
    program = built(COMPILER.with_name("hipspv-nvcc"), "-O1", "--offload-arch=cpu", source, "-lcufft", name="types")
    result = execute([str(program)], {"HIPSPV_BACKEND": "cpu"})
    assert _is_right(result, 60), result.stdout + result.stderr
    assert "let a kernel prepare the input" in result.stderr


def test_hip_names() -> None:
    program = built(COMPILER, "-O1", "--offload-arch=cpu", HERE / "programs/headers.hip", "-lhipfft", name="headers")
    result = execute([str(program)], {"HIPSPV_BACKEND": "cpu"})
    assert _is_right(result, 5), result.stdout + result.stderr


def test_a_host_without_a_library(tmp_path: Path) -> None:
    """In a copy of the libraries, beside which no wheel is."""
    for name in ("libhipspv.so.1", "libhipfft.so.0"):
        (tmp_path / name).write_bytes((Path(toolchain.LIBRARY) / name).read_bytes())
    script = (
        "import ctypes; fft = ctypes.CDLL('libhipfft.so.0'); plan = ctypes.c_int();"
        "print(fft.cufftPlan1d(ctypes.byref(plan), 8, 0x29, 1))"
    )
    result = execute([sys.executable, "-c", script], {"HIPSPV_BACKEND": "cpu", "LD_LIBRARY_PATH": str(tmp_path)})
    if result.stdout == "0\n":
        pytest.skip("the system has FFTW")
    assert result.stdout == "7\n" and "pip install 'hipspv[fft]'" in result.stderr
