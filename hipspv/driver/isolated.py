"""Work with LLVM in a forked child, since LLVM ends its process when it can't go on."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from hipspv.driver.errors import DriverError
from hipspv.driver.process import describe_exit, memory_file, read_all
from hipspv.driver.workspace import write_all

# Lines in which LLVM says why.
_REASONS = ("LLVM ERROR", "Assertion", "UNREACHABLE", "Stack dump", "error")
_DONE = "done"


class Progress:
    """What the child is about; the parent reads it when the child has died."""

    def __init__(self) -> None:
        self._file = memory_file("progress")

    def begin(self, what: str) -> None:
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, what.encode(), 0)

    def read(self) -> str:
        return read_all(self._file).decode()


def isolated(work: Callable[[Progress], None], files: str) -> None:
    """Runs `work` in a child. What it writes to standard error comes when it has ended.

    Raises DriverError, with the names of the input files, when the child dies. An exception of
    `work` must not leave it: the child's exit status is then this process's.
    """
    progress, errors = Progress(), memory_file("stderr")
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        os._exit(_child(work, progress, errors))
    _, status = os.waitpid(pid, 0)
    code, said = os.waitstatus_to_exitcode(status), read_all(errors)
    where = progress.read()
    if where == _DONE:
        write_all(2, said)
        if code:
            raise SystemExit(code)
        return
    if code == -signal.SIGINT:
        raise KeyboardInterrupt
    raise DriverError(f"{files}: {where}: {_reason(said.decode(errors='replace'), code)}")


def _child(work: Callable[[Progress], None], progress: Progress, errors: int) -> int:
    os.dup2(errors, 2)
    code = 0
    try:
        work(progress)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except Exception:  # noqa: BLE001 (the outermost line of this process; a bug of ours)
        import traceback

        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    progress.begin(_DONE)
    return code


def _reason(said: str, code: int) -> str:
    """Why LLVM gave up: the line that says so, and how the process ended."""
    for reason in _REASONS:
        for line in said.splitlines():
            if reason in line:
                return f"{line.strip()} ({describe_exit(code)})"
    return f"the process ended with {describe_exit(code)}"
