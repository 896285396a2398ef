"""Processes that end while an endless kernel runs."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S

from .conftest import WRAPPER, Build, Run

SOON = {"HIPSPV_EXIT_WAIT": "1"}
KERNELS = ["waits", "works"]


@pytest.mark.parametrize("kernel", KERNELS)
def test_main_returns(run: Run, kernel: str) -> None:
    result = run("endless.hip", args=[kernel], env=SOON)
    assert result.status == 3, result.stderr
    assert result.stdout.splitlines() == ["main ends", "kernel printed"]
    (line,) = result.stderr.splitlines()
    assert re.search(rf"while a kernel still runs \(.*{kernel}\(.*\)\), 1 s", line), line


@pytest.mark.parametrize(("how", "status"), [("exit", 5), ("quick-exit", 4)])
def test_exit_is_called(run: Run, how: str, status: int) -> None:
    result = run("endless.hip", args=["works", how], env=SOON)
    assert result.status == status, result.stderr
    assert result.stdout == "kernel printed\n"


def test_another_thread_waits(run: Run) -> None:
    result = run("endless.hip", args=["waits", "other-thread"], env=SOON)
    assert result.status == 3, result.stderr
    assert "main ends" in result.stdout


def test_no_wait_at_all(run: Run) -> None:
    result = run("endless.hip", args=["works"], env={"HIPSPV_EXIT_WAIT": "0"})
    assert result.status == 3, result.stderr


def test_kernels_that_end_are_waited_for(run: Run) -> None:
    result = run("endless.hip", args=["none"])
    assert (result.status, result.stderr) == (3, "")
    assert result.stdout.splitlines() == ["main ends", "kernel printed"]


def test_unreadable_time(run: Run) -> None:
    result = run("endless.hip", args=["none"], env={"HIPSPV_EXIT_WAIT": "soon"})
    assert result.status == 3
    assert "HIPSPV_EXIT_WAIT=soon is no number of seconds" in result.stderr


def _heed_interrupts() -> None:
    """A shell has its background jobs ignore SIGINT, and so do programs that these start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupt(program: Path, argv: list[str], number: signal.Signals, env: dict[str, str]) -> tuple[int, str]:
    """Sends the signal once the program has printed that it is ready. Returns status and stderr."""
    process = subprocess.Popen(
        [*WRAPPER, str(program), *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **env},
        preexec_fn=_heed_interrupts,
    )
    with process:
        try:
            assert process.stdout
            assert any(line == "ready\n" for line in process.stdout)
            process.send_signal(number)
            _, errors = process.communicate(timeout=HANG_S)
        finally:
            process.kill()
    return process.returncode, errors


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("kernel", KERNELS)
def test_interrupted(build: Build, tmp_path: Path, kernel: str, number: signal.Signals) -> None:
    program = build("endless.hip")
    env = {"HIPSPV_CACHE_DIR": str(tmp_path)}
    status, _ = interrupt(program, [kernel, "ready", "synchronize"], number, env)
    assert status == -number


@pytest.mark.parametrize(("handler", "status"), [("exit-on-int", 6), ("leave-on-int", 7)])
def test_own_handler(build: Build, handler: str, status: int) -> None:
    argv = ["waits", handler, "ready", "synchronize"]
    found, errors = interrupt(build("endless.hip"), argv, signal.SIGINT, SOON)
    assert found == status, errors


def test_binaries_kept_by_an_interrupted_process(build: Build, run: Run, tmp_path: Path) -> None:
    env = {"HIPSPV_CACHE_DIR": str(tmp_path)}
    interrupt(build("endless.hip"), ["waits", "ready", "synchronize"], signal.SIGTERM, env)
    result = run("endless.hip", args=["none"], env={**env, "HIPSPV_LOG": "debug"})
    assert result.status == 3
    assert "kernel printed" in result.stdout
    assert "cache: found" in result.stderr
