"""Runs hipspv-cc and hipspv as a user does, in a directory of the test's own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.preforked import commands as served

_ENTRY = "import sys; from hipspv.driver.{} import main; sys.exit(main())"
# Entry points that tests/preforked serves.
_COMMANDS = {"cc": "hipspv-cc", "commands.cli": "hipspv", "nvcc.main": "hipspv-nvcc", "commands.hipcc": "hipcc"}

KERNEL = """\
__global__ void add(float *a, const float *b, int n) { a[n] += b[n]; }
int answer() { return 42; }
"""
# All that a kernel's host side needs, in place of the header, which takes most of a compile's time.
LAUNCH = """\
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, unsigned long, void *);
"""
# With a host part that needs no header.
PLAIN = "int answer() { return 42; }\n"

Result = subprocess.CompletedProcess
Run = Callable[..., "Result[str]"]


def command(entry: str, *words: str | Path) -> list[str]:
    """The command line that runs an entry point of the package, without Python's start if it is a command's."""
    if entry in _COMMANDS:
        return [str(served() / _COMMANDS[entry]), *map(str, words)]
    return own_process(entry, *words)


def own_process(entry: str, *words: str | Path) -> list[str]:
    """The command line that runs an entry point in a Python of its own: that process gets signals and limits."""
    return [sys.executable, "-c", _ENTRY.format(entry), *map(str, words)]


def _run(directory: Path, entry: str, words: tuple[str | Path, ...], keywords: dict) -> Result[str]:
    # These tests are about the stages, which the cache would skip.
    own = {"TMPDIR": str(directory / "tmp"), "HIPSPV_CACHE": "0"}
    environment = {**os.environ, **own, **keywords.pop("env", {})}
    (directory / "tmp").mkdir(exist_ok=True)
    keywords.setdefault("cwd", directory)
    return subprocess.run(command(entry, *words), capture_output=True, text=True, env=environment, **keywords)


@pytest.fixture
def cc(tmp_path: Path) -> Run:
    """hipspv-cc in the test's directory."""
    return lambda *words, **keywords: _run(tmp_path, "cc", words, keywords)


@pytest.fixture
def hipspv(tmp_path: Path) -> Run:
    """hipspv in the test's directory."""
    return lambda *words, **keywords: _run(tmp_path, "commands.cli", words, keywords)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """a.hip with one kernel, which launches nothing."""
    path = tmp_path / "a.hip"
    path.write_text(LAUNCH + KERNEL)
    return path


def commands(result: Result[str]) -> list[list[str]]:
    """The commands that -### printed."""
    assert result.returncode == 0, result.stderr
    return [
        [re.sub(r"\\(.)", r"\1", word) for word in re.findall(r'"((?:[^"\\]|\\.)*)"', line)]
        for line in result.stderr.splitlines()
    ]


def files(directory: Path) -> set[str]:
    """Names in the directory, except the temporary directory, which must be empty."""
    temporary = directory / "tmp"
    assert not temporary.exists() or not list(temporary.iterdir())
    return {path.name for path in directory.iterdir()} - {"tmp"}
