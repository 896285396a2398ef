"""OpenMP beside device code: both sides find omp.h, the program finds the library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile

from hipspv.driver.clang import openmp
from hipspv.driver.options import command_line

from .conftest import Run, commands

SUM = """\
#include <hip/hip_runtime.h>
#include <omp.h>
#include <cstdio>
__global__ void twice(int* data) { data[threadIdx.x] *= 2; }
int main() {
  int* data;
  if (hipMallocManaged((void**)&data, 64 * sizeof *data)) return 1;
  omp_set_num_threads(3);
  int threads = 0, sum = 0;
#pragma omp parallel for
  for (int i = 0; i < 64; ++i) data[i] = i, threads = omp_get_num_threads();
  twice<<<1, 64>>>(data);
  if (hipDeviceSynchronize()) return 2;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 64; ++i) sum += data[i];
  std::printf("%d %d\\n", threads, sum);
}
"""
PLAIN = """\
#include <omp.h>
int threads() {
  int count = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
  count = omp_get_num_threads();
  return count;
}
"""
# Each thread launches on the default stream and on its own, with launches of the others between.
LAUNCHES = """\
#include <hip/hip_runtime.h>
#include <omp.h>
#include <cstdio>
#include <vector>
__global__ void add(int* data, int n, int value) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += value * (i + 1);
}
int main() {
  constexpr int kThreads = 4, kRounds = 50, kSize = 1000;
  int wrong = 0, threads = 0;
#pragma omp parallel num_threads(kThreads) reduction(+ : wrong)
  {
    const int me = omp_get_thread_num();
#pragma omp single
    threads = omp_get_num_threads();
    hipStream_t own;
    int *mine, *shared;
    wrong += hipStreamCreate(&own) != hipSuccess;
    wrong += hipMalloc((void**)&mine, kSize * sizeof(int)) != hipSuccess;
    wrong += hipMalloc((void**)&shared, kSize * sizeof(int)) != hipSuccess;
    wrong += hipMemset(mine, 0, kSize * sizeof(int)) != hipSuccess;
    wrong += hipMemset(shared, 0, kSize * sizeof(int)) != hipSuccess;
    wrong += hipDeviceSynchronize() != hipSuccess;
#pragma omp barrier
    for (int round = 0; round < kRounds; ++round) {
      add<<<4, 256, 0, own>>>(mine, kSize, me + round);
      add<<<4, 256>>>(shared, kSize, me - round);
    }
    std::vector<int> first(kSize), second(kSize);
    wrong += hipMemcpyAsync(first.data(), mine, kSize * sizeof(int), hipMemcpyDeviceToHost, own) != hipSuccess;
    wrong += hipStreamSynchronize(own) != hipSuccess;
    wrong += hipMemcpy(second.data(), shared, kSize * sizeof(int), hipMemcpyDeviceToHost) != hipSuccess;
    const int rounds = kRounds * (kRounds - 1) / 2;
    for (int i = 0; i < kSize; ++i) {
      wrong += first[i] != (kRounds * me + rounds) * (i + 1);
      wrong += second[i] != (kRounds * me - rounds) * (i + 1);
    }
    wrong += hipFree(mine) != hipSuccess || hipFree(shared) != hipSuccess || hipStreamDestroy(own) != hipSuccess;
  }
  std::printf("%d threads, %d wrong\\n", threads, wrong);
}
"""
# hipspv-cc as it is for users without the library.
BARE = """\
import sys
from hipspv.driver.clang import openmp
openmp.runtime = lambda: None
from hipspv.driver.cc import main
sys.exit(main())
"""


@pytest.mark.parametrize("options", ["-fopenmp=libgomp -lgomp", "-Xcompiler -fopenmp -lomp"])
def test_runs(options: str, cc: Run, tmp_path: Path) -> None:
    (tmp_path / "sum.hip").write_text(SUM)
    result = cc("sum.hip", *options.split(), "-O1", "-o", "sum")
    assert (result.returncode, result.stderr) == (0, "")
    # From an empty environment: the library is found without LD_LIBRARY_PATH.
    run = subprocess.run([tmp_path / "sum"], capture_output=True, text=True, env={"HOME": "/"})
    assert (run.stdout, run.returncode) == ("3 4032\n", 0), run.stderr


def _needed(program: Path) -> list[str]:
    """The libraries that the program's threads come from."""
    with program.open("rb") as file:
        section = ELFFile(file).get_section_by_name(".dynamic")
        assert isinstance(section, DynamicSection)
        needed = [str(tag.needed) for tag in section.iter_tags("DT_NEEDED")]  # pyright: ignore[reportAttributeAccessIssue]
    return [name for name in needed if "omp" in name]


