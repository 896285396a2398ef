"""--fp64=: the module that results, and the errors."""

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.spirv.metadata import read_records
from tests.building import COMPILER

DOUBLE = "__global__ void k(double* p) { p[0] = p[1] * p[2]; }\n"
FLOAT = "__global__ void k(float* p) { p[0] = p[1] * p[2]; }\n"


def compile_(directory: Path, source: str, *flags: str) -> subprocess.CompletedProcess[str]:
    (directory / "a.hip").write_text("#include <hip/hip_runtime.h>\n" + source)
    argv = [COMPILER, "--genco", *flags, directory / "a.hip", "-o", directory / "a.hipfb"]
    return subprocess.run(list(map(str, argv)), capture_output=True, text=True)


def records(directory: Path) -> list[str]:
    entries = program_bundle.unpack((directory / "a.hipfb").read_bytes())
    data = next(data for id, data in entries.items() if id.startswith("hip-spirv64"))
    return [text for text in read_records(data) if text.startswith("hipspv.doubles")]


@pytest.mark.parametrize(
    ("source", "flags", "expected"),
    [
        (DOUBLE, (), []),
        (DOUBLE, ("--fp64=native",), []),
        (DOUBLE, ("--fp64=emulate",), ["hipspv.doubles emulate"]),
        (DOUBLE, ("--fp64=emulate", "--fp64=error"), ["hipspv.doubles error"]),
        (FLOAT, ("--fp64=emulate",), []),
    ],
)
def test_note(tmp_path: Path, source: str, flags: tuple[str, ...], expected: list[str]) -> None:
    done = compile_(tmp_path, source, *flags)
    assert done.returncode == 0, done.stderr
    assert records(tmp_path) == expected


def test_unknown_value(tmp_path: Path) -> None:
    done = compile_(tmp_path, DOUBLE, "--fp64=some")
    assert done.returncode != 0
    assert "invalid value 'some' in '--fp64=some' (native, emulate or error)" in done.stderr


def test_profile_without_double_precision(tmp_path: Path) -> None:
    done = compile_(tmp_path, DOUBLE, "--target-profile=intel-gpu")
    assert done.returncode == 0 and "[-Wmade-for-profile]" in done.stderr, done.stderr
    done = compile_(tmp_path, DOUBLE, "--target-profile=intel-gpu", "--fp64=emulate")
    assert done.returncode == 0 and "made-for-profile" not in done.stderr, done.stderr
    done = compile_(tmp_path, DOUBLE, "--target-profile=intel-gpu", "--fp64=error")
    assert done.returncode != 0 and "needs double precision" in done.stderr, done.stderr
