"""Processes that end, or fork, while the device works: nothing hangs, crashes or gets lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.limits import HANG_S

from ..runtime.conftest import Result, execute
from .conftest import Compile

HERE = Path(__file__).parent
KERNEL = "kernel {} ran"


def leave(compiled: Compile, how: str, *arguments: str) -> Result:
    return execute([str(compiled("leave.hip", "-ldl")), how, *arguments])


@pytest.mark.parametrize(("how", "status"), [("return", 5), ("quick_exit", 6), ("thread", 8)])
def test_work_ends_and_prints(compiled: Compile, how: str, status: int) -> None:
    result = leave(compiled, how)
    kernels = 2 if how == "thread" else 1
    assert sorted(result.stdout.split("\n")) == sorted(["", *(KERNEL.format(i + 1) for i in range(kernels))])
    assert (result.status, result.stderr) == (status, "")


def test_immediate_exit(compiled: Compile) -> None:
    assert leave(compiled, "_exit").status == 7


def test_exit_in_a_host_function(compiled: Compile) -> None:
    """Commands after the function run, too: its stream goes on without it."""
    result = leave(compiled, "callback")
    assert result.status == 9, result.stderr
    lines = sorted(result.stdout.splitlines())  # kernels' output comes when something waits
    assert lines == [*(KERNEL.format(i) for i in (1, 2, 3)), "second callback"]


def test_exit_beside_another_host_function(compiled: Compile) -> None:
    result = leave(compiled, "callback elsewhere")
    assert result.status == 9, result.stderr
    assert sorted(result.stdout.splitlines()) == [KERNEL.format(1), KERNEL.format(4)]


def test_exception_in_a_host_function(compiled: Compile) -> None:
    """As with any exception that leaves a thread's function."""
    result = leave(compiled, "throw")
    assert result.status == -6
    assert "terminate called" in result.stderr


def test_abort_in_a_kernel(compiled: Compile) -> None:
    result = leave(compiled, "abort")
    assert (result.status, result.stdout) == (11, KERNEL.format(1) + "\n")


def test_threads_go_on(compiled: Compile) -> None:
    result = leave(compiled, "detached")
    assert result.status == 0, result.stderr
    assert KERNEL.format(1) in result.stdout.splitlines()


def test_closing_a_library_at_work(compiled: Compile) -> None:
    library = compiled("leave_library.hip", "-shared", "-fPIC", suffix=".so")
    result = leave(compiled, "dlclose", str(library))
    assert (result.status, result.values) == (0, {"sync": "hipSuccess", "value": "50"})


CLOSE = """
import _ctypes, ctypes, sys
library = ctypes.CDLL(sys.argv[1])
assert library.arm() == 0
_ctypes.dlclose(library._handle)
"""


SEVERAL = ("-fgpu-rdc", str(HERE / "destroyed_earlier.hip"))


@pytest.mark.parametrize("flags", [(), SEVERAL], ids=["whole", "relocatable"])
def test_destructors_of_a_closed_library(flags: tuple[str, ...], compiled: Compile) -> None:
    """Its kernels are registered until the destructors of its static objects have run, also after the end of another
    source of the program."""
    library = compiled("destroyed_library.hip", "-shared", "-fPIC", *flags, suffix=".so")
    argv = [sys.executable, "-c", CLOSE, str(library)]
    done = subprocess.run(argv, capture_output=True, text=True, timeout=HANG_S)
    assert (done.returncode, done.stdout) == (0, "hipSuccess hipSuccess 42\n"), done.stderr


def test_fork_after_use(compiled: Compile) -> None:
    result = leave(compiled, "fork")
    assert result.status == 0, result.stderr
    assert result.values == {
        "child.malloc": "hipErrorNotInitialized",
        "child.launch": "hipErrorNotInitialized",
        "child.sync": "hipErrorNotInitialized",
        "child.name": "hipErrorNotReady",
        "child": "7",
        "parent": "hipSuccess",
    }
    assert result.stdout.splitlines().count(KERNEL.format(1)) == 1
    assert result.stdout.splitlines()[-2] == KERNEL.format(2)
    assert result.stderr.count("was forked") == 1
    assert "remedy: fork before the first call" in result.stderr


def test_fork_while_the_device_works(compiled: Compile) -> None:
    """The child leaves, or execs; the parent prints what its kernel printed, once."""
    result = leave(compiled, "fork busy")
    assert result.status == 0, result.stderr
    assert result.values == {"child": "7", "exec": "0", "parent": "hipSuccess"}
    assert result.stdout.splitlines().count(KERNEL.format(1)) == 1


def test_fork_before_use(compiled: Compile) -> None:
    result = leave(compiled, "fork before")
    assert result.status == 0, result.stderr
    assert result.values == {"child.sync": "hipSuccess", "child": "7", "parent": "hipSuccess"}
    assert result.stdout.splitlines()[0] == KERNEL.format(1)


def test_fork_among_threads(compiled: Compile) -> None:
    result = leave(compiled, "fork threads")
    assert result.status == 0, result.stderr
    assert result.values == {"children": "20", "parent": "hipSuccess"}
