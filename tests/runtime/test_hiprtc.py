"""hiprtc: device code compiled while the program runs."""

import os
from pathlib import Path

from .conftest import COMPILER, Build, Run, execute

EXPECTED = {
    "early name": "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
    "late expression": "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
    "unknown name": "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
    "scale": "1021",
    "plain name": "plain",
    "plain": "86",
    "counter size": "4",
    "plain again": "975",
    "destroyed": "1",
    "wrong": "HIPRTC_ERROR_COMPILATION",
    "wrong place": "1",
    "wrong header": "1",
    "wrong word": "1",
    "temporary name": "0",
    "wrong code": "HIPRTC_ERROR_INVALID_PROGRAM",
    "wrong option": "HIPRTC_ERROR_COMPILATION",
    "outside header": "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE",
    "ptx": "HIPRTC_ERROR_INVALID_INPUT",
    "linked": "41",
    "half linked": "HIPRTC_ERROR_LINKING",
    "half log": "1",
    "missing file": "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE",
    "linked name.0": "45",
    "linked name.1": "120",
    "version": "1",
    "version.null": "HIPRTC_ERROR_INVALID_INPUT",
}


def test_programs(run: Run, tmp_path: Path) -> None:
    env = {"TMPDIR": str(tmp_path), "HIPSPV_CC": str(COMPILER)}
    result = run("hiprtc.hip", env=env)
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED
    assert os.listdir(tmp_path) == []


def test_no_compiler_is_an_error(build: Build, tmp_path: Path) -> None:
    program = str(build("hiprtc.hip"))
    result = execute([program], {"HIPSPV_CC": str(tmp_path / "missing")})
    assert result.status == 1
    assert "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE" in result.stdout
