"""The programs and libraries of others that the report uses; the caller says where they are."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass


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


def run(words: Sequence[str], data: bytes | memoryview) -> subprocess.CompletedProcess[bytes]:
    """A program's answer to what it reads from standard input."""
    return subprocess.run(words, input=data, capture_output=True, check=False)


def said(done: subprocess.CompletedProcess[bytes]) -> str:
    """Why a program failed."""
    text = (done.stderr or done.stdout).decode(errors="replace").strip()
    if done.returncode < 0:
        return f"{text}; ended by signal {-done.returncode}".lstrip("; ")
    return text or f"exit status {done.returncode}"
