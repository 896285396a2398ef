"""PTX and NVIDIA's machine code: the facts of the source, and ptxas's own words about them."""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path

import pytest

from hipspv.core.errors import ToolMissing
from hipspv.inspect.disassembly import disassemble
from hipspv.inspect.kinds import PTX, kind_of
from hipspv.inspect.model import Argument, Kernel, Report
from hipspv.targets.nvptx import cuda_toolkit
from tests.driver.conftest import Run
from tests.fuzz.readers import cubin, nvidia_files
from tests.inspect.conftest import TOOLS, kernels, look, only_image

SOURCE = """\
#include <hip/hip_runtime.h>
struct Pair { double a; char c[3]; };
__constant__ float factors[10];
__device__ int counters[7];
__device__ __noinline__ float from_shared(int i) {
  __shared__ float inner[5];
  inner[i] = i;
  __syncthreads();
  return inner[i + 1];
}
__global__ void __launch_bounds__(128, 2) scale(float* p, Pair pair, bool q) {
  __shared__ int own[12];
  extern __shared__ float more[];
  own[threadIdx.x] = counters[q];
  __syncthreads();
  p[threadIdx.x] = factors[q] + pair.a + own[q] + more[3] + from_shared(q);
}
__global__ void plain(int n, char c) {
  volatile int many[100];
  for (int i = 0; i < n; ++i) many[i * 7 % 100] = i;
  counters[n % 7] = many[n % 100] + c;
}
"""
# Forms that LLVM doesn't write: comments, two variables, several dimensions, numbers of all kinds.
TEXT = """\
// a comment with { and .version 1.0
/* .target */
.version 8.5
.target sm_90a, debug
.address_size 64
.visible .global .align 16 .v4 .f32 pair[2][0x10], second;
.weak .const .u8 text[3] = {65, 0x42, 0};
.extern .shared .align 16 .b8 dynamic[];
.visible .global .attribute(.managed) .align 4 .u32 both;
.extern .func (.param .b32 result) other(.param .b64 x, .param .b32 y);
.file 1 "a { file"
.visible .func helper() { .shared .b64 inside; mov.u64 %rd1, inside; ret; }
// hipspv.bounds work 64
.entry work (
  .param .u64 .ptr .global .align 16 a, // a }
  .param .align 8 .b8 b[12]
) .reqntid 8, 4 .maxnreg 40
{
  .reg .b32 %r<4>;
  { call helper, (); }
  ld.shared.b32 %r1, [dynamic];
}
.entry nothing { ret; }
"""


@pytest.fixture(scope="module")
def assembler() -> list[str]:
    try:
        return cuda_toolkit.program("ptxas")
    except ToolMissing:
        pytest.skip("ptxas isn't installed")


def numbers(argument: Argument) -> tuple[str, str, int, int]:
    return argument.declared, argument.type, argument.size, argument.align


def one_kernel(report: Report, name: str) -> Kernel:
    return kernels(report.images[-1])[name]


