"""Modules that end the device's compiler: built in another form, reported, and remembered."""

import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Build, Result, execute

# Intel's CPU compiler makes vectors of loops in this form alone, and ends by SIGSEGV for others.
CRASH = "-opt-disable=loop-simplify -opt-bisect-verbose=false"
DIED, EARLIER, AGAIN = "while it built a module", "in an earlier run", "without vectors of threads"

Loops = Callable[..., Result]


@pytest.fixture
def loops(build: Build, tmp_path: Path) -> Loops:
    """loops(A="1") runs a program whose kernels have loops, with a cache of this test's own."""

    def run(**environment: str) -> Result:
        names = {
            "HIPSPV_CACHE_DIR": str(tmp_path),
            "HIPSPV_LOG": "warning",
            "CL_CONFIG_LLVM_OPTIONS": CRASH,
            **environment,
        }
        result = execute([str(build("loops.hip"))], names)
        assert (result.status, result.values) == (0, {"wrong": "0"}), result.stderr
        return result

    return run


def test_a_module_that_ends_the_compiler(loops: Loops) -> None:
    first = loops()
    assert DIED in first.stderr and AGAIN in first.stderr and EARLIER not in first.stderr
    again = loops()
    assert EARLIER in again.stderr and AGAIN in again.stderr


def test_a_compiler_that_ends_without_a_cache(loops: Loops) -> None:
    for _ in range(2):
        assert DIED in loops(HIPSPV_CACHE="0").stderr


def test_a_compiler_that_lives(loops: Loops) -> None:
    assert loops(CL_CONFIG_LLVM_OPTIONS="").stderr == ""


@pytest.mark.parametrize("status", [0, 2])
def test_a_process_that_ends_itself(build: Build, tmp_path: Path, status: int) -> None:
    """A process with nothing to do ends itself, maybe while it is asked: the next one builds."""
    installed = Path(sysconfig.get_path("purelib")) / "hipspv" / "lib"
    own = tmp_path / "lib"
    own.mkdir()
    shutil.copy(installed / "libhipspv.so.1", own)
    helper = own / "hipspv-build-program"
    real = installed / helper.name
    helper.write_text(f'#!/bin/sh\nmkdir "$0.first" && exit {status}\nexec "{real}" "$@"\n')
    helper.chmod(0o755)
    driver = Path(sysconfig.get_path("data")) / "lib"
    result = execute(
        [str(build("loops.hip"))],
        {
            "HIPSPV_CACHE_DIR": str(tmp_path / "cache"),
            "HIPSPV_LOG": "debug",
            "HIPSPV_OPENCL_LIBRARY": str(driver / "libintelocl.so"),
            "LD_LIBRARY_PATH": f"{own}:{driver}",
        },
    )
    assert (result.status, result.values) == (0, {"wrong": "0"}), result.stderr
    assert (own / "hipspv-build-program.first").is_dir()
    assert "another process built" in result.stderr and DIED not in result.stderr
