"""Limits of memory and time: of this process while it reads a file, and of a forked child that may crash or hang."""

from __future__ import annotations

import contextlib
import os
import pickle
import resource
from collections.abc import Callable, Iterator
from typing import TypeVar

Result = TypeVar("Result")

_MEMORY = 1 << 30  # bytes of a child, beyond what this process has mapped
# Bytes that this process maps for each byte of a file, and for any file. zstd's window alone may
# have 128 MiB, of which a file fills little.
TIMES, FLOOR = 8, 256 << 20


@contextlib.contextmanager
def memory_for(size: int) -> Iterator[Callable[[int], None]]:
    """Within this context, what exceeds the memory that a file of so many bytes may take raises
    MemoryError. The function that it returns allows for more bytes of input."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    most = _mapped() + FLOOR

    def allow(more: int) -> None:
        nonlocal most
        most += TIMES * more
        limit(resource.RLIMIT_AS, most)

    allow(size)
    try:
        yield allow
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def call(work: Callable[[], Result], seconds: int) -> Result | None:
    """Return the result of `work`, or None if its process ended before it returned, or took more
    than `seconds` of processor time."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.close(reader)
            _limit(seconds)
            with os.fdopen(writer, "wb") as pipe:
                pickle.dump(work(), pipe)
            code = 0
        finally:
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(pid, 0)
    return pickle.loads(answer) if status == 0 else None


def limit(what: int, most: int, pid: int = 0) -> None:
    """Lower a limit of a process, by default this one. A lower limit, as of `ulimit`, stays."""
    _, hard = resource.prlimit(pid, what)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.prlimit(pid, what, (soft, hard))


def _limit(seconds: int) -> None:
    """Set this process's limits, and discard the messages of its death."""
    limit(resource.RLIMIT_AS, _mapped() + _MEMORY)
    limit(resource.RLIMIT_CPU, seconds)
    limit(resource.RLIMIT_CORE, 0)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def _mapped() -> int:
    """Return the bytes that this process has mapped."""
    with open("/proc/self/statm", "rb") as file:
        return int(file.read().split()[0]) * resource.getpagesize()
