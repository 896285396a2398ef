"""hipspv on a system without g++: its headers and start files are hidden."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.core.toolchain import HOST_PACKAGES
from tests.limits import HANG_S

COMPILER = Path(sys.executable).parent / "hipspv-cc"  # a process of its own, which the server of others isn't
HIDDEN = ("/usr/include", "/usr/lib/gcc")
SYSTEM = ["bwrap", "--die-with-parent", "--bind", "/", "/", "--dev-bind", "/dev", "/dev"]
SYSTEM += [argument for directory in HIDDEN for argument in ("--tmpfs", directory)]


def _runs() -> bool:
    return shutil.which("bwrap") is not None and not subprocess.run([*SYSTEM, "true"], capture_output=True).returncode


pytestmark = pytest.mark.skipif(not _runs(), reason="no bubblewrap, or no right to use it")


def _without(directory: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    command = [*SYSTEM, "--chdir", str(directory), "--", str(COMPILER), "--no-cache", *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)


def test_device_code_needs_no_compiler(tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("__global__ void k(int* p) { *p = 1; }\n")
    result = _without(tmp_path, "--cuda-device-only", "-c", "a.hip", "-o", "a.spv")
    assert (result.returncode, result.stderr) == (0, "")
    assert (tmp_path / "a.spv").read_bytes()[:4] == (0x07230203).to_bytes(4, "little")


def test_headers_and_links_name_the_package(tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(int* p) { *p = 1; }\n")
    subprocess.run([COMPILER, "-c", "a.hip"], check=True, cwd=tmp_path, timeout=HANG_S)
    cases = {
        ("-c", "a.hip"): "the host's C++ standard library headers are missing",
        ("--cuda-device-only", "-c", "a.hip"): "the host's C++ standard library headers are missing",
        ("-shared", "a.o"): "the host's start files and libraries are missing",
    }
    for argv, message in cases.items():
        result = _without(tmp_path, *argv)
        assert result.returncode == 1
        assert f"hipspv-cc: note: {message}; install them with: {HOST_PACKAGES}\n" in result.stderr
