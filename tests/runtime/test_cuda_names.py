"""CUDA's names for libraries, kernels, links and more; logging."""

from pathlib import Path

from .conftest import COMPILER, Build, Run


def test_cuda_names(run: Run, build: Build, tmp_path: Path) -> None:
    bundle = build("managed_kernels.hip", "--genco", suffix=".hipfb")
    result = run("cuda_names.cu", args=[str(bundle)], env={"HIPSPV_CC": str(COMPILER)})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "launched.ex": "7,8,10",
        "cooperative": "5",
        "name": "_Z5threePiif",
        "parameters": "0/8 8/4 12/4 3",
        "initialised": "0",
        "initialised.bad": "hipErrorInvalidDevice",
        "persisting": "hipErrorUnsupportedLimit",
        "library": "15",
        "available": "1",
        "batch": "42",
        "shared": "2048",
        "rows": "0x02020101",
        "surface": "9",
        "preferred": "1",
        "range": "1",
        "written": "6",
        "peer": "77",
        "context": "1",
        "linked": "41",
        "linked.finished": "1",
        "linked.both": "1",
        "linked.ptx": "hipSuccess",
    }


def test_logging(run: Run) -> None:
    result = run("logging.hip")
    assert result.status == 0, result.stdout + result.stderr
    lines = [line for line in result.stderr.splitlines() if "hipMalloc returns" in line]
    # Only between hipExtEnableLogging and hipExtDisableLogging, and there at its level.
    assert len(lines) == 1, result.stderr
    assert "hipspv: debug:" in lines[0]
