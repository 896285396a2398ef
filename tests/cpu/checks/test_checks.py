"""--check= and --coverage of native code: their reports of faulty kernels, and their silence about correct ones."""

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.building import COMPILER, built
from tests.limits import HANG_S

HERE = Path(__file__).resolve().parent
NATIVE = ("-O1", "-g", "--offload-arch=cpu", "-Wno-everything")
ALL_CHECKS = "--check=memory,races,uninit,barriers"
BOUNDS, FREED = "access out of bounds", "use after free"
UNSET, MISSED = "load of memory that nothing was stored to", "some threads of a block don't reach a barrier"


class Fault(NamedTuple):
    """title: of the report. threads: those of its lines, each with its block. text: of its last line."""

    title: str
    threads: tuple[tuple[str, str], ...]
    text: str = ""


FIRST = "(0,0,0)"
FAULTS = {
    "after_end": Fault(BOUNDS, (("(100,0,0)", FIRST),), "writes 4 bytes here: 0 bytes after a device allocation of 4"),
    "before_begin": Fault(BOUNDS, ((FIRST, FIRST),), "reads 4 bytes here: 4 bytes before a device allocation of 4096"),
    "wide": Fault(BOUNDS, (("(20,0,0)", "(1,0,0)"),), "writes 8 bytes here: 0 bytes after a device allocation of 400"),
    "copied": Fault(BOUNDS, (("(7,0,0)", FIRST),), "reads 8 bytes here: 0 bytes after a device allocation of 4096"),
    "freed": Fault(FREED, ((FIRST, FIRST),), "byte 0 of a device allocation of 400 bytes, which is freed"),
    "managed": Fault(BOUNDS, (("(3,0,0)", FIRST),), "0 bytes after a managed allocation of 12 bytes"),
    "tile_overflow": Fault(BOUNDS, (("(32,0,0)", FIRST),), "0 bytes after shared variable 'tile' of 128 bytes"),
    "dynamic_overflow": Fault(BOUNDS, (("(63,0,0)", FIRST),), "0 bytes after the block's 256 bytes of shared memory"),
    "local_overflow": Fault(BOUNDS, (("(9,0,0)", FIRST),), "0 bytes after local variable 'own' of 36 bytes"),
    "variable_overflow": Fault(BOUNDS, (("(10,0,0)", FIRST),), "0 bytes after device variable 'table' of 40 bytes"),
    "neighbours": Fault("write-read race on shared variable 'tile'", ((FIRST, FIRST), ("(32,0,0)", FIRST))),
    "blocks": Fault("write-write race on byte 0 of a device allocation", ((FIRST, FIRST), (FIRST, "(1,0,0)"))),
    "sums": Fault("write-read race on byte 0 of a device allocation", ((FIRST, FIRST), (FIRST, "(1,0,0)"))),
    "plain_and_atomic": Fault("write-write race on byte 4 of", ((FIRST, FIRST), (FIRST, "(1,0,0)"))),
    "bytes": Fault("write-write race on byte 43 of", (("(2,0,0)", FIRST), ("(42,0,0)", FIRST))),
    "unordered_flag": Fault("write-read race on byte 8 of", ((FIRST, FIRST), (FIRST, "(1,0,0)"))),
    "half_set": Fault(UNSET, (("(32,0,0)", FIRST),), "reads 4 bytes here: shared variable 'tile' (byte 128)"),
    "part_read": Fault(UNSET, (("(40,0,0)", FIRST),), "byte 160 of a device allocation of 256 bytes"),
    "in_branch": Fault(MISSED, (), "(32,0,0) to (63,0,0), have come here without it"),
    "trips": Fault(MISSED, (), "16 threads of block (0,0,0), (0,0,0) to (15,0,0), have come here without it"),
    "two_barriers": Fault("threads of a block wait at different barriers", (), "(0,0,0) to (62,0,0), wait here"),
    "own_lane": Fault("operation of a warp without a lane", (("(16,0,0)", FIRST),), "the mask 0xffff doesn't name"),
}
REPORT = re.compile(r"hipspv: (?P<title>.*) in kernel (?P<kernel>\w+)\(.*\n(?P<places>(?:  .*\n)+)")
PLACE = re.compile(r"  .*?defects\.hip:(\d+):\d+: (?:thread (\([\d,]+\)) of block (\([\d,]+\)))?")


def _run(program: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(program)], capture_output=True, text=True, timeout=HANG_S, env={**os.environ, **environment}
    )


@pytest.fixture(scope="module")
def reports() -> dict[str, list[re.Match[str]]]:
    program = built(COMPILER, *NATIVE, ALL_CHECKS, HERE / "defects.hip")
    run = _run(program)
    assert (run.returncode, run.stdout) == (66, "done\n"), run.stderr
    assert _run(program, HIPSPV_CHECK_STATUS="5").returncode == 5
    found: dict[str, list[re.Match[str]]] = {}
    for report in REPORT.finditer(run.stderr):
        found.setdefault(report["kernel"], []).append(report)
    assert "".join(report[0] for own in found.values() for report in own) == run.stderr
    return found


def _lines(kernel: str) -> list[int]:
    """The lines whose comments name the kernel, by the number after its name."""
    found: dict[str, int] = {}
    for line, text in enumerate((HERE / "defects.hip").read_text().splitlines(), 1):
        for index in re.findall(rf"\b{kernel}\b ?(\d?)", text.partition("// ")[2]):
            found[index] = line
    return [found[index] for index in sorted(found)]


@pytest.mark.parametrize("kernel", FAULTS)
def test_a_fault_is_found(reports: dict[str, list[re.Match[str]]], kernel: str) -> None:
    (report,) = reports[kernel]
    fault = FAULTS[kernel]
    assert fault.title in report["title"]
    places = PLACE.findall(report["places"])
    assert [int(line) for line, _, _ in places] == _lines(kernel)
    if fault.threads:
        assert tuple((thread, block) for _, thread, block in places) == fault.threads
    assert fault.text in report["places"]


def test_no_other_kernel_has_a_fault(reports: dict[str, list[re.Match[str]]]) -> None:
    assert reports.keys() == FAULTS.keys()


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_correct_kernels_have_none(level: str) -> None:
    run = _run(built(COMPILER, *NATIVE, level, ALL_CHECKS, HERE / "correct.hip"))
    assert (run.returncode, run.stdout, run.stderr) == (0, "done\n", "")


def test_lines_are_counted(tmp_path: Path) -> None:
    program = built(COMPILER, *NATIVE, "-O2", "--coverage", HERE / "lines.hip")
    environment = {"HIPSPV_COVERAGE": str(tmp_path / "a.info"), "GCOV_PREFIX": str(tmp_path)}
    text = (HERE / "lines.hip").read_text().splitlines()
    expected = {i: int(match[1]) for i, line in enumerate(text, 1) if (match := re.search(r"// (\d+)$", line))}
    for runs in (1, 2):
        run = _run(program, **environment)
        assert (run.returncode, run.stdout, run.stderr) == (0, "done\n", "")
        tracefile = (tmp_path / "a.info").read_text()
        counts = {int(line): int(count) for line, count in re.findall(r"^DA:(\d+),(\d+)$", tracefile, re.MULTILINE)}
        assert counts == {line: runs * count for line, count in expected.items()}
        assert f"SF:{HERE / 'lines.hip'}\n" in tracefile
        assert f"FNDA:{16 * runs},work(int const*, int*)\n" in tracefile


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--check=memory"], "--check=memory: code for spirv64 can't have this check"),
        ([*NATIVE, "--check=races", "--coverage"], "--check= with --coverage: its counters would hide races"),
        ([*NATIVE, "--check=banana"], "invalid value 'banana' in '--check=banana' (memory, races, uninit or barriers)"),
    ],
)
def test_impossible_combinations_are_errors(argv: list[str], message: str, tmp_path: Path) -> None:
    command = [str(COMPILER), *argv, "-c", str(HERE / "correct.hip"), "-o", str(tmp_path / "a.o")]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert refused.returncode != 0
    assert message in refused.stderr
