"""What a reader may do with a file: raise its own errors, and take memory in proportion."""

from __future__ import annotations

import resource
import tracemalloc
import zlib
from types import ModuleType

FLOOR, TIMES = 64 << 20, 4  # bytes, and bytes for each of the input's
# Of so many runs one has its memory measured exactly, which takes longer than the run.
_TRACED = 128
# Of so many inputs one is read with all that follows from it.
_CLOSELY = 8
_GROWN = FLOOR // 2  # bytes more than the process ever had: the run that took them is measured


class BoundError(AssertionError):
    """A reader takes too much memory, or its error says nothing or points outside of the file."""


def check(harness: ModuleType, data: bytes, quickly: bool = False) -> int:
    """Reads the data; gives the bytes of memory that this took at most.

    The harness has `read(data)` and ERRORS, the classes that may come out of it; it may have
    `read_quickly(data)`, which leaves out what follows from reading. Memory is looked at where
    tracemalloc runs. Raises whatever else comes out, and BoundError.
    """
    read = getattr(harness, "read_quickly", harness.read) if quickly else harness.read
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    try:
        read(data)
    except harness.ERRORS as error:
        _check_error(error, len(data))
    used = tracemalloc.get_traced_memory()[1] - before
    if used > TIMES * len(data) + FLOOR:
        raise BoundError(f"{used} bytes of memory for a file of {len(data)}")
    return used


def _check_error(error: Exception, size: int) -> None:
    if not str(error):
        raise BoundError("an error says nothing") from error
    offset = getattr(error, "offset", None)
    if offset is not None and not 0 <= offset <= size:
        raise BoundError(f"an error's offset is {offset}, in a file of {size}") from error


class Sampled:
    """Reads many inputs: some with all that follows and with exact measures, all with a look at
    what the process has.

    given: how many come first that aren't new, which are all read closely.
    """

    def __init__(self, harness: ModuleType, given: int = 0) -> None:
        self._harness = harness
        self._given = given
        self._number = 0
        self._most = _most_memory()

    def read(self, data: bytes) -> None:
        if self._number % _TRACED == 0:
            self._measured(data)
        else:
            self._check(data)
        self._number += 1
        most = _most_memory()
        if most > self._most:
            if most > self._most + _GROWN:
                self._measured(data)
            self._most = most

    def _check(self, data: bytes) -> None:
        closely = self._number <= self._given or zlib.crc32(data) % _CLOSELY == 0
        check(self._harness, data, quickly=not closely)

    def _measured(self, data: bytes) -> None:
        tracemalloc.start()
        try:
            self._check(data)
        finally:
            tracemalloc.stop()


def _most_memory() -> int:
    """Bytes that the process had at most so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
