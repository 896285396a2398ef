"""gdb in kernels that are native code: lines, variables, and the indices of threads and blocks."""

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cpu.test_programs import NATIVE
from tests.runtime.conftest import Result, execute

SOURCE = Path(__file__).with_name("debugged.hip")
HIPSPV = COMPILER.with_name("hipspv")
QUIET = ("set debuginfod enabled off", "set pagination off", "set print thread-events off")

pytestmark = pytest.mark.skipif(shutil.which("gdb") is None, reason="there is no gdb")


def line_of(mark: str) -> str:
    """The line with that comment, as gdb takes it."""
    lines = SOURCE.read_text().splitlines()
    (found,) = (number for number, text in enumerate(lines, 1) if text.endswith(f"// {mark}"))
    return f"{SOURCE.name}:{found}"


def session(directory: Path, *commands: str, level: str = "-O0", extension: bool = True) -> Result:
    """gdb's output. It must have found no mistake in a command."""
    program = built(COMPILER, "-w", "-g", level, *NATIVE, SOURCE, name="debugged")
    script = directory / "script.gdb"
    script.write_text("".join(f"{command}\n" for command in (*QUIET, *commands)))
    gdb = [str(HIPSPV), "gdb"] if extension else ["gdb"]
    # On one processor one block runs at a time, in the order of the indices.
    gdb = ["taskset", "-c", str(min(os.sched_getaffinity(0))), *gdb]
    return execute([*gdb, "-nx", "-q", "-batch", "-x", str(script), "--args", str(program)], {"HIPSPV_BACKEND": "cpu"})


def values(result: Result) -> list[str]:
    """The values that `print` has shown."""
    return re.findall(r"^\$\d+ = (.*)$", result.stdout, re.M)


# Of thread (5,1,0), whose rank is 21.
BEFORE, NEIGHBOUR = 21 * 3 + 100, 22 * 3 + 100 + 2
SUM = 2 * NEIGHBOUR + BEFORE + 3


@pytest.mark.parametrize("level", ["-O0", "-O1"])
def test_variables_of_a_thread(tmp_path: Path, level: str) -> None:
    result = session(
        tmp_path,
        f"hip break {line_of('after the barriers')} if thread == (5,1,0) && block == (2,0,0)",
        "run",
        *("info block", "bt 2", "info args"),
        *("print before", "print list", "print own", "print neighbour", "print sum", "print rank"),
        *("print tile[22]", "print threadIdx", "print $threadIdx().y", "print $blockIdx().x + $gridDim().x"),
        "print $blockDim()",
        level=level,
    )
    here = "kernel kernel(int*, Pair, int), block (2,0,0) of (4,1,1), thread (5,1,0) of (16,2,1)\n"
    assert here in result.stdout, result.stdout + result.stderr
    assert re.search(r"^#0  kernel \(out=0x\w+, pair=.*, count=3\) at .*debugged\.hip:\d+$", result.stdout, re.M)
    assert re.search(r"^#1  .*hipspv_run_block \(\)", result.stdout, re.M)
    assert re.search(r"^pair = \{\s*first = 100,?\s*second = 1.5\s*\}", result.stdout, re.M), result.stdout
    listed = ", ".join(str(BEFORE + k) for k in range(4))
    assert values(result) == [
        *(str(BEFORE), f"{{{listed}}}", f"{{first = {BEFORE}, second = 3}}", str(NEIGHBOUR), str(SUM), "21"),
        *(str(NEIGHBOUR), "{x = 5, y = 1, z = 0}", "1", "6", "{x = 16, y = 2, z = 1}"),
    ], result.stdout + result.stderr


def test_variables_before_and_in_a_loop_around_barriers(tmp_path: Path) -> None:
    result = session(
        tmp_path,
        f"hip break {line_of('in the loop')} if $threadIdx().x == 5 && i == 2",
        *("run", "print threadIdx.x", "print i", "print sum - before - 2 * neighbour", "print own.first - before"),
    )
    assert values(result) == ["5", "2", "3", "0"], result.stdout + result.stderr


def test_gdb_alone_stops_in_a_function_that_a_thread_calls(tmp_path: Path) -> None:
    """Without the extension, once kernels are loaded."""
    result = session(
        tmp_path,
        *("set breakpoint pending on", "break twice", "run", "set scheduler-locking step", "print value", "next"),
        *("print doubled", "up"),
        *("print threadIdx.x * 3 + 102 + 3", "print before"),
        extension=False,
    )
    value, doubled, expected, before = values(result)
    assert (value, doubled) == (expected, str(2 * int(value))), result.stdout + result.stderr
    assert int(before) == int(value) - 5


def test_another_thread_of_the_block(tmp_path: Path) -> None:
    place = line_of("before the barrier")
    result = session(
        tmp_path,
        f"hip break {place} if thread == (3,0,0) && block == (1,0,0)",
        *(
            "run",
            "hip thread",
            "hip thread (4,1,0)",
            "print rank",
            "hip blocks",
            "hip block (1,0,0)",
            "hip thread (0,1)",
        ),
    )
    shown = re.findall(r"^kernel .* block \(1,0,0\) of \(4,1,1\), thread (\S+) of", result.stdout, re.M)
    assert shown == ["(3,0,0)", "(4,1,0)", "(4,1,0)"], result.stdout + result.stderr
    assert values(result) == ["20"]
    assert re.search(r"^\* \d+ +block \(1,0,0\), thread \(4,1,0\) of kernel\(int\*, Pair, int\)$", result.stdout, re.M)
    assert "and (0,1,0) is before this one" in result.stderr


def test_a_kernel_by_its_name_stops_once_for_each_thread(tmp_path: Path) -> None:
    """At the first line, where its arguments are known, not where its block begins."""
    result = session(
        tmp_path, "hip break kernel", "run", "print threadIdx", "print pair.first", "delete", "kill", "info breakpoints"
    )
    assert re.search(r"hit Breakpoint 1.*, kernel \(out=0x\w+, pair=.*, count=3\)", result.stdout), result.stdout
    assert values(result) == ["{x = 0, y = 0, z = 0}", "100"]


def test_optimised_kernels_have_lines_and_blocks(tmp_path: Path) -> None:
    result = session(tmp_path, "hip break kernel", "run", "info block", "bt 1", "print $threadIdx()", level="-O3")
    assert re.search(r"block \(\d,0,0\) of \(4,1,1\), an unknown thread of \(16,2,1\)$", result.stdout, re.M)
    assert re.search(r"^#0  (0x\w+ in )?kernel \(.*\) at .*debugged\.hip:\d+$", result.stdout, re.M), result.stdout
    assert "this kernel keeps no index of its threads: compile it with -g at -O0 or -O1" in result.stderr


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("info block", "this thread of the program runs no block of a kernel"),
        ("hip break", "hip break takes a location"),
        ("hip thread 3 0", "'3 0' is no index: write (3,0,0)"),
        ("hip block (7,0,0)", "block (7,0,0) doesn't run now"),
    ],
)
def test_mistakes(tmp_path: Path, command: str, message: str) -> None:
    assert message in session(tmp_path, command).stderr
