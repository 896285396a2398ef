"""The targets of command lines that name none of the default ones."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from tests.limits import HANG_S
from tests.targets.conftest import Run
from tests.targets.test_ptx import HOST, SM_90, SPIRV

CPU = tuple(f"hip-x86_64-unknown-linux-gnu--cpu=x86-64-v{level}" for level in (3, 4, 2))
USUAL = {"HIPSPV_TARGETS": ""}  # the tests have another default (tests/conftest.py)


def entries(cc: Run, directory: Path, *words: str, **variables: str) -> set[str]:
    """The entries of the code of a.hip."""
    result = cc("a.hip", "--genco", "-o", "a.hipfb", *words, **(USUAL | variables))
    assert (result.returncode, result.stderr) == (0, "")
    return set(unpack((directory / "a.hipfb").read_bytes())) - {HOST}


@pytest.mark.parametrize(
    "words, expected",
    [
        ((), {SPIRV, *CPU}),
        (("--offload-arch=gfx90a",), {SPIRV, *CPU}),
        (("--offload-arch=compute_90",), {SPIRV, *CPU, SM_90}),
        (("--offload-arch=cpu",), {*CPU}),
        (("--offload-arch=spirv64",), {SPIRV}),
        (("--offload-arch=cpu=x86-64-v3",), {"hip-x86_64-unknown-linux-gnu--cpu=x86-64-v3"}),
        (("--no-offload-arch=cpu",), {SPIRV}),
        (("--no-offload-arch=spirv64",), {*CPU}),
        (("--no-offload-arch=cpu,spirv64", "--offload-arch=compute_90"), {SM_90}),
        (("--target=powerpc64le-linux-gnu",), {SPIRV}),
    ],
)
def test_which_code(cc: Run, tmp_path: Path, words: tuple[str, ...], expected: set[str]) -> None:
    assert entries(cc, tmp_path, *words) == expected


def test_the_environment_has_other_defaults(cc: Run, tmp_path: Path) -> None:
    assert entries(cc, tmp_path, HIPSPV_TARGETS="cpu=x86-64-v2") == {"hip-x86_64-unknown-linux-gnu--cpu=x86-64-v2"}
    refused = cc("a.hip", "-c", HIPSPV_TARGETS="spirv64,abacus")
    assert refused.returncode == 1
    assert "unknown device 'abacus' in 'HIPSPV_TARGETS=spirv64,abacus'" in refused.stderr


def test_device_code_alone_is_spirv(cc: Run, tmp_path: Path) -> None:
    assert cc("a.hip", "--offload-device-only", "-c", "-o", "a.spv", **USUAL).returncode == 0
    assert (tmp_path / "a.spv").read_bytes()[:4] == bytes.fromhex("03022307")  # SPIR-V 1.6, 2.3


LONG_DOUBLE = """\
#include <hip/hip_runtime.h>
__global__ void twice(long double* p) { *p *= 2; }
int main() {
  long double* p;
  if (hipMallocManaged(&p, sizeof *p) != hipSuccess) return 1;
  *p = 1.0L + 0x1p-60L;  // more bits than a double has
  twice<<<1, 1>>>(p);
  return hipDeviceSynchronize() == hipSuccess && *p == 2.0L + 0x1p-59L ? 0 : 1;
}
"""


def test_a_program_needs_no_spirv(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "long.hip").write_text(LONG_DOUBLE)
    result = cc("long.hip", "-o", "long", **USUAL)
    assert result.returncode == 0
    assert result.stderr.startswith("hipspv-cc: warning: long.hip: no spirv64 code: long.hip:2: error: parameter 'p'")
    subprocess.run([tmp_path / "long"], check=True, timeout=HANG_S)
    alone = cc("long.hip", "-c", "--offload-arch=spirv64", **USUAL)
    assert alone.returncode == 1


HALF = """\
#include <hip/hip_runtime.h>
__device__ long double half(long double x) { return x / 2; }
"""
USE = """\
#include <hip/hip_runtime.h>
__device__ long double half(long double x);
__global__ void k(long double* p) { *p = half(*p); }
int main() {
  long double* p;
  if (hipMallocManaged(&p, sizeof *p) != hipSuccess) return 1;
  *p = 5;
  k<<<1, 1>>>(p);
  return hipDeviceSynchronize() == hipSuccess && *p == 2.5 ? 0 : 1;
}
"""


@pytest.mark.parametrize("separately", [False, True])
def test_a_device_link_needs_no_spirv(cc: Run, tmp_path: Path, separately: bool) -> None:
    (tmp_path / "half.hip").write_text(HALF)
    (tmp_path / "use.hip").write_text(USE)
    if separately:
        assert cc("-fgpu-rdc", "-c", "half.hip", "use.hip", **USUAL).returncode == 0
    inputs = ("half.o", "use.o") if separately else ("half.hip", "use.hip")
    result = cc("-fgpu-rdc", *inputs, "-o", "app", **USUAL)
    assert result.returncode == 0, result.stderr
    assert result.stderr.startswith("hipspv-cc: warning: app: no spirv64 code: ")
    assert "use.hip:3: error: parameter 'p'" in result.stderr
    subprocess.run([tmp_path / "app"], check=True, timeout=HANG_S)
    alone = cc("-fgpu-rdc", *inputs, "-o", "app", "--offload-arch=spirv64", **USUAL)
    assert alone.returncode == 1


@pytest.mark.parametrize("words", [("-Werror=double-precision",), ("-Wdouble-precision", "-Werror")])
def test_a_warning_that_shall_be_an_error_is_one(cc: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "double.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(double* p) { *p *= 2; }\n")
    result = cc("double.hip", "-c", *words, **USUAL)
    assert result.returncode == 1
    assert "double.hip:2:" in result.stderr and "[-Werror,-Wdouble-precision]" in result.stderr


def test_the_last_default_target_is_needed(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k() { nothing(); }\n")
    result = cc("wrong.hip", "-c", **USUAL)
    assert result.returncode == 1
    assert result.stderr.count("error: use of undeclared identifier 'nothing'") == 1


# Instructions of NVIDIA's GPUs alone.
PTX = """\
#include <cuda_runtime.h>
__global__ void k(unsigned* p) { asm("mov.u32 %0, %%envreg3;" : "=r"(*p)); }
"""


def test_a_named_target_is_enough(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "ptx.cu").write_text(PTX)
    result = cc("ptx.cu", "--genco", "--offload-arch=compute_90", "-o", "a.hipfb", **USUAL)
    assert result.returncode == 0
    assert "ptx.cu: no spirv64 code: ptx.cu:2:" in result.stderr
    assert "ptx.cu: no cpu code: ptx.cu:2:" in result.stderr
    assert set(unpack((tmp_path / "a.hipfb").read_bytes())) == {HOST, SM_90}


def test_checks_leave_out_what_lacks_them(cc: Run, tmp_path: Path) -> None:
    assert entries(cc, tmp_path, "--check=memory") == {*CPU}
    refused = cc("a.hip", "-c", "--check=memory", "--offload-arch=spirv64", **USUAL)
    assert refused.returncode == 1
    assert "--check=memory: code for spirv64 can't have this check" in refused.stderr


def test_passes_of_each_target(cc: Run) -> None:
    of_cpu, usual = (cc("--print-pipeline", *words, **USUAL).stdout for words in (["--offload-arch=cpu"], []))
    assert "form-blocks" in of_cpu.split() and "sort-functions" not in of_cpu.split()
    assert "form-blocks" not in usual.split() and "sort-functions" in usual.split()
    for name in ("form-blocks", "sort-functions"):  # one target's each
        result = cc("a.hip", "-c", f"--print-after={name}", **USUAL)
        assert result.returncode == 0
        assert result.stderr.count("define ") >= 1


SYNCHRONOUS = """\
#include <cuda_runtime.h>
__global__ void k(int* p) {
  __shared__ volatile int s[64];
  s[threadIdx.x] = *p;
  s[threadIdx.x] += s[threadIdx.x + 16];
}
"""


def test_warnings_of_both_targets_are_shown_once(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "lanes.cu").write_text(SYNCHRONOUS)
    cached = {"HIPSPV_CACHE": "1"}
    for _ in range(2):
        result = cc("lanes.cu", "-c", **(USUAL | cached))
        assert result.returncode == 0
        assert result.stderr.count("[-Wwarp-synchronous]") == 1
        assert result.stderr.count("1 warning generated when compiling for device") == 1


DEVICE = """\
#include <hip/hip_runtime.h>
KERNEL
int main() {
  hipDeviceProp_t properties;
  if (hipGetDeviceProperties(&properties, 0) != hipSuccess) return 1;
  puts(properties.gcnArchName);
}
"""


@pytest.mark.parametrize(
    "kernel, words, device",
    [
        ("__global__ void k(int* p) { *p = 1; }", (), "cpu"),
        ("__global__ void k(int* p) { *p = 1; }", ("--offload-arch=spirv64",), "spirv64"),
        ("", (), "cpu"),  # it may load or compile code later
    ],
)
def test_the_device_without_a_gpu(cc: Run, tmp_path: Path, kernel: str, words: tuple[str, ...], device: str) -> None:
    (tmp_path / "device.hip").write_text(DEVICE.replace("KERNEL", kernel))
    result = cc("device.hip", "-o", "device", *words, **USUAL)
    assert (result.returncode, result.stderr) == (0, "")
    run = subprocess.run([tmp_path / "device"], check=True, capture_output=True, text=True, timeout=HANG_S)
    assert run.stdout.strip() == device
