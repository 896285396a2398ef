"""Faults of kernels that are native code: the line, the block and the thread, as far as they are known."""

import re
import signal
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cpu.test_programs import NATIVE
from tests.runtime.conftest import Result, execute

SOURCE = Path(__file__).with_name("faulty.hip")
POINTER = "which the program may not access: it has a wrong pointer or index"
UNKNOWN_THREAD = "; with -g at -O0 or -O1 the kernel tells which one"
UNKNOWN_LINE = "; with -g the kernel tells the line"
SCATTER = r"kernel \(anonymous namespace\)::scatter\(char\*, int, int\) wrote to address 0x[0-9a-f]+ \(SIGSEGV\), "
DIVIDE = r"kernel .*divide\(int\*, int\) divided an integer by 0, or the smallest one by -1 \(SIGFPE\)"


def line_of(mark: str) -> str:
    lines = SOURCE.read_text().splitlines()
    (found,) = (number for number, text in enumerate(lines, 1) if text.endswith(f"// {mark}"))
    return rf".*faulty\.hip:{found}"


def fault(what: str, *options: str, **environment: str) -> Result:
    program = built(COMPILER, "-w", *NATIVE, *options, SOURCE, name="faulty")
    return execute([str(program), what], {"HIPSPV_BACKEND": "cpu", **environment})


@pytest.mark.parametrize(
    ("options", "position"),
    [
        (("-O1", "-g"), rf"{line_of('scatter')}: thread \(6,0,0\) of block \(1,0,0\)"),
        (("-O3", "-gline-tables-only"), rf"{line_of('scatter')}: a thread of block \(1,0,0\){UNKNOWN_THREAD}"),
        (("-O3",), rf"offset 0x[0-9a-f]+ of its code: a thread of block \(1,0,0\){UNKNOWN_LINE}"),
    ],
)
def test_a_wrong_index(options: tuple[str, ...], position: str) -> None:
    result = fault("scatter", *options)
    assert result.status == -signal.SIGSEGV
    # Index 70 + 8192 of 8000 bytes.
    near = rf"the address is 262 bytes after the allocation of 8000 bytes at {result.stdout.strip()}"
    assert re.fullmatch(rf"hipspv: error: {SCATTER}{POINTER}\n  {position}\n  {near}\n", result.stderr), result.stderr


def test_a_division_by_zero() -> None:
    result = fault("divide", "-O1", "-g")
    assert result.status == -signal.SIGFPE
    position = rf"{line_of('divide')}: thread \(5,0,0\) of block \([01],0,0\)"
    assert re.fullmatch(rf"hipspv: error: {DIVIDE}\n  {position}\n", result.stderr), result.stderr


@pytest.mark.parametrize("options", [("-O1", "-g"), ("-O3",)])
def test_a_stack_that_is_used_up(options: tuple[str, ...]) -> None:
    """The handler has a stack of its own."""
    result = fault("large", *options)
    assert result.status == -signal.SIGSEGV
    used = r"used up the stack of its thread, \d+ bytes \(SIGSEGV\): its recursion is too deep, or its local variables"
    first, second = result.stderr.splitlines()
    assert re.match(rf"hipspv: error: kernel .*large\(int\*, int\) {used}", first), first
    assert first.endswith("`ulimit -s` sets the size")
    assert re.search(r"block \([01],0,0\)", second)


def test_a_fault_in_a_function_that_the_kernel_calls() -> None:
    """memcpy of the host's library."""
    result = fault("copying", "-O1", "-g")
    position = rf"{line_of('copying')}: thread \(0,0,0\) of block \(0,0,0\)"
    message = rf"hipspv: error: kernel .*copying\(.*\) read address 0x[0-9a-f]+ \(SIGSEGV\), {POINTER}\n  {position}\n"
    assert re.fullmatch(message, result.stderr), result.stderr


def test_code_in_files_names_kernels(tmp_path: Path) -> None:
    """HIPSPV_KERNEL_DIR: what profilers and core files refer to stays. Messages are the same."""
    result = fault("divide", "-O1", "-g", HIPSPV_KERNEL_DIR=str(tmp_path))
    assert "thread (5,0,0)" in result.stderr
    (library,) = tmp_path.iterdir()
    assert re.fullmatch(r"hipspv-kernels-\d+-1\.so", library.name)
    names = execute([str(COMPILER.with_name("hipspv")), "inspect", str(library)]).stdout
    assert "divide(int*, int)" in names


def test_a_directory_for_code_that_does_not_exist(tmp_path: Path) -> None:
    result = fault("divide", "-O1", "-g", HIPSPV_KERNEL_DIR=str(tmp_path / "missing"), HIPSPV_LOG="error")
    assert result.status == 1
    assert "missing/hipspv-kernels-" in result.stderr
    assert "(HIPSPV_KERNEL_DIR): No such file or directory" in result.stderr
