"""Python's packages for HIP and CUDA, as their registry has them, on hipspv's libraries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runtime.conftest import COMPILER

PROGRAMS = Path(__file__).parent / "programs"
HIPSPV = COMPILER.parent / "hipspv"

# A program's arguments by the packages that it needs.
CASES = {
    ("cuda-bindings==13.5.0",): ("cuda_driver.py",),
    ("cuda-core==1.2.2", "cuda-bindings==13.5.0"): ("cuda_core.py",),
    ("rocm-bindings-hip==10.0.0.0.1.2",): ("hip_bindings.py", "rocm.bindings"),
    ("hip-python==7.2.2.562.43",): ("hip_bindings.py", "hip"),
    ("nvidia-ml-py==13.615.71",): ("nvml.py",),
    ("tinygrad==0.14.0",): ("tinygrad_tensors.py",),
}

pytestmark = pytest.mark.nightly


@pytest.mark.parametrize("packages", CASES, ids=lambda packages: packages[0].partition("==")[0])
def test_runs(packages: tuple[str, ...], tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "-q", "--target", str(tmp_path / "packages"), "numpy", *packages]
    installed = subprocess.run(pip, capture_output=True, text=True, check=False)
    if installed.returncode:
        pytest.skip(f"pip can't install {packages}: {installed.stderr.splitlines()[-1]}")
    program, *arguments = CASES[packages]
    # tinygrad compiles for the host with clang, and keeps kernels in XDG_CACHE_HOME.
    settings = (f"PYTHONPATH={tmp_path / 'packages'}", f"XDG_CACHE_HOME={tmp_path}", "DEV=CUDA")
    argv = [HIPSPV, "run", "env", f"PATH={os.environ['PATH']}:{COMPILER.parent}", *settings]
    argv += [sys.executable, "-W", "ignore", PROGRAMS / program, *arguments]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("right\n", "")
