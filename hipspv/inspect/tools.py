"""The programs and libraries of others that the report uses; the caller says where they are."""

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

from hipspv.inspect import child


class InspectError(Exception):
    """What was asked for can't be done; `remedy` says what to do."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(message)
        self.remedy = remedy


@dataclass(frozen=True)
class Tools:
    """spirv, llvm: give the path of a program of SPIRV-Tools or LLVM; libllvm: the library's."""

    spirv: Callable[[str], str]
    llvm: Callable[[str], str]
    libllvm: Callable[[], str]


# Of a processor's time that a program may take: spirv-val takes hours for some damaged modules.
_SECONDS, _BYTES_OF_A_SECOND = 60, 1 << 18


def run(words: Sequence[str], data: bytes | memoryview) -> subprocess.CompletedProcess[bytes]:
    """A program's answer to what it reads from standard input."""
    with (
        _file(data) as given,
        subprocess.Popen(
            words, stdin=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        _limit(process, len(data))
        out, complaints = process.communicate()
    return subprocess.CompletedProcess(words, process.returncode, out, complaints)


@contextlib.contextmanager
def printed(words: Sequence[str], data: bytes | memoryview) -> Iterator[TextIO]:
    """What a program prints of what it reads from standard input, as it comes. Raises InspectError
    at the end where it fails."""
    with _file(data) as given, tempfile.TemporaryFile() as complaints:
        with subprocess.Popen(
            words, stdin=given, stdout=subprocess.PIPE, stderr=complaints
        ) as process:
            _limit(process, len(data))
            assert process.stdout is not None
            yield io.TextIOWrapper(process.stdout, "utf-8", "replace", newline="\n")
        complaints.seek(0)
        done = subprocess.CompletedProcess(words, process.returncode, b"", complaints.read())
    if done.returncode:
        raise InspectError(f"{words[0]}: {said(done)}")


@contextlib.contextmanager
def _file(data: bytes | memoryview) -> Iterator[IO[bytes]]:
    """A file without a name: a pipe would need somebody who writes while the answer is read."""
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        yield file


def _limit(process: subprocess.Popen[bytes], size: int) -> None:
    seconds = _SECONDS + size // _BYTES_OF_A_SECOND
    child.limit(resource.RLIMIT_CPU, seconds, process.pid)


def said(done: subprocess.CompletedProcess[bytes]) -> str:
    """Why a program failed."""
    text = (done.stderr or done.stdout).decode(errors="replace").strip()
    if done.returncode == -signal.SIGXCPU:
        return "it takes too long"
    if done.returncode < 0:
        return f"{text}; ended by signal {-done.returncode}".lstrip("; ")
    return text or f"exit status {done.returncode}"
