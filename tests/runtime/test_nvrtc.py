"""nvrtc and the CUDA driver API: names of hiprtc's and the module functions."""

from pathlib import Path

import pytest

from .conftest import COMPILER, Run
from .test_hiprtc import DEVICES


@pytest.mark.parametrize("device", DEVICES)
def test_kernel_compiled_at_run_time(run: Run, tmp_path: Path, device: dict[str, str]) -> None:
    (tmp_path / "offset.h").write_text("#define OFFSET 7\n")
    name = str(tmp_path / "scale.cu")  # needn't exist
    result = run("nvrtc.cu", args=[name], env={"HIPSPV_CC": str(COMPILER), **device})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {"alone": "6", "nvrtc": "1"}


def test_results(run: Run) -> None:
    result = run("nvrtc_results.cu", env={"HIPSPV_CC": str(COMPILER)})
    assert result.status == 0, result.stdout + result.stderr
