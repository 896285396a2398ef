"""The memory of `hipspv inspect`: the process's peak stays within its limit, and the report ends.

The fuzzers see small files. These are large enough for the limit's factor.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from hipspv.bundle import archive, binary, elf
from hipspv.inspect import limits
from hipspv.inspect.device_code import describe
from hipspv.inspect.tools import Tools
from hipspv.inspect.walk import inspect
from tests.fuzz.readers import dense, large, large_files, nvidia_files
from tests.selection import ALL

SHAPES = large.SHAPES | dense.SHAPES
# The shapes that take most for each byte, and all with HIPSPV_ALL_TESTS=1.
WORST = [(name, "--json") for name in ("kernels", "linked_functions")]
WORST += [
    (name, "--")
    for name in (
        *("variables", "kernels", "record abort", "kernel_parameters"),
        *("repeating_names", "broken_names", "shared_variables"),
    )
]
EVERY = [(name, form) for name in SHAPES for form in ("--json", "--")]
CASES = EVERY if ALL else WORST
MANY = 200_000  # elements of a module
# Commands of `hipspv` for any file, and the files for which they take most.
COMMANDS = ("inspect --json", "inspect --", "bundle list", "bundle check")
WORST_FILES = {
    COMMANDS[0]: (
        *("archive of damaged SPIR-V", "names_in_names", "visa_functions", "records"),
        *("shared_strings", "thin_missing", "text_begins"),
    ),
    COMMANDS[2]: ("archive of bundle", "sections of entries", "long_names"),
}
EVERY_FILE = dict.fromkeys(COMMANDS, tuple(large_files.SHAPES))
_CHOSEN = EVERY_FILE if ALL else WORST_FILES
FILES = [(name, command) for command, names in _CHOSEN.items() for name in names]
_NVIDIAS = (
    *("PTX of kernels", "PTX of parameters", "PTX of variables", "PTX of comments"),
    *("PTX of shared variables of chained functions", "PTX of targets", "PTX of names in a body"),
    *("cubin of kernels", "cubin of parameters", "cubin of variables"),
)
NVIDIAS = tuple(nvidia_files.SHAPES) if ALL else _NVIDIAS
LARGE = (8 << 20) if ALL else (4 << 20)  # bytes
MEMBERS = 20_000 if ALL else 500

_INTERPRETER = 64 << 20  # bytes of Python and its modules
# The peak includes the process from before its exec: this one is small.
_PEAK = """
import os, resource, sys
status = os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:])
print(status, 1024 * resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
"""


def peak(*argv: str | Path) -> int:
    """The command's peak memory in bytes. It must end by itself."""
    measured = [sys.executable, "-S", "-c", _PEAK, *argv]
    done = subprocess.run(measured, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    status, size = map(int, done.stderr.splitlines()[-1].split())
    assert status in (0, 1)
    return size


def most(file: Path) -> int:
    """The limit of the report's process, and what it has mapped before."""
    return limits.TIMES * file.stat().st_size + limits.FLOOR + _INTERPRETER


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize(("shape", "form"), CASES)
def test_reports_take_memory_in_proportion(shape: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / "module.spv"
    file.write_bytes(SHAPES[shape](MANY))
    command = Path(sys.executable).with_name("hipspv")
    assert peak(command, "inspect", form, file) <= most(file)


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize(("shape", "command"), FILES)
def test_files_take_memory_in_proportion(shape: str, command: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(large_files.SHAPES[shape](LARGE))
    hipspv = Path(sys.executable).with_name("hipspv")
    assert peak(hipspv, *command.split(), file) <= most(file)


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("shape", NVIDIAS)
def test_nvidias_code_takes_memory_in_proportion(shape: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(nvidia_files.SHAPES[shape](LARGE))
    taken = peak(Path(sys.executable).with_name("hipspv"), "inspect", "--json", file)
    assert taken <= most(file)


def test_many_members_are_read(tmp_path: Path) -> None:
    """A library of objects, each with a small kernel for two targets."""
    module = dense.small_kernels(1)
    module += bytes(-len(module) % 4)
    entries = [("host-x86_64-unknown-linux-gnu-", b""), ("hip-spirv64----generic", module)]
    one = elf.write([], binary.write(entries, elf.ALIGNMENT))
    file = tmp_path / "library.a"
    file.write_bytes(archive.write((f"member{n}.o", one) for n in range(MEMBERS)))
    report = inspect(str(file), Tools(str, str, str, str.split, str)).report
    assert len(report.images) == MEMBERS and not report.problems


def test_many_small_kernels_are_read() -> None:
    """As templates make them, with little code; the memory limit must not refuse them."""
    assert len(describe("SPIR-V", dense.small_kernels(10_000))["kernels"]) == 10_000
