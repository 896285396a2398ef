"""Work with LLVM in a forked child, because LLVM ends its process on fatal errors."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from hipspv.core.errors import DriverError
from hipspv.core.process import describe_exit, memory_file, read_all
from hipspv.core.workspace import write_all

# Words in the lines with which LLVM gives the reason.
_REASONS = ("LLVM ERROR", "Assertion", "UNREACHABLE", "Stack dump", "error")
_DONE = "done"


class Progress:
    """The child's current step. The parent reads it after the child died."""

    def __init__(self) -> None:
        self._file = memory_file("progress")

    def begin(self, what: str) -> None:
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, what.encode(), 0)

    def read(self) -> str:
        return read_all(self._file).decode()


def isolated(work: Callable[[Progress], None], files: str) -> None:
    """Run `work` in a child, whose standard error is printed after its end.

    Raises DriverError, with the names of the input files, if the child dies. Raises SystemExit with
    the child's status if `work` exits or raises; the child prints the exception.
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
    """Return the line in which LLVM gives the reason, and the way in which the process ended."""
    for reason in _REASONS:
        for line in said.splitlines():
            if reason in line:
                return f"{line.strip()} ({describe_exit(code)})"
    return f"the process ended with {describe_exit(code)}"
