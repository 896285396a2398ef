"""External programs and libraries of the report. The caller provides their paths."""

from __future__ import annotations

import contextlib
import io
import resource
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import IO, TextIO

from hipspv.inspect import limits


class InspectError(Exception):
    """A request can't be carried out; `remedy` gives the way out."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(message)
        self.remedy = remedy


class TooSlow(InspectError):
    """A program has reached its limit of processor time."""


@dataclass(frozen=True)
class Tools:
    """spirv, llvm: return the path of a program of SPIRV-Tools or LLVM; libllvm: the library's. cuda: returns the words
    that start a program of NVIDIA's toolkit. intel: the path of a program of Intel's graphics compiler."""

    spirv: Callable[[str], str]
    llvm: Callable[[str], str]
    libllvm: Callable[[], str]
    cuda: Callable[[str], list[str]]
    intel: Callable[[str], str]


# Limits on a program's processor time, because spirv-val takes hours for some damaged modules.
SECONDS, _BYTES_OF_A_SECOND = 60, 1 << 18


def run(words: Sequence[str], data: bytes | memoryview, size: int = 0) -> subprocess.CompletedProcess[bytes]:
    """Run a program with data on standard input, and return its result. size: of the files that it reads besides."""
    with (
        _file(data) as given,
        subprocess.Popen(words, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process,
    ):
        _limit(process, len(data) + size)
        out, complaints = process.communicate()
    return subprocess.CompletedProcess(words, process.returncode, out, complaints)


@contextlib.contextmanager
def printed(words: Sequence[str], data: bytes | memoryview, seconds: int = 0) -> Iterator[TextIO]:
    """Return a program's output for data on standard input, as it arrives. Raises InspectError at
    the end if the program fails."""
    with _file(data) as given, tempfile.TemporaryFile() as complaints:
        with subprocess.Popen(words, stdin=given, stdout=subprocess.PIPE, stderr=complaints) as process:
            _limit(process, len(data), seconds)
            assert process.stdout is not None
            yield io.TextIOWrapper(process.stdout, "utf-8", "replace", newline="\n")
        complaints.seek(0)
        done = subprocess.CompletedProcess(words, process.returncode, b"", complaints.read())
    if done.returncode:
        error = TooSlow if done.returncode == -signal.SIGXCPU else InspectError
        raise error(f"{words[0]}: {said(done)}")


@contextlib.contextmanager
def _file(data: bytes | memoryview) -> Iterator[IO[bytes]]:
    """Return a file without a name: a pipe would need a writer while the output is read."""
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        yield file


def _limit(process: subprocess.Popen[bytes], size: int, seconds: int = 0) -> None:
    seconds = (seconds or SECONDS) + size // _BYTES_OF_A_SECOND
    limits.limit(resource.RLIMIT_CPU, seconds, process.pid)


def said(done: subprocess.CompletedProcess[bytes]) -> str:
    """Return the reason for which a program failed."""
    text = (done.stderr or done.stdout).decode(errors="replace").strip()
    if done.returncode == -signal.SIGXCPU:
        return "it takes too long"
    if done.returncode < 0:
        return f"{text}; ended by signal {-done.returncode}".lstrip("; ")
    return text or f"exit status {done.returncode}"
