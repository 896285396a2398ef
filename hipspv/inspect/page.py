"""Lines of styled text and tables for a terminal, written incrementally.

rich detects the terminal's abilities and writes the segments. Its own tables take a millisecond for
each row, too long for programs with a thousand kernels.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import IO

from rich.console import Console
from rich.segment import Segment, Segments
from rich.style import Style

# A text and rich's name of its style.
Part = tuple[str, str]

_GAP = "  "
_WIDEST = 60  # width of a column: a longer cell moves the rest of its row
_WAITING = 1 << 16  # characters that are collected before they are written


class Page:
    """Text for a stream, with colours if it is a terminal that has them.

    Used as a context manager, whose exit writes the last lines.
    """

    def __init__(self, stream: IO[str]) -> None:
        self._console = Console(file=stream, highlight=False, soft_wrap=True)
        self._segments: list[Segment] = []
        self._waiting = 0

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *error: object) -> None:
        self._write()

    def line(self, *parts: str | Part, indent: int = 0) -> None:
        """Add one line. Control characters from files don't reach the terminal."""
        if indent and parts:
            self._add(" " * indent)
        for part in parts:
            text, style = part if isinstance(part, tuple) else (part, "")
            self._add(_printable(text), _style(style))
        self._add("\n")
        if self._waiting > _WAITING:
            self._write()

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]], indent: int, numbers: str = "") -> None:
        """Add rows below headings; empty columns are left out. The columns whose headings `numbers`
        names are aligned to the right."""
        used = [i for i in range(len(headings)) if any(row[i] for row in rows)]
        table = [[_printable(row[i]) for i in used] for row in ([*headings], *rows)]
        right = [headings[i] in numbers.split() for i in used]
        widths = [min(max(map(len, column)), _WIDEST) for column in zip(*table, strict=True)]
        for number, row in enumerate(table):
            cells = (
                cell.rjust(width) if side else cell.ljust(width)
                for cell, width, side in zip(row, widths, right, strict=True)
            )
            self.line((_GAP.join(cells).rstrip(), "" if number else "dim"), indent=indent)

    def _add(self, text: str, style: Style | None = None) -> None:
        self._segments.append(Segment(text, style))
        self._waiting += len(text)

    def _write(self) -> None:
        self._console.print(Segments(self._segments), end="")
        self._segments.clear()
        self._waiting = 0


@functools.cache
def _style(name: str) -> Style | None:
    return Style.parse(name) if name else None


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return text.encode("unicode_escape").decode("ascii")