def test_ptx_of_a_program(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    words = ("--genco", "--offload-arch=compute_90", "-o", "a.hipfb")
    assert cc("a.hip", *words, cwd=tmp_path).returncode == 0
    report = look(tmp_path / "a.hipfb").report
    assert not report.problems and [i.format for i in report.images] == ["SPIR-V", "PTX"]
    module = report.images[1].ptx
    assert module and (module.version, module.target, module.address_size) == ("8.1", "sm_90", 64)
    data = (tmp_path / "a.hipfb").read_bytes()
    offset, size = report.images[1].offset, report.images[1].size
    assert offset and data[offset : offset + size].count(b"\n") == module.lines
    scale = one_kernel(report, "scale")
    assert list(map(numbers, scale.arguments)) == [
        ("float*", "u64", 8, 8),
        ("Pair", "b8[16]", 16, 8),
        ("bool", "u8", 1, 1),
    ]
    assert sorted(scale.shared.values()) == [20, 48] and scale.dynamic_shared
    assert scale.max_work_group_size == 128 and ".minnctapersm 2" in scale.modes
    text = data[offset:][scale.code_begin : scale.code_begin + scale.code_size]
    assert text.startswith(b".entry _Z5scale") and text.endswith(b"}")
    plain = one_kernel(report, "plain")
    assert not plain.shared and not plain.dynamic_shared
    known = {v.name: (v.declared, v.size) for v in module.variables if v.host and v.declared}
    assert known == {"factors": ("__constant__", 40), "counters": ("__device__", 28)}


def test_ptx_of_any_form(tmp_path: Path) -> None:
    (tmp_path / "a.ptx").write_text(TEXT)
    image = only_image(look(tmp_path / "a.ptx").report)
    module = image.ptx
    assert module and (module.version, module.target) == ("8.5", "sm_90a, debug")
    variables = {v.name: (v.declared, v.type, v.size, v.linkage) for v in module.variables}
    assert variables == {
        "pair": ("__device__", "v4.f32[2][16]", 512, "Export"),
        "second": ("__device__", "v4.f32", 16, "Export"),
        "text": ("__constant__", "u8[3]", 3, "Export"),
        "dynamic": ("__shared__", "b8[]", 0, "Import"),
        "both": ("__managed__", "u32", 4, "Export"),
        "inside": ("__shared__", "b64", 8, ""),
    }
    assert (module.exported, module.imported) == (["helper"], ["other"])
    work = kernels(image)["work"]
    first, second = work.arguments
    assert (first.kind, first.storage_class, first.size, first.align) == ("pointer", "global", 8, 8)
    assert (second.kind, second.type, second.size, second.align) == ("value", "b8[12]", 12, 8)
    assert (work.work_group_size, work.shared, work.dynamic_shared) == ([8, 4], {"inside": 8}, True)
    assert work.modes[1:] == [".maxnreg 40"] and work.notes == ["hipspv.bounds work 64"]
    assert work.max_work_group_size == 64
    assert not kernels(image)["nothing"].arguments


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100", "sm_120"])
def test_machine_code(cc: Run, tmp_path: Path, assembler: list[str], arch: str) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    words = ("--emit=ptx", f"--offload-arch={arch}", "-o", "a.ptx")
    assert cc("a.hip", *words, cwd=tmp_path).returncode == 0
    path = tmp_path / "a.cubin"
    done = subprocess.run(
        [*assembler, "-v", f"-arch={arch}", tmp_path / "a.ptx", "-o", path], capture_output=True, text=True, check=True
    )
    report = look(path).report
    module = only_image(report).cubin
    assert report.kind == "CUDA binary" and module and module.architecture == arch
    said = re.findall(r"entry function '(\w+)'.*?Used ([^\n]*)", done.stderr, re.DOTALL)
    assert {name for name, _ in said} == {kernel.symbol for kernel in module.kernels}
    for kernel in module.kernels:
        used = {
            what: int(number) for number, what in re.findall(r"(\d+) (?:bytes )?([a-z ]+)", dict(said)[kernel.symbol])
        }
        found = kernel.resources
        assert found is not None
        assert found["registers"] == used["registers"]
        assert found["barriers"] == used.get("barriers", 0)
        assert found["shared"] == used.get("smem", 0)
        assert found["stack"] == used.get("cumulative stack size", 0)
        assert found["constant"] >= sum(argument.size for argument in kernel.arguments)
    scale = one_kernel(report, "scale")
    assert [a.size for a in scale.arguments] == [8, 16, 1]
    assert scale.max_work_group_size == 128
    variables = {v.name: (v.declared, v.size) for v in module.variables}
    assert variables["factors"] == ("__constant__", 40)
    assert variables["counters"] == ("__device__", 28)


@pytest.mark.parametrize("suffix", ["ptx", "cubin"])
def test_damage_is_reported(cc: Run, hipspv: Run, tmp_path: Path, assembler: list[str], suffix: str) -> None:
    (tmp_path / "a.ptx").write_text(TEXT)
    if suffix == "cubin":
        (tmp_path / "a.hip").write_text(SOURCE)
        words = ("--emit=ptx", "--offload-arch=sm_90", "-o", "a.ptx")
        assert cc("a.hip", *words, cwd=tmp_path).returncode == 0
        words = (*assembler, "-arch=sm_90", tmp_path / "a.ptx", "-o", tmp_path / "a.cubin")
        subprocess.run(words, check=True)
    data = (tmp_path / f"a.{suffix}").read_bytes()
    broken = tmp_path / f"broken.{suffix}"
    shown = 0
    for end in range(200, len(data) - 1, max(len(data) // 50, 1)):
        broken.write_bytes(data[:end])
        report = look(broken).report
        shown += bool(report.problems)
    assert shown > 10
    for place in range(150, len(data), max(len(data) // 100, 1)):
        broken.write_bytes(data[:place] + b"\xff{" + data[place + 2 :])
        look(broken)
    broken.write_bytes(data[: len(data) // 2])
    done = hipspv("inspect", broken)
    assert done.returncode == 1 and "damaged: " in done.stdout


HEAD = ".version 8.1\n.target sm_90\n"
HOSTILE = {
    f".entry k .maxnreg 0x{'f' * 5000} {{}}": "expected a number",
    ".entry k .maxntid 1, 1, 1, 1 {}": "a directive has too many numbers",
    f".global .u8 v{'[0xFFFFFFFF]' * 100};": "a declaration has an impossible size",
}


@pytest.mark.parametrize("text, message", HOSTILE.items())
def test_impossible_values_of_ptx(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "a.ptx").write_text(HEAD + text)
    (problem,) = look(tmp_path / "a.ptx").report.problems
    assert problem.message == f"the PTX is broken: {message}"
    assert problem.offset is not None and problem.offset > len(HEAD)


def test_a_chain_of_functions_reaches_shared_memory(tmp_path: Path) -> None:
    """Two of them call each other."""
    chain = "".join(f".func f{n}() {{ f{n + 1}; }}\n" for n in range(2000))
    last = ".shared .u32 s; .shared .u64 t; .func f2000() { f1999; s; }\n"
    kernels_of = ".entry k() { f0; } .entry j() { t; } .entry i() { }\n"
    (tmp_path / "a.ptx").write_text(HEAD + chain + last + kernels_of)
    found = kernels(only_image(look(tmp_path / "a.ptx").report))
    assert {name: kernel.shared for name, kernel in found.items()} == {"k": {"s": 4}, "j": {"t": 8}, "i": {}}


def test_a_parameter_of_machine_code_is_missing(tmp_path: Path) -> None:
    data = cubin.write("k", [(0, 8), (8, 4)])
    first = struct.pack("<BBHIHH", 4, 0x17, 12, 0, 0, 0)
    assert data.count(first) == 1
    later = struct.pack("<BBHIHH", 4, 0x17, 12, 0, 7, 0)
    (tmp_path / "a.cubin").write_bytes(data.replace(first, later))
    kernel = kernels(only_image(look(tmp_path / "a.cubin").report))["k"]
    assert [argument.size for argument in kernel.arguments] == [4, 8]


def test_sections_of_machine_code_overlap(tmp_path: Path) -> None:
    (tmp_path / "a.cubin").write_bytes(nvidia_files.overlaps(10_000))
    (problem,) = look(tmp_path / "a.cubin").report.problems
    assert problem.message == "the cubin is broken: sections overlap"


def test_visa_text_is_no_ptx() -> None:
    assert kind_of(memoryview(TEXT.encode())) is PTX
    found = kind_of(memoryview(b".version 4.1\n.kernel copy\n"))
    assert found is not None and found.title == "vISA text"


def test_machine_code_as_text(cc: Run, tmp_path: Path, assembler: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin" / "nvdisasm"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "$@"; head -c 4 "$2"\n')
    program.chmod(0o755)
    monkeypatch.setenv("CUDA_PATH", str(tmp_path))
    (tmp_path / "a.ptx").write_text(".version 8.0\n.target sm_90\n.entry a { ret; }\n")
    words = (*assembler, "-arch=sm_90", tmp_path / "a.ptx", "-o", tmp_path / "a.cubin")
    subprocess.run(words, check=True)
    found = look(tmp_path / "a.cubin")
    text = "".join(disassemble(found.report.images[0], found.contents[0], TOOLS, False, None))
    assert text == "-c /dev/stdin\n\x7fELF"
