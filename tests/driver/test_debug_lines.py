"""-g: SPIR-V names the source line of each instruction; without -g, it names no source."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.driver.conftest import Run

HEADER = """\
__device__ int parts(int x, int y) {
  return x / y;
}
"""
SOURCE = """\
#include <hip/hip_runtime.h>
#include "parts.h"
__device__ __noinline__ float apart(float x) {
  float y = x + 1.0f;
  return y / x;
}
__global__ void kernel(int *a, float *f, int n) {
  int i = threadIdx.x;
  if (i < n)
    a[i] = parts(a[i], n);
  atomicXor(
      a, n);
  f[i] =
      apart(f[i]);
}
"""
# The only instruction of its kind -> its source line.
PLACES = {
    "OpSDiv": ("parts.h", 2),
    "OpFDiv": ("a.hip", 5),
    "OpFAdd": ("a.hip", 4),
    "OpSGreaterThan|OpSLessThan": ("a.hip", 9),
}
TRANSLATORS = ("llvm", "llvm-spirv")


def _disassembled(directory: Path) -> list[str]:
    words = [toolchain.spirv_tool("spirv-dis"), "--raw-id", "--no-indent", str(directory / "a.spv")]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()


def _compile(cc: Run, directory: Path, *words: str) -> list[str]:
    (directory / "parts.h").write_text(HEADER)
    (directory / "a.hip").write_text(SOURCE)
    result = cc("--cuda-device-only", "--validate", "a.hip", "-c", "-o", "a.spv", *words)
    assert result.returncode == 0
    assert result.stderr.count("\n") == ("-save-temps" in words)  # which says where they are
    return _disassembled(directory)


def _lines(text: list[str]) -> dict[str, set[tuple[str, int]]]:
    """The places of each opcode's instructions; line 0 if none is given."""
    files: dict[str, str] = {}
    found: dict[str, set[tuple[str, int]]] = {}
    place = ("", 0)
    for line in text:
        words = line.split()
        opcode = words[2] if words[1:2] == ["="] else words[0]
        if opcode == "OpString":
            files[words[0]] = line.split('"')[1]
        elif opcode == "OpLine":
            place = (files[words[1]], int(words[2]))
        elif opcode in ("OpNoLine", "OpLabel", "OpFunction"):
            place = ("", 0)
        found.setdefault(opcode, set()).add(place)
    return found


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
def test_each_instruction_has_its_line(cc: Run, tmp_path: Path, level: str, translator: str) -> None:
    lines = _lines(_compile(cc, tmp_path, "-g", level, f"--spirv-translator={translator}"))
    for opcodes, (file, line) in PLACES.items():
        places = set().union(*(lines.get(opcode, set()) for opcode in opcodes.split("|")))
        assert (str(tmp_path / file), line) in places, (opcodes, places)
        if level != "-O0":
            assert len(places) == 1, (opcodes, places)
    # Without inlining, it is in a function of the device library.
    atomics = lines["OpAtomicXor" if level != "-O0" else "OpFunctionCall"]
    assert (str(tmp_path / "a.hip"), 11) in atomics


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["-g"], True),
        (["-g1"], True),
        (["-g2"], True),
        (["-g3"], True),
        (["-ggdb"], True),
        (["-ggdb3"], True),
        (["-gdwarf-4"], True),
        (["-gline-tables-only"], True),
        (["-g0", "-g"], True),
        ([], False),
        (["-g0"], False),
        (["-ggdb0"], False),
        (["-g", "-g0"], False),
        (["-gz"], False),
        (["-gno-column-info"], False),
    ],
)
def test_which_options_ask_for_lines(cc: Run, tmp_path: Path, words: list[str], wanted: bool) -> None:
    text = _compile(cc, tmp_path, *words)
    said = [line for line in text if "OpLine" in line or "OpString" in line or "a.hip" in line]
    assert bool(said) == wanted, said
    assert not any("DebugInfo" in line or "hipspv.line" in line for line in text)


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_a_stage_alone_keeps_lines(cc: Run, hipspv: Run, tmp_path: Path, translator: str) -> None:
    words = ["-g", f"--spirv-translator={translator}", "-save-temps"]
    expected = _compile(cc, tmp_path, *words)
    for step in (
        ["lower", "-g", f"--translator={translator}", "a-hip-spirv64-generic-link.bc", "-o", "l.bc"],
        ["translate", f"--translator={translator}", "l.bc", "-o", "a.spv"],
    ):
        result = hipspv(*step)
        assert (result.returncode, result.stderr) == (0, "")
    assert _disassembled(tmp_path) == expected
