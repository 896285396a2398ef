"""`noinline` functions stay functions in SPIR-V; those the compiler marks at -O0 needn't."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.driver.conftest import Run

PROGRAMS = Path(__file__).resolve().parents[1] / "programs"
APART = ("_Z5apartii", "_Z4rootf", "_Z5countPi", "_Z8lane_sumi", "_ZNK5Shape7cornersEi")


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
def test_noinline_functions_stay(cc: Run, tmp_path: Path, level: str, translator: str) -> None:
    words = [level, f"--spirv-translator={translator}", "--validate", "--cuda-device-only", "-c"]
    include = str(PROGRAMS.parents[1] / "examples")
    result = cc(*words, "-I", include, PROGRAMS / "noinline.hip", "-o", "a.spv")
    assert (result.returncode, result.stderr) == (0, "")
    dis = [toolchain.spirv_tool("spirv-dis"), "--raw-id", "--no-indent", str(tmp_path / "a.spv")]
    text = subprocess.run(dis, check=True, capture_output=True, text=True).stdout
    lines = text.splitlines()
    for name in APART:
        (named,) = [line.split()[1] for line in lines if line.endswith(f'"hipspv.fn.{name}"')]
        assert any(line.startswith(f"{named} = OpFunction ") for line in lines), name
        assert any("OpFunctionCall" in line and line.split()[4] == named for line in lines), name
    assert "forced" not in text
