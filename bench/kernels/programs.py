"""The twenty kernels' programs: each kernel in HIP, OpenCL C, and C++ with OpenMP.

A kernel NAME has three forms, NAME.hip, NAME.cl and NAME.omp.cpp, and its problem in NAME.h: sizes,
inputs, launches, and the check of the results. hip.hip, opencl.cpp and openmp.cpp run a form.
"""

from __future__ import annotations

import ctypes
import functools
import os
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from bench.measure import HIPSPV_CC, HOST_CLANG, LIMIT_S

HERE = Path(__file__).resolve().parent
KERNELS = (
    "triad",
    "sgemm",
    "convolution",
    "black_scholes",
    "histogram",
    "nbody",
    "reduction",
    "scan",
    "transpose",
    "spmv",
    "stencil",
    "jacobi",
    "mandelbrot",
    "monte_carlo",
    "bitonic_sort",
    "floyd_warshall",
    "kmeans",
    "fft",
    "softmax",
    "pathfinder",
)
# spirv: HIP's form, whose kernels run on the OpenCL device.
FORMS = ("hip", "spirv", "opencl", "openmp")
_SPIRV = ("--offload-arch=spirv64",)
REPETITIONS = 5

RUNTIME = Path(sysconfig.get_path("purelib")) / "hipspv" / "lib" / "libhipspv.so.1"
# OpenMP's library is LLVM's, from the package's wheel; the vectors of math functions come with the C library.
_PREFIX = Path(sysconfig.get_path("purelib")) / "cmeel.prefix"
LIBRARIES = str(_PREFIX / "lib")
OPENMP = ["-fopenmp=libomp", f"-I{_PREFIX / 'include'}", "-march=native", "-fno-math-errno", "-fveclib=libmvec"]
OPENMP_LINK = [f"-L{LIBRARIES}", f"-Wl,-rpath,{LIBRARIES}"]


class KernelError(RuntimeError):
    """A program couldn't be built, failed, or computed a wrong value."""


class Run(NamedTuple):
    """The output of a program: microseconds of each repetition, and the checksum of its results."""

    times_us: list[float]
    check: float


def build(name: str, form: str, directory: Path, compiler: Sequence[str] = tuple(HIPSPV_CC)) -> list[str]:
    """Build a form of the kernel `name` in `directory`. Return the command that runs it.

    `compiler` is for HIP's form. Raises KernelError if it can't be built.
    """
    output = directory / f"{name}.{form}"
    problem = f'-DPROBLEM_FILE="{name}.h"'
    if form in ("hip", "spirv"):
        kernel = f'-DKERNEL_FILE="{name}.hip"'
        code = _SPIRV if form == "spirv" else ()
        _call([*compiler, "-std=c++20", "-O3", *code, kernel, problem, str(HERE / "hip.hip"), "-o", str(output)])
        return [str(output)]
    host = [*HOST_CLANG, "-std=c++20", "-O3", problem]
    if form == "openmp":
        kernel = f'-DKERNEL_FILE="{name}.omp.cpp"'
        _call([*host, *OPENMP, kernel, str(HERE / "openmp.cpp"), *OPENMP_LINK, "-lm", "-o", str(output)])
        return [str(output)]
    _call([*host, str(HERE / "opencl.cpp"), "-ldl", "-o", str(output)])
    library = opencl_library()
    # The library's own dependencies are in its directory.
    path = f"LD_LIBRARY_PATH={Path(library).parent}"
    return ["env", path, str(output), library, str(HERE / f"{name}.cl")]


def run(command: Sequence[str], repetitions: int = REPETITIONS) -> Run:
    """Run what `build` returned. Raises KernelError if the program fails or a value is wrong."""
    times, check = [], None
    for line in _call([*command, str(repetitions)]).splitlines():
        key, _, value = line.partition(" ")
        if key == "time_us":
            times.append(float(value))
        elif key == "check":
            check = float(value)
    if check is None:
        raise KernelError(f"{command[-1]} printed no checksum")
    return Run(times, check)


@functools.cache
def opencl_library() -> str:
    """Return the path of the OpenCL library that HIP programs load."""
    count = ctypes.c_int()
    with mock.patch.dict(os.environ, HIPSPV_BACKEND="opencl"):  # read at the first call
        ctypes.CDLL(str(RUNTIME)).hipGetDeviceCount(ctypes.byref(count))
    loaded = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines()}
    # Intel's CPU device, which needs no loader, or else the ICD loader.
    for library in ("libintelocl.so", "libOpenCL.so"):
        for path in sorted(loaded):
            if Path(path).name.startswith(library):
                return path
    raise KernelError("the runtime loaded no OpenCL library")


def _call(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    if done.returncode != 0:
        raise KernelError(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout
