"""The runtime's own logic, over a back end that records launches instead of running them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.building import COMPILER, built, shared_library
from tests.fuzz.readers import native
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PROGRAM = HERE / "runtime_logic.hip"


@pytest.fixture(scope="session")
def recorder() -> Path:
    """The back end as a library."""
    flags = ["-D__HIP_PLATFORM_SPIRV__=1", "-I", native.schema(), "-I", ROOT]
    flags += ["-I", ROOT / "hipspv" / "include"]
    return shared_library("recorder.so", [HERE / "recorder.cpp"], *flags)


def run(recorder: Path, record: Path, *words: str) -> Result:
    environment = {"HIPSPV_DEBUG_BACKEND": str(recorder), "RECORDER": str(record)}
    program = built(COMPILER, "-O2", "-w", PROGRAM)
    return execute([str(program), *words], {**environment, "RECORDER_NAME": "test device"})


# The launches of the sections that have some: kernel, grid, block, dynamic shared memory, and the
# arguments' bytes. An arrow stands for a pointer, and the first bytes of its memory follow.
LAUNCHES = {
    "marshalling": [
        "values 2x3x4 8x2x1 0 01 0200 03000000 0400000000000000 0000803f ->11111111",
        "values 1x1x1 1x1x1 0 01 0200 03000000 0500000000000000 0000803f ->",
        "pair 1x1x1 32x1x1 0 0700000000000040 09000000",
        "large 1x1x1 300x1x1 0 ->34120000 05000000",
        "dynamic 1x1x1 16x1x1 256 03000000 shared",
    ],
    "streams": ["one 1x1x1 1x1x1 0 01000000", "one 1x1x1 1x1x1 0 02000000"],
    "host_functions": ["one 1x1x1 1x1x1 0 01000000", "one 1x1x1 1x1x1 0 02000000"],
    "graphs": [
        "values 1x1x1 1x1x1 0 00 0000 00000000 0000000000000000 00000000 ->01000000",
        "values 1x1x1 1x1x1 0 00 0000 00000000 0000000000000000 00000000 ->09000000",
    ],
    "cooperative": ["one 30x1x1 100x1x1 0 cooperative 06000000"],
}


@pytest.mark.parametrize("section", re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M))
def test_section(recorder: Path, tmp_path: Path, section: str) -> None:
    record = tmp_path / "record"
    record.touch()
    result = run(recorder, record, section)
    assert result.status == 0, result.stdout + result.stderr
    assert record.read_text().splitlines() == LAUNCHES.get(section, [])


def test_a_library_without_a_back_end(tmp_path: Path) -> None:
    result = run(tmp_path / "missing.so", tmp_path / "record", "copies")
    assert result.status == 1
    assert "HIPSPV_DEBUG_BACKEND: " in result.stderr
