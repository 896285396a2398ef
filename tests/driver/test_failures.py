"""A stage that dies: the message, and the reproducer."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from hipspv.core.errors import DriverError
from hipspv.core.process import describe_exit, quote, spawn
from hipspv.core.workspace import Workspace
from tests.driver.conftest import Run, command, files

# The stages of the worker, and the file that the reproducer's script makes with each.
STAGES = {"link": "-link.bc", "lower": "-lower.bc", "translate": ".spv"}


@pytest.mark.parametrize("stage", STAGES)
def test_a_crash_names_its_stage_and_leaves_a_reproducer(cc: Run, source: Path, tmp_path: Path, stage: str) -> None:
    kept = tmp_path / "kept"
    environment = {"HIPSPV_DEBUG_CRASH": stage, "HIPSPV_REPRODUCER_DIR": str(kept)}
    result = cc("-c", "-O1", "a.hip", "-DMARK=3", env=environment)
    assert result.returncode == 1
    assert f"device code of a.hip: {stage}" in result.stderr
    assert "signal 6 (SIGABRT)" in result.stderr
    assert files(tmp_path) == {"a.hip", "kept"}
    (directory,) = kept.iterdir()
    assert f"{directory}/reproduce.sh" in result.stderr
    assert "-DMARK=3" in (directory / "options.txt").read_text()
    assert "llvmlite 0.50" in (directory / "versions.txt").read_text()
    script = (directory / "reproduce.sh").read_text()
    assert script.count('"hipspv"') == [*STAGES].index(stage) + 1
    _reproduces(directory, stage)


def _reproduces(directory: Path, stage: str) -> None:
    """The script runs the stages up to the one that failed; here none does."""
    launcher = directory / "bin"
    launcher.mkdir()
    words = " ".join(f"'{word}'" for word in command("commands.cli"))
    (launcher / "hipspv").write_text(f'#!/bin/sh\nexec {words} "$@"\n')
    (launcher / "hipspv").chmod(0o755)
    environment = {**os.environ, "PATH": f"{launcher}:{os.environ['PATH']}"}
    done = subprocess.run([directory / "reproduce.sh"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    result = directory / f"device-hip-spirv64-generic{STAGES[stage]}"
    assert result.stat().st_size > 100


def test_a_crashed_pass_is_named(cc: Run, source: Path, tmp_path: Path) -> None:
    environment = {"HIPSPV_DEBUG_CRASH": "optimize", "HIPSPV_REPRODUCER_DIR": str(tmp_path / "kept")}
    result = cc("-c", "a.hip", env=environment)
    assert result.returncode == 1
    assert "device code of a.hip: lower, pass optimize failed" in result.stderr


def test_a_crashed_program_is_told(tmp_path: Path, cc: Run, source: Path) -> None:
    result = cc("-c", "a.hip", "-Xclang", "-no-such-flag")
    assert result.returncode == 1
    assert result.stderr.count("no-such-flag") >= 1
    assert files(tmp_path) == {"a.hip"}


def test_exits_in_words() -> None:
    assert describe_exit(3) == "exit code 3"
    assert describe_exit(-11) == "signal 11 (SIGSEGV)"
    assert quote(["a b", 'c"d', "e\\f", "$g"]) == r' "a b" "c\"d" "e\\f" "\$g"'


def test_children_see_their_words_and_input(tmp_path: Path) -> None:
    script = "import sys; sys.stderr.write(sys.argv[1] + sys.stdin.read()); sys.exit(7)"
    words = ["/usr/bin/env", "python3", "-c", script, "ü 'x'"]
    child = spawn(words, str(tmp_path), stdin=b"input")
    assert (child.wait(), child.stderr().decode()) == (7, "ü 'x'input")
    sleeper = spawn(["/usr/bin/env", "sleep", "1000"], str(tmp_path))
    sleeper.end()
    assert sleeper.wait() == -9


def test_outputs_appear_whole_or_not_at_all(tmp_path: Path) -> None:
    output = tmp_path / "out"
    output.write_text("old")
    with pytest.raises(RuntimeError), Workspace() as space:
        Path(space.begin(str(output))).write_text("half")
        Path(space.path("temporary")).write_text("")
        raise RuntimeError
    assert output.read_text() == "old"
    with Workspace() as space:
        space.write(str(output), b"new")
    assert (output.read_text(), list(tmp_path.iterdir())) == ("new", [output])
    with Workspace() as space, pytest.raises(DriverError, match="no such directory"):
        space.begin(str(tmp_path / "no" / "out"))
    assert not os.path.exists(space.directory)
