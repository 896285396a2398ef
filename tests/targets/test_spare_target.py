"""Sources that the default target, which nobody named, has no code for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from tests.targets.conftest import Run
from tests.targets.test_ptx import HOST, SM_90, SPIRV

# clang refuses the constraint for SPIR-V, and a pass the instruction.
CONSTRAINT = 'asm("add.f32 %0, %0, %0;" : "+f"(*p));'
INSTRUCTION = 'asm("mov.b32 %0, 1;" : "=r"(*(int*)p));'


def source(directory: Path, body: str) -> str:
    text = f"#include <hip/hip_runtime.h>\n__global__ void k(float* p) {{ {body} }}\n"
    (directory / "inline.hip").write_text(text)
    return "inline.hip"


@pytest.mark.parametrize(
    "body, why", [(CONSTRAINT, "invalid output constraint"), (INSTRUCTION, "inline assembly in device code")]
)
def test_the_named_target_is_enough(cc: Run, tmp_path: Path, body: str, why: str) -> None:
    words = (source(tmp_path, body), "--genco", "--offload-arch=compute_90", "-o", "a.hipfb")
    result = cc(*words)
    assert result.returncode == 0
    first, remedy = result.stderr.splitlines()
    assert first.startswith("hipspv-cc: warning: inline.hip: no spirv64 code: inline.hip:2:")
    assert why in first
    assert remedy == "  remedy: --no-offload-arch=spirv64 leaves it out"
    assert list(unpack((tmp_path / "a.hipfb").read_bytes())) == [HOST, SM_90]
    assert cc(*words, "-w").stderr == ""


def test_the_program_holds_what_there_is(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "main.hip").write_text("#include <hip/hip_runtime.h>\nint main() {}\n")
    inline = source(tmp_path, INSTRUCTION)
    words = ("--offload-arch=compute_90", "-fgpu-rdc")
    assert cc(inline, *words, "-c").returncode == 0
    assert cc("inline.o", "main.hip", *words, "--genco", "-o", "a.hipfb").returncode == 0
    assert list(unpack((tmp_path / "a.hipfb").read_bytes())) == [HOST, SM_90]


@pytest.mark.parametrize("words", [("--offload-arch=spirv64,sm_90",), ("--offload-arch=spirv64",), ()])
def test_a_target_that_is_named_or_alone_must_have_code(cc: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    result = cc(source(tmp_path, INSTRUCTION), "-c", *words)
    assert result.returncode == 1
    assert "inline.hip:2:" in result.stderr and "error: inline assembly" in result.stderr


@pytest.mark.parametrize("body", ["*p = nothing;", f"{CONSTRAINT} *p = nothing;"])
def test_errors_of_all_targets_are_errors(cc: Run, tmp_path: Path, body: str) -> None:
    result = cc(source(tmp_path, body), "-c", "--offload-arch=sm_90")
    assert result.returncode == 1
    assert "undeclared identifier 'nothing'" in result.stderr
    assert "warning" not in result.stderr
    assert not (tmp_path / "inline.o").exists()


CRASH = """
#if defined(__SPIRV__)
#pragma clang __debug %s
#endif
"""


@pytest.mark.parametrize("how, code", [("crash", 132), ("llvm_fatal_error", 70)])
def test_a_crash_of_clang_is_an_error(cc: Run, tmp_path: Path, how: str, code: int) -> None:
    name = source(tmp_path, "*p = 1;")
    with (tmp_path / name).open("a") as file:
        file.write(CRASH % how)
    words = (name, "-c", "--offload-arch=sm_90", "-w")
    result = cc(*words, TMPDIR=str(tmp_path))  # clang leaves a reproducer
    assert result.returncode == 1
    assert f"error: clang frontend command failed with exit code {code}" in result.stderr
    assert not (tmp_path / "inline.o").exists()


def test_a_crash_of_a_pass_is_an_error(cc: Run, tmp_path: Path) -> None:
    words = (source(tmp_path, "*p = 1;"), "-c", "--offload-arch=sm_90", "-w")
    result = cc(*words, HIPSPV_DEBUG_CRASH="translate", HIPSPV_REPRODUCER_DIR=str(tmp_path))
    assert result.returncode == 1
    assert "translate failed: the process ended with signal 6" in result.stderr
    assert not (tmp_path / "inline.o").exists()


def test_a_file_that_cannot_be_written_is_an_error(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "inline-hip-spirv64-generic-lower.bc").mkdir()
    words = ("-c", "--offload-arch=sm_90", "--save-temps")
    result = cc(source(tmp_path, "*p = 1;"), *words)
    assert result.returncode == 1
    assert "error: cannot write" in result.stderr and "no spirv64 code" not in result.stderr


def test_both_have_code(cc: Run, tmp_path: Path) -> None:
    result = cc(source(tmp_path, "*p = 1;"), "--genco", "--offload-arch=compute_90", "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
    assert list(unpack((tmp_path / "a.hipfb").read_bytes())) == [HOST, SPIRV, SM_90]
