"""Work in a forked child that may crash, hang or take too much memory: the caller continues."""

from __future__ import annotations

import os
import pickle
import resource
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")

_MEMORY = 1 << 30  # bytes beyond what this process has mapped


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
    with open("/proc/self/statm", "rb") as file:
        mapped = int(file.read().split()[0]) * resource.getpagesize()
    limit(resource.RLIMIT_AS, mapped + _MEMORY)
    limit(resource.RLIMIT_CPU, seconds)
    limit(resource.RLIMIT_CORE, 0)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
