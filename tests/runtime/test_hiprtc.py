"""hiprtc: device code compiled while the program runs."""

import os
from pathlib import Path

import pytest

from .conftest import COMPILER, OPENCL, Build, Run, execute

# Programs without kernels have the processor as their device, unless the environment names another one.
DEVICES = [OPENCL, {"HIPSPV_TARGETS": ""}]


@pytest.mark.parametrize("device", DEVICES)
def test_programs(run: Run, tmp_path: Path, device: dict[str, str]) -> None:
    env = {"TMPDIR": str(tmp_path), "HIPSPV_CC": str(COMPILER), **device}
    result = run("hiprtc.hip", env=env)
    result.prints("hiprtc.hip")
    assert os.listdir(tmp_path) == []


def test_no_compiler_is_an_error(build: Build, tmp_path: Path) -> None:
    program = str(build("hiprtc.hip"))
    result = execute([program], {"HIPSPV_CC": str(tmp_path / "missing")})
    assert result.status == 1
    assert "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE" in result.stdout
