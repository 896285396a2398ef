"""nvrtc and the CUDA driver API: names of hiprtc's and the module functions."""

from __future__ import annotations

from .conftest import COMPILER, Run


def test_kernel_compiled_at_run_time(run: Run) -> None:
    result = run("nvrtc.cu", env={"HIPSPV_CC": str(COMPILER)})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {"nvrtc": "1"}
