"""A limit on a report's memory, in proportion to its file."""

from __future__ import annotations

# So many bytes for each byte of the file, and a minimum for small files.
_TIMES, _FLOOR = 2, 24 << 20


class Full(Exception):
    """The report has reached the limit for such a file."""


class Budget:
    """The memory left for the report of a file."""

    def __init__(self, size: int) -> None:
        self._left = _FLOOR
        self.add(size)

    def add(self, size: int) -> None:
        """Add the allowance for so many more bytes of the file."""
        self._left += _TIMES * size

    def take(self, size: int) -> None:
        """Account for so many more bytes of the report. Raises Full."""
        self._left -= size
        if self._left < 0:
            raise Full
