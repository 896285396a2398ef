"""Lines of styled text, and tables in them, for a terminal.

rich finds out what the terminal can do and writes the segments; its own tables take a millisecond
for each row, which programs with a thousand kernels don't have.
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
_WIDEST = 60  # a column: what is longer moves the rest of its row


class Page:
    """Text that grows line by line."""

    def __init__(self) -> None:
        self._segments: list[Segment] = []

    def line(self, *parts: str | Part, indent: int = 0) -> None:
        """One line. Control characters of files don't reach the terminal."""
        if indent and parts:
            self._segments.append(Segment(" " * indent))
        for part in parts:
            text, style = part if isinstance(part, tuple) else (part, "")
            self._segments.append(Segment(_printable(text), _style(style)))
        self._segments.append(Segment("\n"))

    def table(
        self,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        indent: int,
        numbers: str = "",
    ) -> None:
        """Rows below headings; empty columns are left out. The columns of `numbers`, which names
        headings, stand to the right."""
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

    def write(self, stream: IO[str]) -> None:
        """Write it, with colours where the stream is a terminal that has them."""
        console = Console(file=stream, highlight=False, soft_wrap=True)
        console.print(Segments(self._segments), end="")


@functools.cache
def _style(name: str) -> Style | None:
    return Style.parse(name) if name else None


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return text.encode("unicode_escape").decode("ascii")
