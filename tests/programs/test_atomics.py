"""Atomic operations that need options of their own, and errors about unsupported ones."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.building import COMPILER
from tests.limits import HANG_S

HERE = Path(__file__).resolve().parent
INCLUDE = ["-I", str(HERE.parents[1] / "examples")]


def compile_(source: Path, target: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [str(COMPILER), "-O2", "-w", *INCLUDE, *flags, str(source), "-o", str(target)]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)


@pytest.mark.parametrize("standard", ["c++11", "c++20"])
def test_class_in_other_standards(standard: str, tmp_path: Path) -> None:
    program = tmp_path / "program"
    compiled = compile_(HERE / "atomic_class.hip", program, f"-std={standard}", "--validate")
    assert compiled.returncode == 0, compiled.stderr
    run = subprocess.run([str(program)], capture_output=True, text=True, timeout=HANG_S)
    assert re.search(r"\b[1-9]\d* checked, 0 wrong\n\Z", run.stdout), run.stdout + run.stderr


@pytest.mark.parametrize(("flags", "native"), [((), False), (("-ffast-math",), True)])
def test_limits_are_instructions_only_where_zeros_and_nans_do_not_matter(
    flags: tuple[str, ...], native: bool, tmp_path: Path
) -> None:
    source, target = tmp_path / "limit.hip", tmp_path / "limit.spv"
    source.write_text("#include <hip/hip_runtime.h>\n__global__ void limit(float* p, float v) { atomicMin(p, v); }\n")
    compiled = compile_(source, target, "--cuda-device-only", "-c", *flags)
    assert compiled.returncode == 0, compiled.stderr
    assert (b" min 32 global\0" in target.read_bytes()) == native


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("Wide w{}; atomicCAS(static_cast<Wide*>(p), w, w)", "no atomic operations on 16 bytes"),
        ("Wide w{}; atomicExch(static_cast<Wide*>(p), w)", "no atomic operations on 16 bytes"),
        ("atomicAdd(static_cast<char*>(p), 1)", "no matching function for call to 'atomicAdd'"),
        ("atomicInc(static_cast<int*>(p), 1)", "no matching function for call to 'atomicInc'"),
        ("atomicOr(static_cast<float*>(p), 1)", "no matching function for call to 'atomicOr'"),
    ],
)
def test_what_there_is_not(call: str, message: str, tmp_path: Path) -> None:
    source = tmp_path / "lacking.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\nstruct alignas(16) Wide { long a, b; };\n"
        f"__global__ void kernel(void* p) {{ {call}; }}\n"
    )
    compiled = compile_(source, tmp_path / "lacking.o", "-c")
    assert compiled.returncode != 0
    errors = [line for line in compiled.stderr.splitlines() if " error: " in line]
    assert len(errors) == 1
    assert message in errors[0]
    assert "lacking.hip:3:" in errors[0]
