"""Child processes: start, wait, show. Standard error goes to memory: nothing has to be polled."""

from __future__ import annotations

import os
import signal
import sys
import time

from hipspv.core.response_files import join
from hipspv.core.workspace import SIGNALS, write_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Longer command lines go into a response file: Linux allows 128 KiB per argument and ARG_MAX in all.
_LONGEST = 100_000


class Shielded:
    """Delays signals that ask to stop while a child is started and noted: none may be forgotten."""

    def __enter__(self) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)

    def __exit__(self, *error: object) -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


class Child:
    """A child process. `leads`: it leads a process group, which ends with it."""

    def __init__(self, argv: list[str], pid: int, stderr: int, leads: bool = False) -> None:
        self.argv = argv
        self.pid = pid
        self.status: int | None = None
        self._stderr = stderr
        self._leads = leads

    def wait(self) -> int:
        """Wait for the end, and return the exit code: negative for a signal, as in subprocess."""
        if self.status is None:
            _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
        return self.status

    def end(self) -> None:
        """End the child if it runs, and discard its output."""
        if self.status is None:
            if self._leads:
                os.killpg(self.pid, signal.SIGKILL)
            else:
                os.kill(self.pid, signal.SIGKILL)
            self.wait()
            if self._leads:
                self._wait_for_group()
        if self._stderr > 2:
            os.close(self._stderr)
            self._stderr = 2

    def _wait_for_group(self) -> None:
        """Wait for the child's own children: their output may come a moment after its end."""
        import contextlib

        until = time.monotonic() + 1
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < until:
                os.killpg(self.pid, 0)
                time.sleep(0.001)

    def stderr(self) -> bytes:
        """Return the child's standard error."""
        return b"" if self._stderr == 2 else read_all(self._stderr)


def wait_any(children: list[Child]) -> Child:
    """Wait until one of the children ends, and return it."""
    while True:
        pid, status = os.wait()
        for child in children:
            if child.pid == pid:
                child.status = os.waitstatus_to_exitcode(status)
                return child


def memory_file(name: str) -> int:
    """Return a file in memory."""
    return os.memfd_create(name)


def read_all(descriptor: int) -> bytes:
    """Return the content of a file in memory."""
    return os.pread(descriptor, os.fstat(descriptor).st_size, 0)


def spawn(
    argv: list[str],
    directory: str,
    *,
    capture: bool = True,
    leads: bool = False,
    stdin: bytes | None = None,
    stdout: str = "",
) -> Child:
    """Start a program. `directory` takes the response file of a very long command line; `stdout`
    names a file for the standard output. A program that `leads` ends together with its children.

    Without `capture` the program is clang as a driver, which leads the linker.
    """
    leads = leads or not capture
    stderr = memory_file("stderr") if capture else 2
    file = -1
    actions: list[tuple] = [(os.POSIX_SPAWN_DUP2, stderr, 2)] if capture else []
    if stdout:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        actions.append((os.POSIX_SPAWN_OPEN, 1, stdout, flags, 0o666))
    if stdin is not None:
        file = memory_file("stdin")
        write_all(file, stdin)
        os.lseek(file, 0, os.SEEK_SET)
        actions.append((os.POSIX_SPAWN_DUP2, file, 0))
    given = argv
    if sum(map(len, argv)) > _LONGEST:
        given = [argv[0], "@" + _response_file(argv[1:], directory)]
    group: dict[str, Any] = {"setpgroup": 0} if leads else {}
    # Python ignores SIGPIPE; programs that write to pipes must not.
    pid = os.posix_spawn(
        given[0], given, os.environ, file_actions=actions, setsigmask=(), setsigdef=(*SIGNALS, signal.SIGPIPE), **group
    )
    if file >= 0:
        os.close(file)
    return Child(argv, pid, stderr, leads)


def fork(argv: list[str], work: Callable[[], int | None]) -> Child:
    """Run a function in a child, and take its result for the exit code. `argv` does the same alone.

    The caller blocks signals: between fork and the child's own handlers, the parent's would run in both processes.
    """
    stderr = memory_file("stderr")
    pid = os.fork()
    if pid == 0:
        os._exit(_forked(work, stderr))
    # Programs that the child starts end with it. Both processes set the group, because either may run first.
    os.setpgid(pid, pid)
    return Child(argv, pid, stderr, leads=True)


def _forked(work: Callable[[], int | None], stderr: int) -> int:
    """Run the child from start to end, and return its exit code."""
    try:
        os.setpgid(0, 0)
        for signum in SIGNALS:
            signal.signal(signum, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        os.dup2(stderr, 2)
        code = work()
        sys.stderr.flush()
    except Exception as error:  # noqa: BLE001 (the outermost line of this process)
        write_all(2, _explained(error).encode(errors="surrogateescape"))
        return 1
    return code or 0


def _explained(error: Exception) -> str:
    from hipspv.core.errors import DriverError

    if isinstance(error, DriverError):
        note = f"hipspv-cc: note: {error.remedy}\n" if error.remedy else ""
        return f"hipspv-cc: error: {error}\n{note}"
    import traceback

    return "hipspv-cc: error: " + "".join(traceback.format_exception(error))


def _response_file(argv: list[str], directory: str) -> str:
    path = os.path.join(directory, f"arguments-{len(os.listdir(directory))}.rsp")
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(join(argv))
    return path


def quote(argv: list[str]) -> str:
    """Return a command as clang prints it under -v: every argument in double quotes."""
    escaped = (w.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$") for w in argv)
    return " " + " ".join(f'"{w}"' for w in escaped)


def describe_exit(code: int) -> str:
    """Describe an exit code."""
    if code >= 0:
        return f"exit code {code}"
    return f"signal {-code} ({signal.Signals(-code).name})"
