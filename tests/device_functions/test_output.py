"""The output of device code, and the ends of its threads."""

import re
import subprocess

import pytest

from tests.limits import HANG_S

from .conftest import Build


def test_printf_formats_as_the_host_does(build_program: Build) -> None:
    program = build_program("prints", "-O2")
    result = subprocess.run([program], capture_output=True, text=True, timeout=HANG_S)
    assert result.returncode == 0, result
    host, device, rest = result.stdout.split("---\n")
    assert device == host
    lines = rest.splitlines()
    threads = {f"thread {t} of block {b}" for b in range(2) for t in range(20)}
    assert set(lines) == threads | {"<(null)>", "member: 1.5"}
    assert len(lines) == 42


@pytest.mark.sampled("translator", "level")
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_assert_abort_trap(build_program: Build, level: str) -> None:
    program = build_program("ends", level)

    def run(kind: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run([program, str(kind)], capture_output=True, text=True, timeout=HANG_S)

    fine = "100 102 104 106 108 110 112 114"
    ended = "100 102 104 106 108 1 112 114"
    assert run(0).stdout == f"hipSuccess: {fine}\n"
    failed = run(1)
    assert failed.stdout == f"hipErrorAssert: {ended}\n"
    assert re.search(
        r"ends\.hip:9: int deep\(int, int\): block: \[0,0,0\], thread: \[5,0,0\] "
        r"Assertion `x != 5 && \"five\"` failed\.",
        failed.stderr,
    )
    for kind in (2, 3):
        assert run(kind).stdout == f"hipErrorLaunchFailure: {ended}\n"
    failed = run(4)
    assert failed.stdout == f"hipErrorAssert: {ended}\n"
    assert "name:7: of: block: [0,0,0], thread: [5,0,0] Assertion `text` failed." in failed.stderr
