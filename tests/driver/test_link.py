"""Programs: linked, run, and linked again from parts."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.core import toolchain
from hipspv.driver.clang.hints import of_link
from hipspv.driver.options.command_line import parse
from tests.driver.conftest import Run, commands, files

SAXPY = """\
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void saxpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}
float run(int n);
float run(int n) {
  float *x, *y, sum = 0;
  if (hipMallocManaged(&x, n * 4) || hipMallocManaged(&y, n * 4)) return -1;
  for (int i = 0; i < n; i++) x[i] = i, y[i] = 1;
  saxpy<<<(n + 63) / 64, 64>>>(2, x, y, n);
  if (hipDeviceSynchronize()) return -2;
  for (int i = 0; i < n; i++) sum += y[i];
  return sum;
}
"""
MAIN = '#include <cstdio>\nfloat run(int);\nint main() { printf("%g\\n", run(100)); }\n'
EXPECTED = "10000\n"  # 100 + 2 * 4950


def _output(program: Path) -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    (tmp_path / "saxpy.hip").write_text(SAXPY)
    (tmp_path / "main.cpp").write_text(MAIN)
    return tmp_path


@pytest.mark.sampled("translator", "level")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_program_from_sources(cc: Run, parts: Path, translator: str, level: str) -> None:
    words = ["saxpy.hip", "main.cpp", level, f"--spirv-translator={translator}", "--validate"]
    result = cc(*words, "-o", "program")
    assert (result.returncode, result.stderr) == (0, "")
    assert files(parts) == {"saxpy.hip", "main.cpp", "program"}
    assert _output(parts / "program") == EXPECTED


def test_the_default_name(cc: Run, parts: Path) -> None:
    assert cc("saxpy.hip", "main.cpp").returncode == 0
    assert _output(parts / "a.out") == EXPECTED


def test_program_from_objects_archive_and_library(cc: Run, parts: Path) -> None:
    assert cc("-c", "-fPIC", "-g", "saxpy.hip").returncode == 0
    assert cc("-c", "-x", "c++", "main.cpp").returncode == 0
    assert cc("main.o", "saxpy.o", "-o", "objects").returncode == 0
    archive = [toolchain.program("llvm-ar", ""), "rcs", "libsaxpy.a", "saxpy.o"]
    subprocess.run(archive, cwd=parts, check=True)
    assert cc("main.o", "-L.", "-lsaxpy", "-o", "archive").returncode == 0
    assert cc("-shared", "saxpy.o", "-o", "libshared.so").returncode == 0
    words = ["main.o", "-L.", "-lshared", f"-Wl,-rpath,{parts}", "-o", "shared"]
    assert cc(*words).returncode == 0
    assert cc("-r", "saxpy.o", "main.o", "-o", "partial.o").returncode == 0
    assert cc("partial.o", "-o", "partial").returncode == 0
    for name in ("objects", "archive", "shared", "partial"):
        assert _output(parts / name) == EXPECTED, name


def test_assembly_and_ir_link(cc: Run, parts: Path) -> None:
    for words in (["-S"], ["-S", "-emit-llvm"], ["-c", "-flto"]):
        assert cc("saxpy.hip", "-O2", *words).returncode == 0
    assert cc("saxpy.s", "main.cpp", "-o", "s").returncode == 0
    assert cc("saxpy.ll", "main.cpp", "-o", "ll").returncode == 0
    assert cc("-flto", "saxpy.o", "main.cpp", "-o", "lto").returncode == 0
    assert [_output(parts / name) for name in ("s", "ll", "lto")] == [EXPECTED] * 3


def test_programs_without_hip(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text('#include <stdio.h>\nint main(void) { puts("C"); }\n')
    (tmp_path / "b.cpp").write_text('#include <iostream>\nint main() { std::cout << "C++\\n"; }\n')
    assert cc("a.c", "-o", "a").returncode == 0
    assert cc("-x", "c++", "b.cpp", "-o", "b").returncode == 0
    assert (_output(tmp_path / "a"), _output(tmp_path / "b")) == ("C\n", "C++\n")
    needed = subprocess.run(
        [toolchain.program("llvm-readobj", ""), "--needed-libs", tmp_path / "b"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "libstdc++" in needed.stdout and "libhipspv" not in needed.stdout


def test_link_order_is_kept(cc: Run, parts: Path) -> None:
    (parts / "b.o").write_text("")
    words = "-### -L. saxpy.hip -la b.o -Wl,--start-group -lc main.cpp -Wl,--end-group"
    link = commands(cc(*words.split()))[-1]
    order = [w for w in link if w[:2] in ("-l", "b.") or w.endswith((".o", "group"))]
    assert [w.rpartition("-")[2] if w.endswith((".hip.o", "saxpy.o", "main.o")) else w for w in order[:7]] == [
        *("saxpy.o", "-la", "b.o", "-Wl,--start-group", "-lc", "main.o", "-Wl,--end-group")
    ]


def test_failed_links_leave_nothing(cc: Run, parts: Path) -> None:
    result = cc("main.cpp", "-o", "program")
    assert result.returncode == 1
    assert "undefined symbol: run(int)" in result.stderr
    assert files(parts) == {"saxpy.hip", "main.cpp"}


def test_dry_runs_run_nothing(cc: Run, parts: Path) -> None:
    printed = commands(cc("-###", "saxpy.hip", "-o", "program"))
    assert [words[1] for words in printed if words[0] == "hipspv"] == [
        *("link", "lower", "translate", "bundle", "object")
    ]
    assert files(parts) == {"saxpy.hip", "main.cpp"}


def test_verbose_prints_what_runs(cc: Run, parts: Path) -> None:
    result = cc("-v", "-c", "saxpy.hip")
    assert result.returncode == 0
    host, device = (result.stderr.index(f'"--cuda-{side}-only"') for side in ("host", "device"))
    assert host < device < result.stderr.index('"hipspv" "translate"')
    assert "#include <...> search starts here:" in result.stderr


DEVICE_ONE = """\
#include <hip/hip_runtime.h>
#include <cstdio>
__device__ int shared_variable = 5;
__device__ int twice(int x) { return 2 * x; }
__global__ void first(int *a) { shared_variable = 100; a[0] = 21; }
void second_part(int *);
int main() {
  int *a;
  if (hipMallocManaged(&a, 8)) return 1;
  first<<<1, 1>>>(a);
  second_part(a);
  if (hipDeviceSynchronize()) return 2;
  printf("%d %d\\n", a[0], a[1]);
}
"""
DEVICE_TWO = """\
#include <hip/hip_runtime.h>
extern __device__ int shared_variable;
__device__ int twice(int);
__global__ void second(int *a) { a[1] = twice(a[0]) + shared_variable; }
void second_part(int *a) { second<<<1, 1>>>(a); }
"""


@pytest.fixture
def relocatable(tmp_path: Path) -> Path:
    (tmp_path / "one.hip").write_text(DEVICE_ONE)
    (tmp_path / "two.hip").write_text(DEVICE_TWO)
    return tmp_path


def test_relocatable_device_code(cc: Run, relocatable: Path) -> None:
    """One device program of several sources: from sources, objects, an archive, a partial link."""
    assert cc("-fgpu-rdc", "one.hip", "two.hip", "-o", "sources").returncode == 0
    assert cc("-fgpu-rdc", "-c", "one.hip", "two.hip").returncode == 0
    assert cc("-fgpu-rdc", "one.o", "two.o", "-o", "objects").returncode == 0
    archive = [toolchain.program("llvm-ar", ""), "rcs", "libtwo.a", "two.o"]
    subprocess.run(archive, cwd=relocatable, check=True)
    assert cc("-fgpu-rdc", "one.o", "libtwo.a", "-o", "archive").returncode == 0
    assert cc("-fgpu-rdc", "one.o", "-L.", "-ltwo", "-o", "library").returncode == 0
    assert cc("-r", "one.o", "two.o", "-o", "partial.o").returncode == 0
    assert cc("-fgpu-rdc", "partial.o", "-o", "partial").returncode == 0
    for name in ("sources", "objects", "archive", "library", "partial"):
        assert _output(relocatable / name) == "21 142\n", name


def test_a_link_of_two_dialects(cc: Run, tmp_path: Path) -> None:
    """NaN becomes an integer by the rules of the source that converts it."""
    conversion = '#include {}\nextern "C" __device__ long long {}(float x) {{ return (long long)x; }}\n'
    (tmp_path / "one.hip").write_text(conversion.format("<hip/hip_runtime.h>", "by_hip"))
    (tmp_path / "two.cu").write_text(
        conversion.format("<cuda_runtime.h>", "by_cuda")
        + """\
