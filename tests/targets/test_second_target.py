"""A second target goes through the driver beside spirv64."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hipspv.bundle.program_bundle import unpack
from hipspv.targets import SPIRV64

from .toy.stages import MARK
from .toy.target import TOY

ROOT = Path(__file__).resolve().parents[2]
HOST = "host-x86_64-unknown-linux-gnu"
SOURCE = """\
#ifdef TOY
__global__ void on_toy(int *p) { *p = sizeof(void *); }
#elif defined(__HIP_DEVICE_COMPILE__)
__global__ void elsewhere(int *p) { *p = sizeof(void *); }
#endif
int answer() { return 42; }
"""
BOTH = "--offload-arch=spirv64,toy32"

Result = subprocess.CompletedProcess
Run = Callable[..., "Result[str]"]


@pytest.fixture
def toy_cc(tmp_path: Path) -> Run:
    """hipspv-cc with the target toy32, in the test's directory, where a.hip is."""
    (tmp_path / "a.hip").write_text(SOURCE)

    def run(*words: str, **variables: str) -> Result[str]:
        own = {"PYTHONPATH": str(ROOT), "HIPSPV_CACHE": "0"}
        return subprocess.run(
            [sys.executable, "-m", "tests.targets.toy", *words],
            cwd=tmp_path,
            env={**os.environ, **own, **variables},
            capture_output=True,
            text=True,
        )

    return run


def entries(file: Path) -> dict[str, bytes]:
    return unpack(file.read_bytes())


def check(found: dict[str, bytes]) -> None:
    """Each target's code was compiled for it."""
    text = found[TOY.bundle_id]
    assert text.startswith(MARK)
    assert f'target datalayout = "{TOY.data_layout}"'.encode() in text
    assert b"@_Z6on_toyPi(" in text and b"store i32 4," in text
    assert found[SPIRV64.bundle_id][:4] == b"\x03\x02\x23\x07"
    assert b"_Z9elsewherePi" in found[SPIRV64.bundle_id]


@pytest.mark.parametrize("order", [("spirv64", "toy32"), ("toy32", "spirv64")])
def test_a_bundle_has_an_entry_for_each_target(toy_cc: Run, tmp_path: Path, order: tuple[str, str]) -> None:
    words = [f"--offload-arch={name}" for name in order]
    result = toy_cc("--genco", "a.hip", *words, "-o", "a.hipfb")
    assert (result.returncode, result.stderr) == (0, "")
    found = entries(tmp_path / "a.hipfb")
    ids = {"spirv64": SPIRV64.bundle_id, "toy32": TOY.bundle_id}
    assert list(found) == [HOST, *(ids[name] for name in order)]
    check(found)


def test_an_object_has_the_code_of_both(toy_cc: Run, tmp_path: Path) -> None:
    result = toy_cc("-c", "a.hip", BOTH, "--save-temps")
    assert result.returncode == 0, result.stderr
    check(entries(tmp_path / "a-hip-spirv64.hipfb"))
    assert (tmp_path / "a.o").exists()
    assert (tmp_path / "a-hip-toy32.toy").read_bytes().startswith(MARK)
    assert (tmp_path / "a-hip-spirv64-generic.spv").exists()


def test_the_default_is_the_first_target_alone(toy_cc: Run, tmp_path: Path) -> None:
    for words in ((), ("--offload-arch=gfx90a,sm_60",), (BOTH, "--no-offload-arch=toy32")):
        result = toy_cc("--genco", "a.hip", *words, "-o", "a.hipfb")
        assert result.returncode == 0, result.stderr
        assert list(entries(tmp_path / "a.hipfb")) == [HOST, SPIRV64.bundle_id]


def test_each_target_has_results_of_its_own_in_the_cache(toy_cc: Run, tmp_path: Path) -> None:
    kept = {"HIPSPV_CACHE": "1", "HIPSPV_CACHE_DIR": str(tmp_path / "cache")}
    for words in (("--offload-arch=toy32",), (BOTH,), (BOTH,)):
        result = toy_cc("--genco", "a.hip", *words, "-o", "a.hipfb", "--time-report", **kept)
        assert result.returncode == 0, result.stderr
    assert result.stderr.count("from the cache") == 2
    check(entries(tmp_path / "a.hipfb"))


