"""How much memory a report may take: what is out of proportion to its file isn't made."""

from __future__ import annotations

# So many bytes for each of the file's, and for small files.
_TIMES, _FLOOR = 2, 24 << 20


class Full(Exception):
    """The report has become as large as it may be for such a file."""


class Room:
    """The memory that is left for the report of a file."""

    def __init__(self, size: int) -> None:
        self._left = _FLOOR
        self.add(size)

    def add(self, size: int) -> None:
        """The file has so many bytes more."""
        self._left += _TIMES * size

    def take(self, size: int) -> None:
        """The report becomes so much larger. Raises Full."""
        self._left -= size
        if self._left < 0:
            raise Full
