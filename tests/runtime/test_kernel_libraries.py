"""Libraries and their kernels, entry points, links; CUDA's names for them."""

from __future__ import annotations

from pathlib import Path

from .conftest import COMPILER, Build, Run


def test_libraries(run: Run, build: Build) -> None:
    bundles = [
        build(f"{name}_kernels.hip", "--genco", suffix=".hipfb") for name in ("module", "managed")
    ]
    result = run("kernel_libraries.hip", args=[str(path) for path in bundles])
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {
        "count": "1",
        "listed": "1",
        "name": "combine",
        "owner": "1",
        "launched": str(-3 + 9 + 1234 + 7 + 113 + 100_000),
        "by address": str(-3 + 9 + 1234 + 7 + 113 + 55_000),
        "parameters.wrong": "0",
        "parameters.end": "hipErrorInvalidValue",
        "attribute": "4096",
        "attribute.large": "hipErrorInvalidValue",
        "attribute.device": "hipErrorInvalidDevice",
        "attribute.fixed": "hipErrorInvalidValue",
        "missing": "hipErrorNotFound",
        "global.missing": "hipErrorNotFound",
        "managed.plain": "hipErrorNotFound",
        "unloaded": "hipErrorInvalidHandle",
        "unloaded.kernel": "hipErrorInvalidHandle",
        "unloaded.owner": "hipErrorInvalidHandle",
        "unloaded.launch": "hipErrorInvalidDeviceFunction",
        "broken": "hipErrorInvalidImage",
        "file.count": "3",
        "file.0": "addRows",
        "file.1": "addTotal",
        "file.2": "read",
        "managed": "15",
        "managed.bytes": "4",
        "file.preserved": "hipErrorInvalidValue",
        "file.missing": "hipErrorFileNotFound",
        "functions": "33",
        "functions.unloaded": "hipErrorNotFound",
        "entry": "1",
        "entry.none": "hipSuccess",
        "entry.none found": "0",
        "entry.none status": "1",
        "entry.no status": "hipErrorNotFound",
        "entry.per thread": "1",
        "entry.legacy": "1",
        "entry.flags": "hipErrorInvalidValue",
        "shared.wrong": "0",
        "shared.many": "hipErrorInvalidValue",
        "shared.large": "hipErrorInvalidValue",
    }


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
        "linked.ptx": "hipErrorInvalidImage",
    }


def test_logging(run: Run) -> None:
    result = run("logging.hip")
    assert result.status == 0, result.stdout + result.stderr
    lines = [line for line in result.stderr.splitlines() if "hipMalloc returns" in line]
    # Only between hipExtEnableLogging and hipExtDisableLogging, and there at its level.
    assert len(lines) == 1, result.stderr
    assert "hipspv: debug:" in lines[0]
