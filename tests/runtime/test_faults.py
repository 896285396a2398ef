"""Wrong pointers: the kernel is named, the signal stays, and the program's own handlers work."""

import re
import signal

import pytest

from .conftest import Run

FILL = r"fill\(int\*, int\)"
POINTER = r", which the program may not access: it has a wrong pointer or index"
GIVEN = r", which the program may not access: it was given a wrong pointer or size"


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("kernel", rf"kernel {FILL} wrote to address 0x10 \(SIGSEGV\){POINTER}"),
        ("all threads", rf"kernel {FILL} wrote to address 0x[0-9a-f]+ \(SIGSEGV\){POINTER}"),
        ("stream", rf"kernel {FILL} wrote to address 0x10 \(SIGSEGV\){POINTER}"),
        ("no such address", rf"kernel {FILL} accessed an address that no memory has \(SIGSEGV\){POINTER}"),
        (
            "several",
            # An instruction that reads and writes faults as a write, on some processors.
            rf"a kernel (?:read|wrote to) address 0x10 \(SIGSEGV\){POINTER}"
            rf"; submitted and not known to have ended: {FILL}, doubled\(int\*\)",
        ),
        ("copy to", rf"a copy or fill read address 0x[0-9a-f]+ \(SIGSEGV\){GIVEN}"),
        (
            "copy after",
            rf"a kernel or copy read address 0x[0-9a-f]+ \(SIGSEGV\){POINTER}"
            rf"; submitted and not known to have ended: {FILL}, a copy or fill",
        ),
        ("copy from", rf"a copy or fill wrote to address 0x[0-9a-f]+ \(SIGSEGV\){GIVEN}"),
        ("small copy", rf"a HIP call wrote to address 0x10 \(SIGSEGV\){GIVEN}"),
        ("kept", rf"a HIP call read address 0x[0-9a-f]+ \(SIGSEGV\){GIVEN}"),
    ],
)
def test_wild_pointer(run: Run, what: str, message: str) -> None:
    result = run("faults.hip", args=[what])
    assert result.status == -signal.SIGSEGV, result.stdout + result.stderr
    assert re.fullmatch(rf"hipspv: error: {message}\n", result.stderr), result.stderr


@pytest.mark.parametrize(
    ("what", "ended_by"),
    [("host", signal.SIGSEGV), ("host copy", signal.SIGSEGV), ("sent", signal.SIGSEGV), ("abort", signal.SIGABRT)],
)
def test_fault_of_the_program_itself(run: Run, what: str, ended_by: signal.Signals) -> None:
    result = run("faults.hip", args=[what])
    assert (result.status, result.stderr) == (-ended_by, "")


def test_handler_of_the_program(run: Run) -> None:
    before = run("faults.hip", args=["handler before"])
    assert (before.status, before.stdout) == (7, "handler=1 1\n")
    assert before.stderr.startswith("hipspv: error: kernel fill(int*, int) wrote to address 0x10")
    after = run("faults.hip", args=["handler after"])
    assert (after.status, after.stdout, after.stderr) == (7, "handler=1 1\n", "")


def test_program_that_goes_on(run: Run) -> None:
    result = run("faults.hip", args=["recovers"])
    assert (result.status, result.stderr) == (0, "")
    assert result.values == {"value": "3", "wrong kind": "hipErrorInvalidValue", "wrong side": "hipErrorInvalidValue"}
    once = run("faults.hip", args=["recovers once"])
    assert once.status == 9
    assert once.stderr.startswith("hipspv: error: kernel fill(int*, int) wrote to address 0x10")