@pytest.mark.parametrize("library", ["-lgomp", "-lomp", "-liomp5"])
def test_the_link_may_name_the_library_alone(library: str, cc: Run, tmp_path: Path) -> None:
    """As makefiles do: the option for the compiler, the library for the linker."""
    (tmp_path / "plain.cpp").write_text(PLAIN)
    (tmp_path / "main.cpp").write_text("int threads();\nint main() { return threads(); }\n")
    assert cc("-c", "-fopenmp", "plain.cpp").returncode == 0
    assert cc("main.cpp", "plain.o", library, "-o", "plain").returncode == 0
    assert _needed(tmp_path / "plain") == ["libomp.so"]
    assert subprocess.run([tmp_path / "plain"], env={}).returncode == 2


def test_objects_of_gcc_use_the_same_threads(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "plain.cpp").write_text(PLAIN)
    (tmp_path / "main.cpp").write_text("int threads();\nint main() { return threads(); }\n")
    subprocess.run(["g++", "-c", "-fopenmp", "plain.cpp"], cwd=tmp_path, check=True)
    assert cc("main.cpp", "plain.o", "-lgomp", "-o", "plain").returncode == 0
    assert _needed(tmp_path / "plain") == ["libomp.so"]
    assert subprocess.run([tmp_path / "plain"], env={}).returncode == 2


def test_threads_launch_at_the_same_time(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "launches.hip").write_text(LAUNCHES)
    assert cc("launches.hip", "-fopenmp", "-O2", "-o", "launches").returncode == 0
    run = subprocess.run([tmp_path / "launches"], capture_output=True, text=True)
    assert run.stdout == "4 threads, 0 wrong\n", run.stderr


def test_sources_without_device_code(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "plain.cpp").write_text(PLAIN)
    (tmp_path / "main.cpp").write_text("int threads();\nint main() { return threads(); }\n")
    assert cc("-c", "-fopenmp", "plain.cpp").returncode == 0
    assert cc("main.cpp", "plain.o", "-fopenmp", "-o", "plain").returncode == 0
    assert subprocess.run([tmp_path / "plain"]).returncode == 2


def test_users_directory_comes_first(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "omp.h").write_text("#define OWN 1\n")
    (tmp_path / "a.hip").write_text("#include <omp.h>\n#ifndef OWN\n#error\n#endif\n")
    assert cc("-fsyntax-only", "-fopenmp", "-Iown", "a.hip").returncode == 0
    assert cc("-fsyntax-only", "-Iown", "a.hip").returncode == 0


def test_header_without_option(cc: Run, tmp_path: Path) -> None:
    """As with g++ and nvcc: CMake's targets for CUDA link the library alone."""
    (tmp_path / "a.cu").write_text('#include <omp.h>\nstatic_assert(sizeof(omp_lock_t) != 0, "");\n')
    assert cc("-fsyntax-only", "a.cu").returncode == 0


@pytest.mark.parametrize(
    "words", [[], ["-fopenmp-simd"], ["-fopenmp", "-fno-openmp"]], ids=lambda words: " ".join(words) or "none"
)
def test_no_library_unless_asked(words: list[str], cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("int main() {}\n")
    line = command_line.parse(words)
    assert openmp.header_arguments(line) == openmp.link_arguments(line) == []
    assert not any("iomp5" in word for word in commands(cc("-###", "a.hip", *words))[-1])


def test_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "sum.hip").write_text(SUM)
    command = [sys.executable, "-c", BARE, "-fopenmp", "sum.hip", "-o", "sum"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 1
    assert "'omp.h' file not found" in result.stderr
    assert "pip install cmeel-libomp" in result.stderr
