"""--save-temps keeps NVIDIA's machine code and its text, by ptxas and nvdisasm where they are."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import elf
from hipspv.core.errors import ToolMissing
from hipspv.targets.nvptx import cuda_toolkit
from tests.targets.conftest import Run

SOURCE = """\
#include <hip/hip_runtime.h>
__global__ void scale(float* p, float by) { p[threadIdx.x] *= by; }
"""
EM_CUDA = 190
CUBIN, SASS = "a-hip-nvptx64-sm_90.cubin", "a-hip-nvptx64-sm_90.sass"
WORDS = ("a.hip", "-c", "--offload-arch=sm_90", "--save-temps")
PTX_ALONE = (*WORDS, "--no-machine-code")


@pytest.fixture
def cc(cc: Run, tmp_path: Path) -> Run:
    """hipspv-cc in the test's directory, where a.hip is this source."""
    (tmp_path / "a.hip").write_text(SOURCE)
    return cc


def toolkit(directory: Path, **programs: str) -> str:
    """Make a toolkit of shell scripts, and return its path."""
    (directory / "bin").mkdir(parents=True)
    for name, script in programs.items():
        path = directory / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    return str(directory)


@pytest.fixture
def assembler() -> None:
    try:
        cuda_toolkit.program("ptxas")
    except ToolMissing:
        pytest.skip("ptxas isn't installed")


@pytest.mark.usefixtures("assembler")
def test_machine_code_and_its_text_are_kept(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", nvdisasm='for last; do :; done; echo "$@"; head -c 4 "$last"')
    done = cc(*WORDS, "-g", CUDA_PATH=root)
    assert done.returncode == 0 and "no sass" not in done.stderr
    made = elf.Object((tmp_path / CUBIN).read_bytes(), elf.ANY)
    assert made.header[2] == EM_CUDA
    assert made.find(".text._Z5scalePff") is not None
    assert (tmp_path / SASS).read_bytes() == f"-c -g {CUBIN}\n".encode() + b"\x7fELF"
    record = json.loads((tmp_path / "a-hipspv.json").read_text())
    kept = {stage["name"]: (stage["file"], stage["exit"]) for stage in record["stages"]}
    assert kept["ptxas"] == (CUBIN, 0) and kept["nvdisasm"] == (SASS, 0)


def test_a_failure_is_a_warning(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas="echo too old >&2; exit 255", nvdisasm="echo never")
    done = cc(*PTX_ALONE, CUDA_PATH=root)
    assert done.returncode == 0 and (tmp_path / "a.o").exists()
    assert "warning: ptxas failed:\ntoo old\n" in done.stderr
    assert not (tmp_path / CUBIN).exists() and not (tmp_path / SASS).exists()


def test_nothing_is_assembled_without_need(cc: Run, tmp_path: Path) -> None:
    root = toolkit(tmp_path / "cuda", ptxas="exit 1")
    assert cc(*WORDS[:-1], "--no-machine-code", CUDA_PATH=root).stderr == ""
    assert "ptxas" not in cc("a.hip", "-c", "--save-temps", CUDA_PATH=root).stderr


def test_a_missing_program_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_toolkit, "roots", lambda: iter(()))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ToolMissing, match="nvdisasm not found") as raised:
        cuda_toolkit.program("nvdisasm")
    assert "pip install 'nvidia-cuda-nvdisasm'" in raised.value.remedy


def test_the_toolkit_comes_before_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own, other = (toolkit(tmp_path / name, ptxas="") for name in ("own", "other"))
    monkeypatch.setenv("PATH", f"{other}/bin")
    monkeypatch.setenv("CUDA_PATH", own)
    assert cuda_toolkit.program("ptxas") == [f"{own}/bin/ptxas"]


@pytest.mark.usefixtures("assembler")
def test_a_program_without_permission_is_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = Path(toolkit(tmp_path)) / "bin" / "ptxas"
    path.write_bytes(Path(cuda_toolkit.program("ptxas")[-1]).read_bytes())
    monkeypatch.setenv("CUDA_PATH", str(tmp_path))
    words = cuda_toolkit.program("ptxas")
    assert words[-1] == str(path)
    assert b"ptx" in subprocess.run([*words, "--version"], capture_output=True, check=True).stdout
