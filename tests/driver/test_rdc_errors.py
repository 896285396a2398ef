"""-fgpu-rdc: links' errors, with symbol, kernel, object and archive member."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.driver.conftest import Run

CALLER = """\
#include <hip/hip_runtime.h>
__attribute__((device)) int helper(int);
__attribute__((global)) void kernel(int *a) { a[0] = helper(2); }
__attribute__((global)) void other(int *a) { a[0] = helper(3); }
"""
CALLEE = """\
__attribute__((device)) int missing(int);
__attribute__((device, noinline)) int helper(int x) { return missing(x); }
__attribute__((device)) int number = 1;
"""


@pytest.fixture
def objects(cc: Run, tmp_path: Path) -> Path:
    (tmp_path / "caller.hip").write_text(CALLER)
    (tmp_path / "callee.hip").write_text(CALLEE)
    assert cc("-fgpu-rdc", "-fPIC", "-c", "caller.hip", "callee.hip").returncode == 0
    words = [toolchain.clang_tool("llvm-ar"), "rcs", "libcallee.a", "callee.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    return tmp_path


def test_undefined_functions(cc: Run, objects: Path) -> None:
    result = cc("-shared", "caller.o", "libcallee.a", "-o", "program")
    assert result.returncode == 1
    assert "callee.hip:2:62: error: undefined device function 'missing(int)'" in result.stderr
    assert "reached from kernel 'kernel(int*)'" in result.stderr
    assert "needed also by kernel 'other(int*)'; needed by libcallee.a(callee.o):" in result.stderr
    assert not (objects / "program").exists()


def test_duplicate_definitions(cc: Run, objects: Path) -> None:
    assert cc("-r", "callee.o", "caller.o", "-o", "both.o").returncode == 0
    (objects / "again.hip").write_text(CALLEE)
    assert cc("-fgpu-rdc", "-fPIC", "-c", "again.hip").returncode == 0
    result = cc("-shared", "both.o", "again.o", "-o", "program")
    assert result.returncode == 1
    said = result.stderr
    assert "again.hip:2: error: duplicate definition of device function 'helper(int)'" in said
    assert "again.o: error: duplicate definition of device variable 'number'" in said
    assert said.count("both.o and again.o define it: keep one") == 2
    assert "2 errors generated" in said


def test_members_that_nobody_needs_are_left_out(cc: Run, objects: Path) -> None:
    """As with the host's linker, a second definition in an archive is no error."""
    definition = CALLEE.replace("return missing(x)", "return x")
    (objects / "definition.hip").write_text(definition)
    assert cc("-fgpu-rdc", "-fPIC", "-c", "definition.hip").returncode == 0
    assert cc("-shared", "caller.o", "definition.o", "libcallee.a", "-o", "lib.so").returncode == 0
    words = ["-Wl,--whole-archive", "libcallee.a", "-Wl,--no-whole-archive"]
    result = cc("-shared", "caller.o", "definition.o", *words, "-o", "lib.so")
    assert result.returncode == 1
    assert "duplicate definition of device function 'helper(int)'" in result.stderr


def test_damaged_archives(cc: Run, objects: Path) -> None:
    data = (objects / "libcallee.a").read_bytes()
    (objects / "libcallee.a").write_bytes(data[:-100])
    result = cc("-fgpu-rdc", "-shared", "caller.o", "libcallee.a", "-o", "program")
    assert result.returncode == 1
    assert "libcallee.a: damaged archive: its end is missing" in result.stderr
