"""Memory and semaphores of other APIs in the back end for CUDA, over a stand-in for the driver."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import HERE, RunProgram, calls

PROGRAM = HERE / "cuda_external.hip"
SECTIONS = re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M)

# The calls of entry points by a section. The types are 1 for a plain descriptor, and 9 for a timeline semaphore's.
CALLS = {
    "memory": [
        "cuImportExternalMemory 1 16385 1",
        "cuImportExternalMemory 1 16384 1",
        "cuExternalMemoryGetMappedBuffer 4096 12288 0",
        "cuExternalMemoryGetMappedBuffer 4096 12288 0",
        "cuDestroyExternalMemory",
    ],
    "images": [
        "cuImportExternalMemory 1 16384 1",
        "cuExternalMemoryGetMappedMipmappedArray 4096 3 16 8 0 format 32 1 flags 2",
        "cuMipmappedArrayDestroy",
        "cuDestroyExternalMemory",
    ],
    "semaphores": [
        "cuImportExternalSemaphore 9 0",
        "cuImportExternalSemaphore 1 0",
        "cuWaitExternalSemaphoresAsync 1, timeline 5 0",
        "cuSignalExternalSemaphoresAsync 2, timeline 6 0, opaque 0 0",
        "cuWaitExternalSemaphoresAsync 2, timeline 6 0, opaque 0 0",
        "cuDestroyExternalSemaphore",
        "cuDestroyExternalSemaphore",
    ],
}


@pytest.mark.parametrize("section", SECTIONS)
def test_section(run_program: RunProgram, tmp_path: Path, section: str) -> None:
    result = run_program(PROGRAM, section, {"CUDA_DEVICES": "2"})
    assert result.status == 0, result.stdout + result.stderr
    expected = CALLS.get(section)
    if expected is not None:
        assert calls(tmp_path, *{line.split()[0] for line in expected}) == expected
