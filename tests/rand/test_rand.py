"""Random numbers: cuRAND's values by the names of three APIs, order in streams, errors, names for build systems."""

import math
import sys
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.runtime.conftest import execute
from tests.selection import nightly
from tests.standins.cuda.build import build_curand, build_driver

HERE = Path(__file__).parent
# Values of NVIDIA's curand_kernel.h and libcurand.so (cuRAND 10.3.10), which g++ compiled for the host.
DEVICE_FACTS = {line.split()[0]: line.split()[1:] for line in (HERE / "device_facts.txt").read_text().splitlines()}
# The letters of programs/device.hip.
PSEUDO, SOBOL = "bbbuUnnnNNNlLpqrsb2SbuU", "bbbuUnnNNlLpqrsb"
SCRIPTS = {"sobol32": SOBOL, "scrambled_sobol64": SOBOL, "fours": "bbunUbb"}
EXACT = "buUpqrsS"  # others differ by the rounding of the functions
HOST_FACTS = (HERE / "host_facts.txt").read_text()


# Optimised code of all distributions takes half a minute to compile.
@pytest.mark.parametrize(
    ("target", "backend", "level"),
    [("cpu", "cpu", "-O0"), nightly("cpu", "cpu", "-O2"), nightly("spirv64", "opencl", "-O2")],
)
@pytest.mark.parametrize(
    ("api", "generator"),
    [
        ("curand", "xorwow"),
        ("hiprand", "mrg32k3a"),
        ("rocrand", "philox"),
        ("curand", "fours"),
        ("hiprand", "sobol32"),
        ("rocrand", "scrambled_sobol64"),
    ],
)
def test_device_functions(api: str, generator: str, target: str, backend: str, level: str) -> None:
    flags = [level, "-std=c++17", f"-DNAME={api}", f"-D{generator.upper()}", f"--offload-arch={target}"]
    program = built(COMPILER, *flags, HERE / "programs/device.hip", name=generator)
    result = execute([str(program)], {"HIPSPV_BACKEND": backend})
    assert result.status == 0, result.stdout + result.stderr
    lines = [line.split() for line in result.stdout.splitlines()]
    assert [name for name, *_ in lines] == [name for name in DEVICE_FACTS if name.startswith(generator)]
    for name, *values in lines:
        script = SCRIPTS.get(generator, PSEUDO)
        for letter, got, want in zip(script, map(float, values), map(float, DEVICE_FACTS[name]), strict=True):
            tolerance = 0 if letter in EXACT else 2e-6
            assert math.isclose(got, want, rel_tol=tolerance, abs_tol=tolerance), (name, letter, got, want)


@pytest.mark.parametrize(
    ("api", "place", "backend"),
    [("curand", "host", "cpu"), ("hiprand", "device", "cpu"), ("rocrand", "host", "cpu"),
     nightly("rocrand", "device", "opencl")],
)  # fmt: skip
def test_host_functions(api: str, place: str, backend: str) -> None:
    library = f"{toolchain.LIBRARY}/libhiprand.so.1"
    result = execute([sys.executable, str(HERE / "calls.py"), api, library, place], {"HIPSPV_BACKEND": backend})
    assert result.status == 0, result.stderr
    assert result.stdout == HOST_FACTS


@pytest.mark.parametrize(("target", "backend"), [("cpu", "cpu"), ("spirv64", "opencl")])
def test_order_and_errors(target: str, backend: str) -> None:
    program = built(
        COMPILER, "-O1", f"--offload-arch={target}", HERE / "programs/streams.hip", "-lhiprand", name="rand_streams"
    )
    result = execute([str(program)], {"HIPSPV_BACKEND": backend})
    assert result.status == 0, result.stdout + result.stderr
    assert result.stdout.endswith(" checked, 0 wrong\n")
    assert "XORWOW, MRG32k3a and Philox4x32-10 are" in result.stderr


def test_a_state_that_is_missing(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("#include <curand_kernel.h>\n__global__ void k(curandStateMtgp32* s) {}\n")
    result = execute([str(COMPILER), "-fsyntax-only", str(source)])
    assert result.status != 0 and "MTGP32 isn't supported: use curandStatePhilox4_32_10_t" in result.stderr


@pytest.mark.parametrize("compiler", ["gcc", "g++"])
@pytest.mark.parametrize("header", ["curand.h", "hiprand/hiprand.h", "rocrand/rocrand.h"])
def test_headers_compile_alone(header: str, compiler: str, tmp_path: Path) -> None:
    source = tmp_path / ("a.c" if compiler == "gcc" else "a.cpp")
    source.write_text(f"#include <{header}>\nint main(void) {{ return 0; }}\n")
    flags = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-D__HIP_PLATFORM_SPIRV__", "-I", toolchain.INCLUDE]
    result = execute([compiler, *flags, str(source)])
    assert result.status == 0, result.stderr


def test_calls_arrive_at_curand(tmp_path: Path) -> None:
    for library in (build_driver(), build_curand()):
        (tmp_path / library.name).symlink_to(library)
    program = built(COMPILER, "-O1", HERE / "programs/nvidia.hip", "-lrocrand", name="rand_nvidia")
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "HIPSPV_BACKEND": "cuda", "CURAND_LOG": str(tmp_path / "log")}
    result = execute([str(program)], variables)
    assert result.status == 0, result.stderr
    assert (tmp_path / "log").read_text() == result.stdout
    assert "this version of cuRAND has no curandGeneratePoisson" in result.stderr
