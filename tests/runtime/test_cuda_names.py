"""CUDA's names for libraries, kernels, links and more; logging."""

from pathlib import Path

import pytest

from .conftest import COMPILER, Build, Run


def test_cuda_names(run: Run, build: Build, tmp_path: Path) -> None:
    bundle = build("managed_kernels.hip", "--genco", suffix=".hipfb")
    result = run("cuda_names.cu", args=[str(bundle)], env={"HIPSPV_CC": str(COMPILER)})
    result.prints("cuda_names.cu")


@pytest.mark.parametrize("version", ["12.8", "13.0"])
def test_cuda_driver(run: Run, version: str) -> None:
    result = run("cuda_driver.cu", f"--cuda-version={version}")
    assert result.status == 0, result.stdout + result.stderr


@pytest.mark.parametrize("version", ["12.8", "13.0"])
def test_nodes_of_graphs_have_the_drivers_structures(run: Run, version: str) -> None:
    result = run("driver_nodes.cu", f"--cuda-version={version}")
    assert result.status == 0, result.stdout + result.stderr


def test_conditional_nodes(run: Run) -> None:
    result = run("conditional_nodes.cu")
    assert result.status == 0, result.stdout + result.stderr
    assert "a graph of a conditional node may have kernels" in result.stderr


def test_logging(run: Run) -> None:
    result = run("logging.hip")
    assert result.status == 0, result.stdout + result.stderr
    lines = [line for line in result.stderr.splitlines() if "hipMalloc returns" in line]
    # Only between hipExtEnableLogging and hipExtDisableLogging, and there at its level.
    assert len(lines) == 1, result.stderr
    assert "hipspv: debug:" in lines[0]
