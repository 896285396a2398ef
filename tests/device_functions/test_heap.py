"""The device heap and the clocks after errors, and on devices that lack something."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S

from .conftest import compiler

PROGRAM = """
#include <hip/hip_runtime.h>
__device__ char* kept;
__global__ void misuse(int how) {
  kept = static_cast<char*>(malloc(how == 3 ? 5000 : 40));
  if (how == 0) free(kept), free(kept);
  if (how == 1) free(kept + 16);
  if (how == 2) free(&kept);
  if (how == 3) free(kept + 512);
  if (how == 4) free(nullptr), free(kept);
}
__global__ void count(long long* out) {
  for (int i = 0; i < 3; ++i) out[i] = clock64();
}
int main(int argc, char** argv) {
  if (argc == 1) {
    long long* out;
    (void)hipMallocManaged(reinterpret_cast<void**>(&out), 3 * sizeof *out);
    count<<<1, 1>>>(out);
    (void)hipDeviceSynchronize();
    std::printf("%lld %lld\\n", out[1] - out[0], out[2] - out[1]);
    return 0;
  }
  misuse<<<1, 1>>>(argv[1][0] - '0');
  std::printf("%s\\n", hipGetErrorName(hipDeviceSynchronize()));
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("heap")
    source = directory / "heap.hip"
    source.write_text(PROGRAM)
    subprocess.run([compiler(), str(source), "-o", str(directory / "heap")], check=True, timeout=HANG_S)
    return directory / "heap"


def run(program: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **environment}
    command = [str(program), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=HANG_S)


@pytest.mark.parametrize("how", ["0", "1", "2", "3"])
def test_bad_free_is_reported(program: Path, how: str) -> None:
    done = run(program, how)
    assert done.stdout == "hipErrorLaunchFailure\n"
    assert "device code freed 0x" in done.stderr


def test_good_free_is_not(program: Path) -> None:
    done = run(program, "4")
    assert (done.stdout, done.stderr) == ("hipSuccess\n", "")


def test_without_a_clock_readings_are_counted(program: Path) -> None:
    done = run(program, HIPSPV_MASK="kernel_clock")
    assert done.stdout == "1 1\n"
    assert "no clock" in done.stderr
