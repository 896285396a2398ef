"""--check=races finds the races of racy programs, with both lines, and none in correct ones."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S
from tests.preforked import commands
from tests.selection import ALL

HERE = Path(__file__).resolve().parent
PROGRAMS = commands()
KINDS = {
    "stencil": "write-read",
    "next_round": "read-write",
    "all_write": "write-write",
    "lanes_write": "write-write",
    "not_cleared": "write-write",
    "not_counted": "write-read",
    "aggregates": "write-read",
    "overwritten": "read-write",
    "left_early": "read-write",
    "neighbour": "write-read",
    "last_lane": "write-write",
}
DOES = r"thread \([\d,]+\) of block \([\d,]+\) (?:writes|reads|updates)"
REPORT = re.compile(
    r"hipspv: (?P<kind>\w+-\w+) race on shared memory '(?P<variable>\w+)' \(byte \d+\) in kernel "
    r"(?:void )?(?P<kernel>\w+).*\n"
    rf"  \S+?:(?P<first>\d+):\d+: {DOES}.*\n"
    rf"  \S+?:(?P<second>\d+):\d+: {DOES}.*\n"
)


def _pairs(name: str) -> list[tuple[str, str]]:
    """Sources and translators: each of them once, or all pairs in the nightly run."""
    few = [(f"{name}.hip", "llvm"), (f"{name}.cu", "llvm-spirv")]
    more = [(f"{name}.hip", "llvm-spirv"), (f"{name}.cu", "llvm")]
    return few + more * ALL


def _build(source: str, program: Path, *options: str) -> None:
    compiler = PROGRAMS / ("hipspv-nvcc" if source.endswith(".cu") else "hipspv-cc")
    command = [str(compiler), *options, str(HERE / source), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert built.returncode == 0, built.stderr


def _run(program: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(program)], capture_output=True, text=True, timeout=HANG_S, env={**os.environ, **environment}
    )


def _expected(source: str) -> dict[str, set[int]]:
    """The lines that each kernel's comments name."""
    lines: dict[str, set[int]] = {}
    for number, line in enumerate((HERE / source).read_text().splitlines(), 1):
        code, _, comment = line.partition("// ")
        for kernel in re.findall(r"\w+", comment if ";" in code else ""):
            lines.setdefault(kernel, set()).add(number)
    return lines


@pytest.mark.sampled("source", "translator")
@pytest.mark.parametrize(("source", "translator"), _pairs("racy"))
def test_races_are_found(source: str, translator: str, tmp_path: Path) -> None:
    program = tmp_path / "racy"
    level = "-O2" if translator == "llvm" else "-O0"
    _build(source, program, "--check=races", f"--spirv-translator={translator}", level)
    run = _run(program)
    assert run.returncode == 66, run.stderr
    found: dict[str, set[int]] = {}
    for report in REPORT.finditer(run.stderr):
        found.setdefault(report["kernel"], set()).update(map(int, report.group("first", "second")))
        kind = KINDS.get(report["kernel"], report["kind"])
        assert report["kind"] == kind, report[0]
    assert found == _expected(source)
    assert _run(program, HIPSPV_RACES_STATUS="0").returncode == 0


@pytest.mark.sampled("source", "translator")
@pytest.mark.parametrize(("source", "translator"), _pairs("correct"))
def test_correct_programs_have_none(source: str, translator: str, tmp_path: Path) -> None:
    program = tmp_path / "correct"
    level = "-O2" if translator == "llvm" else "-O0"
    _build(source, program, "--check=races", f"--spirv-translator={translator}", level)
    run = _run(program)
    assert (run.returncode, run.stdout, run.stderr) == (0, "done\n", "")


def test_other_checks_are_refused(tmp_path: Path) -> None:
    command = [str(PROGRAMS / "hipspv-cc"), "--check=banana", "-c", str(HERE / "racy.hip")]
    refused = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=HANG_S)
    assert refused.returncode != 0
    assert "invalid value 'banana' in '--check=banana' (memory, races, uninit or barriers)" in refused.stderr


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", ["llvm", "llvm-spirv"])
def test_a_kernel_that_is_not_checked_is_named(translator: str, tmp_path: Path) -> None:
    program = tmp_path / "grid"
    _build("grid.hip", program, "--check=races", f"--spirv-translator={translator}")
    run = _run(program)
    assert run.returncode == 0, run.stderr
    line = "hipspv: kernel waits(int*) isn't checked for races: it may wait at barriers of the grid\n"
    assert run.stderr == line
    assert run.stdout == "576\n"
