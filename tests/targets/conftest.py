"""The compiler in a directory that has a source with a kernel."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.building import COMPILER

SOURCE = """\
#include <hip/hip_runtime.h>
struct Pair { double a; char b[3]; };
__constant__ float factor;
__global__ void __launch_bounds__(128) scale(float* p, Pair pair, bool q) {
  extern __shared__ float more[];
  p[threadIdx.x] = q ? sinf(p[threadIdx.x]) * factor + more[0] : static_cast<float>(pair.a);
}
"""

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def cc(tmp_path: Path) -> Run:
    """hipspv-cc in the test's directory, where a.hip is."""
    (tmp_path / "a.hip").write_text(SOURCE)

    def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [COMPILER, *words],
            cwd=tmp_path,
            env={**os.environ, "HIPSPV_CACHE": "0", **variables},
            capture_output=True,
            text=True,
        )

    return run