def test_dependencies_are_those_of_all_targets(toy_cc: Run, tmp_path: Path) -> None:
    for name in ("toy.h", "host.h"):
        (tmp_path / name).write_text("")
    lines = ("#ifdef TOY", '#include "toy.h"', "#endif", "#ifndef __HIP_DEVICE_COMPILE__")
    (tmp_path / "a.hip").write_text("\n".join((*lines, '#include "host.h"', "#endif", "")))
    result = toy_cc("-c", "a.hip", BOTH, "-MMD", "-MF", "a.d")
    assert result.returncode == 0, result.stderr
    text = (tmp_path / "a.d").read_text()
    assert text.count("toy.h") == text.count("host.h") == 1


def test_an_error_of_one_target_fails_the_compile(toy_cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#ifdef TOY\n#error not here\n#endif\n")
    result = toy_cc("-c", "a.hip", BOTH)
    assert result.returncode == 1 and result.stderr.count("error: not here") == 1
    assert not (tmp_path / "a.o").exists()
    assert toy_cc("-c", "a.hip").returncode == 0


def test_a_crash_names_the_stage_of_its_target(toy_cc: Run, tmp_path: Path) -> None:
    variables = {"HIPSPV_DEBUG_CRASH": "print", "HIPSPV_REPRODUCER_DIR": str(tmp_path / "kept")}
    result = toy_cc("-c", "a.hip", BOTH, **variables)
    assert result.returncode == 1
    assert "device code of a.hip: print failed" in result.stderr
    (directory,) = (tmp_path / "kept").iterdir()
    assert '"toy-print" "device-0.bc"' in (directory / "reproduce.sh").read_text()


@pytest.mark.parametrize(
    "words, what",
    [
        (("--cuda-device-only", "-c"), "the output is device code"),
        (("-fgpu-rdc", "--cuda-device-only", "-c"), "the output is device-bitcode"),
    ],
)
def test_one_output_is_of_one_target(toy_cc: Run, words: tuple[str, ...], what: str) -> None:
    result = toy_cc("a.hip", BOTH, *words)
    assert result.returncode == 1
    assert f"{what}: expected one target, got spirv64, toy32" in result.stderr


def test_device_code_is_linked_for_each_target(toy_cc: Run, tmp_path: Path) -> None:
    for words in ((), ("--no-offload-arch=spirv64",)):
        compiled = toy_cc("a.hip", "-fgpu-rdc", "-c", "--offload-arch=toy32", *words)
        assert compiled.returncode == 0, compiled.stderr
        linked = toy_cc("--genco", "-fgpu-rdc", "a.o", "-o", "a.hipfb")
        assert (linked.returncode, linked.stderr) == (0, "")
        default = [] if words else [SPIRV64.bundle_id]
        assert list(entries(tmp_path / "a.hipfb")) == [HOST, *default, TOY.bundle_id]


def test_a_link_is_for_the_targets_that_all_objects_have(toy_cc: Run, tmp_path: Path) -> None:
    (tmp_path / "b.hip").write_text("__device__ int b = 1;\n")
    for name, *words in (("a", "--offload-arch=toy32"), ("b",)):
        compiled = toy_cc(f"{name}.hip", "-fgpu-rdc", "-c", *words)
        assert compiled.returncode == 0, compiled.stderr
    command = ("--genco", "-fgpu-rdc", "a.o", "b.o", "-o", "a.hipfb", "--offload-arch=toy32")
    linked = toy_cc(*command)
    assert linked.returncode == 0, linked.stderr
    assert "warning: b.o has no device code for toy32: the program gets none" in linked.stderr
    assert list(entries(tmp_path / "a.hipfb")) == [HOST, SPIRV64.bundle_id]
    toy_cc("a.hip", "-fgpu-rdc", "-c", "--offload-arch=toy32", "--no-offload-arch=spirv64")
    failed = toy_cc(*command)
    assert failed.returncode == 1
    assert "device code for no common target: a.o has toy32; b.o has spirv64" in failed.stderr


def test_an_unknown_target_names_those_that_there_are(toy_cc: Run) -> None:
    result = toy_cc("-c", "a.hip", "--offload-arch=spirv64,toy64")
    assert result.returncode == 1
    assert "unknown device 'toy64'" in result.stderr
    assert "the targets are spirv64, sm_70" in result.stderr and "toy32" in result.stderr
