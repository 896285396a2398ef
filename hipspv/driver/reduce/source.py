"""Reduction of sources: the user's headers become part of them, then pieces are left out."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from hipspv.driver.reduce.case import Judge
from hipspv.driver.reduce.delta import minimal

_DEEPEST = 3  # braces
_INCLUDE = re.compile(rb'[ \t]*#[ \t]*include[ \t]*"([^"]+)"')


def reduce_source(judge: Judge, name: str, directories: list[str]) -> None:
    """Reduce the case's file `name`; the judge keeps the result. `directories` may contain its headers."""
    whole = inlined(judge.best.files[name], directories)
    judge(judge.best.having(name, whole))
    size = -1
    while size != judge.best.size():
        size = judge.best.size()
        for split in (*(_blocks(depth) for depth in range(_DEEPEST)), _lines):
            _shrink(judge, name, split)


def _shrink(judge: Judge, name: str, split: Callable[[bytes], list[bytes]]) -> None:
    case = judge.best
    minimal(split(case.files[name]), lambda kept: judge(case.having(name, b"".join(kept))))


def _lines(text: bytes) -> list[bytes]:
    return text.splitlines(keepends=True)


def _blocks(depth: int) -> Callable[[bytes], list[bytes]]:
    """Return a function that splits at line ends with at most `depth` open braces."""

    def split(text: bytes) -> list[bytes]:
        found: list[bytes] = [b""]
        level = 0
        for line in _lines(text):
            found[-1] += line
            level += line.count(b"{") - line.count(b"}")
            if level <= depth:
                found.append(b"")
        return [piece for piece in found if piece]

    return split


def inlined(text: bytes, directories: list[str], done: set[str] | None = None) -> bytes:
    """Return the text with the headers that `#include "…"` finds in the directories, each once."""
    done = set() if done is None else done
    lines: list[bytes] = []
    for line in _lines(text):
        match = _INCLUDE.match(line)
        path = _find(os.fsdecode(match[1]), directories) if match else ""
        if not path:
            lines.append(line)
        elif path not in done:
            done.add(path)
            with open(path, "rb") as file:
                header = file.read().replace(b"#pragma once", b"")
            lines.append(inlined(header, [os.path.dirname(path), *directories], done) + b"\n")
    return b"".join(lines)


def _find(name: str, directories: list[str]) -> str:
    paths = (os.path.join(directory, name) for directory in directories)
    return next((os.path.realpath(path) for path in paths if os.path.isfile(path)), "")
