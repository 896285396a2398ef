"""OpenMP beside device code: both sides find omp.h, the program finds the library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
# hipspv-cc as it is for users without the library.
BARE = """\
import sys
from hipspv.driver.clang import openmp
openmp.runtime = lambda: None
from hipspv.driver.cc import main
sys.exit(main())
"""


@pytest.mark.parametrize("option", ["-fopenmp", "-fopenmp=libomp", "-Xcompiler=-fopenmp"])
def test_runs(option: str, cc: Run, tmp_path: Path) -> None:
    (tmp_path / "sum.hip").write_text(SUM)
    words = option.split("=", 1) if option.startswith("-Xcompiler") else [option]
    result = cc("sum.hip", *words, "-O1", "-o", "sum")
    assert (result.returncode, result.stderr) == (0, "")
    # From an empty environment: the library is found without LD_LIBRARY_PATH.
    run = subprocess.run([tmp_path / "sum"], capture_output=True, text=True, env={"HOME": "/"})
    assert (run.stdout, run.returncode) == ("3 4032\n", 0), run.stderr


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


@pytest.mark.parametrize(
    "words",
    [[], ["-fopenmp-simd"], ["-fopenmp", "-fno-openmp"], ["-fopenmp=libgomp"]],
    ids=lambda words: " ".join(words) or "none",
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
    assert "pip install 'hipspv[openmp]'" in result.stderr