#include <cmath>
#include <cstdio>
extern "C" __device__ long long by_hip(float);
__global__ void kernel(float x, long long* y) { y[0] = by_hip(x), y[1] = by_cuda(x); }
int main() {
  long long* y;
  if (cudaMallocManaged(&y, 16)) return 1;
  kernel<<<1, 1>>>(NAN, y);
  if (cudaDeviceSynchronize()) return 1;
  printf("%llx %llx\\n", y[0], y[1]);
}
"""
    )
    assert cc("-fgpu-rdc", "one.hip", "two.cu", "-o", "program").returncode == 0
    assert _output(tmp_path / "program") == "0 8000000000000000\n"


def test_a_bundle_of_several_sources(cc: Run, relocatable: Path) -> None:
    """--genco links inputs compiled with -fgpu-rdc: sources, bitcode, objects, archives."""
    assert cc("-fgpu-rdc", "--offload-device-only", "-c", "one.hip", "-o", "one.bc").returncode == 0
    assert (relocatable / "one.bc").read_bytes().startswith(b"BC\xc0\xde")
    assert cc("-fgpu-rdc", "-c", "two.hip").returncode == 0
    archive = [toolchain.program("llvm-ar", ""), "rcs", "libtwo.a", "two.o"]
    subprocess.run(archive, cwd=relocatable, check=True)
    for inputs in (["one.hip", "two.hip"], ["one.bc", "two.hip"], ["one.bc", "two.o"], ["one.bc", "-L.", "-ltwo"]):
        result = cc("--genco", "-fgpu-rdc", *inputs, "-o", "program.hipfb")
        assert (result.returncode, result.stderr) == (0, ""), inputs
        entries = program_bundle.unpack((relocatable / "program.hipfb").read_bytes())
        spirv = next(data for id, data in entries.items() if id.startswith("hip-spirv64"))
        for kernel in (b"_Z5firstPi", b"_Z6secondPi"):
            assert kernel in spirv, inputs
        (relocatable / "program.hipfb").unlink()


def test_a_bundle_of_half_a_program(cc: Run, relocatable: Path) -> None:
    result = cc("--genco", "-fgpu-rdc", "two.hip", "-o", "program.hipfb")
    assert result.returncode == 1
    assert "two.hip:4:55: error: undefined device variable 'shared_variable'" in result.stderr
    assert files(relocatable) == {"one.hip", "two.hip"}


def test_a_bundle_of_nothing(cc: Run, parts: Path) -> None:
    assert cc("-c", "main.cpp", "-o", "main.o").returncode == 0
    result = cc("--genco", "main.o", "-o", "program.hipfb")
    assert result.returncode == 1
    assert "no device code in the inputs" in result.stderr


def test_a_library_that_hipspv_lacks(cc: Run, parts: Path) -> None:
    """The linker's message, and the reason."""
    (parts / "empty.c").write_text("int main(void) { return 0; }\n")
    result = cc("empty.c", "-lcudnn", "-o", "empty")
    assert result.returncode == 1 and "unable to find library -lcudnn" in result.stderr
    assert "note: libcudnn is a library's, which isn't part of hipspv: -L names its directory" in result.stderr


def test_a_host_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not toolchain.start_files_missing()
    monkeypatch.setattr(toolchain, "start_files_missing", lambda: True)
    assert of_link(parse(["a.o", "-lm"])).endswith("install them with: apt install g++ (or dnf install gcc-c++)")
