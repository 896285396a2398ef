"""HIPSPV_LOG and HIPSPV_LOG_FILE: levels, places, and messages."""

import re
from pathlib import Path

from .conftest import Run


def test_silent(run: Run) -> None:
    assert run("tracing.hip", args=["return"]).stderr == ""


def test_levels(run: Run) -> None:
    said = {
        level: run("tracing.hip", args=["return"], env={"HIPSPV_LOG": level}).stderr
        for level in ("error", "warning", "info", "debug")
    }
    assert said["error"] == said["warning"] == ""
    assert "hipspv: info: " in said["info"] and "hipspv: debug: " not in said["info"]
    assert "hipspv: info: " in said["debug"] and "hipspv: debug: " in said["debug"]


def test_what_is_said(run: Run) -> None:
    said = run("tracing.hip", args=["return"], env={"HIPSPV_LOG": "debug"}).stderr
    # The library, the device, and the result of building the module.
    assert re.search(r"info: .*: opened, \d+ platform", said)
    assert re.search(r"info: .*device 0: .+ of .+, OpenCL .+, driver .+, from .+", said)
    assert re.search(r"info: .*built \d+ bytes of SPIR-V|debug: .*cache", said)
    assert re.search(r"debug: .*copy of 16384 bytes: by the device, of a saved source", said)
    assert re.search(r"debug: .*copy of 16384 bytes: by the device, the call waits", said)
    assert re.search(r"debug: .*hipMalloc returns hipErrorInvalidValue", said)
    for line in said.splitlines():
        assert re.match(r"hipspv: (info|debug): \[\d+\.\d{6} s, thread \d+\] .+", line), line


def test_file(run: Run, tmp_path: Path) -> None:
    env = {"HIPSPV_LOG": "debug", "HIPSPV_LOG_FILE": str(tmp_path / "log-%p.txt")}
    result = run("tracing.hip", args=["return"], env=env)
    assert result.stderr == ""
    [file] = tmp_path.iterdir()
    assert re.fullmatch(r"log-\d+\.txt", file.name)
    assert "hipMalloc returns hipErrorInvalidValue" in file.read_text()


def test_errors_reach_both(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "log.txt"
    result = run("failing.hip", args=["trap"], env={"HIPSPV_LOG_FILE": str(file)})
    assert "hipspv: error: kernel trap(int*)" in result.stderr
    assert "kernel trap(int*)" in file.read_text()


def test_unknown_level(run: Run) -> None:
    result = run("tracing.hip", args=["return"], env={"HIPSPV_LOG": "loud"})
    assert result.status == 0
    assert "HIPSPV_LOG=loud is none of error, warning, info and debug" in result.stderr


def test_unwritable_file(run: Run, tmp_path: Path) -> None:
    env = {"HIPSPV_LOG": "info", "HIPSPV_LOG_FILE": str(tmp_path)}
    result = run("tracing.hip", args=["return"], env=env)
    assert result.status == 0
    assert "can't be written: Is a directory" in result.stderr
    assert "hipspv: info: " in result.stderr
