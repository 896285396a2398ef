"""Build systems, called as users call them: with the commands of the installed package."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.core import toolchain

HERE = Path(__file__).parent
BIN = Path(toolchain.PACKAGE) / "bin"
# Variables from HIP users' environments; they must not change what the tests see.
_VARIABLES = ("HIP", "ROCM", "CUDA", "CMAKE", "CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS")

# The output of tests/build_systems/project, computed by hand.
EXPECTED = """\
title: ten files
devices: some
scaled: 1498500
polynomial: 338350
blocks: 7
sum: 499500 of 499500
maximum: 999
"""

Result = subprocess.CompletedProcess
Run = Callable[..., "Result[str]"]


def launcher(name: str) -> str:
    """Path of a command of hipspv."""
    path = BIN / name
    assert path.exists(), f"{path}: run cmake --install <build directory> --component launchers"
    return str(path)


def module_directory(name: str, constant: str) -> str:
    """Directory of the programs that a wheel brings."""
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} isn't installed: pip install {name}")
    return getattr(__import__(name), constant)


def program(name: str) -> str:
    """A program of the system."""
    path = shutil.which(name, path="/usr/bin:/bin")
    if path is None:
        pytest.skip(f"{name} isn't installed: apt install {name}")
    return path


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A directory with a space in its name."""
    path = tmp_path / "a directory"
    path.mkdir()
    return path


@pytest.fixture
def project(directory: Path) -> Path:
    """A copy of the ten-file project."""
    return Path(shutil.copytree(HERE / "project", directory / "project"))


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A cache that all builds share: most of them compile the same sources."""
    return str(tmp_path_factory.mktemp("cache"))


@pytest.fixture
def run(directory: Path, cache: str) -> Run:
    """Run a program in the directory, with this Python's environment first in PATH."""

    def run_(*argv: str | Path, ok: bool = True, **variables: str) -> Result[str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(_VARIABLES) or name == "HIPSPV_CACHE_DIR"
        }
        kept["HIPSPV_CACHE_DIR"] = cache
        kept["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), "/usr/bin", "/bin"])
        done = subprocess.run(
            [str(word) for word in argv], cwd=directory, env={**kept, **variables}, capture_output=True, text=True
        )
        text = f"{argv}\n{done.stdout}\n{done.stderr}"
        assert not ok or done.returncode == 0, text
        return done

    return run_
