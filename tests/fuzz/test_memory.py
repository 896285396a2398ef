"""What `hipspv inspect` takes in all: the peak of the whole process, in proportion to the file.

The fuzzers see small files, for which any reader has 64 MiB; these are large enough for the factor.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.spirv.module import Module
from hipspv.spirv.signatures import signatures
from tests.fuzz.readers import dense, large
from tests.fuzz.readers.bounds import FLOOR, TIMES

SHAPES = large.SHAPES | dense.SHAPES
# Those that take most for each byte, and all with HIPSPV_ALL_INPUTS=1.
WORST = [(name, "--json") for name in ("kernels", "linked_functions")]
WORST += [
    (name, "--")
    for name in (
        *("variables", "kernels", "note abort", "kernel_parameters"),
        *("repeating_names", "broken_names", "shared_variables"),
    )
]
EVERY = [(name, form) for name in SHAPES for form in ("--json", "--")]
CASES = EVERY if os.environ.get("HIPSPV_ALL_INPUTS") else WORST
MANY = 200_000  # things in a module

# The peak counts what a process was before it became another: this one is small.
_PEAK = """
import os, resource, sys
status = os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:])
print(status, 1024 * resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
"""


def peak(*words: str | Path) -> int:
    """Bytes of memory that the command takes at most. It must end by itself."""
    measured = [sys.executable, "-S", "-c", _PEAK, *words]
    done = subprocess.run(
        measured, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True
    )
    status, size = map(int, done.stderr.splitlines()[-1].split())
    assert status in (0, 1)
    return size


@pytest.mark.parametrize(("shape", "form"), CASES)
def test_reports_take_memory_in_proportion(shape: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / "module.spv"
    file.write_bytes(SHAPES[shape](MANY))
    command = Path(sys.executable).with_name("hipspv")
    taken = peak(command, "inspect", form, file)
    assert taken <= TIMES * file.stat().st_size + FLOOR


def test_many_small_kernels_are_read() -> None:
    """As templates make them, with little code; what bounds memory must not refuse them."""
    module = Module.read(dense.small_kernels(10_000))
    assert len(signatures(module).kernels) == 10_000
