"""A reader's bounds: it raises only its own errors, and takes memory in proportion."""

import resource
import tracemalloc
import zlib
from types import ModuleType

FLOOR, TIMES = 64 << 20, 4  # bytes, and bytes for each of the input's
# Of this many runs, one has its memory measured exactly, which takes longer than the run.
_TRACED = 128
# Of this many inputs, one is read with all further processing.
_CLOSELY = 8
_GROWN = FLOOR // 2  # growth of the process's peak, in bytes, after which the run is measured


class BoundError(AssertionError):
    """A reader takes too much memory, or its error is empty or points outside of the file."""


def check(harness: ModuleType, data: bytes, quickly: bool = False) -> int:
    """Reads the data; returns the peak of its memory in bytes.

    The harness has `read(data)` and ERRORS, the classes that `read` may raise. It may have
    `read_quickly(data)`, which leaves out the processing after reading. Memory is measured if
    tracemalloc runs. Raises any other exception, and BoundError.
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
    """Reads many inputs: some with further processing and exact measures, all with a look at the memory of the process.

    given: the number of inputs at the start that aren't new, which are all read closely.
    """

    def __init__(self, harness: ModuleType, given: int = 0) -> None:
        self._harness = harness
        self._given = given
        self._number = 0
        self._peak = _peak_memory()

    def read(self, data: bytes) -> None:
        if self._number % _TRACED == 0:
            self._measured(data)
        else:
            self._check(data)
        self._number += 1
        peak = _peak_memory()
        if peak > self._peak:
            if peak > self._peak + _GROWN:
                self._measured(data)
            self._peak = peak

    def _check(self, data: bytes) -> None:
        closely = self._number <= self._given or zlib.crc32(data) % _CLOSELY == 0
        check(self._harness, data, quickly=not closely)

    def _measured(self, data: bytes) -> None:
        tracemalloc.start()
        try:
            self._check(data)
        finally:
            tracemalloc.stop()


def _peak_memory() -> int:
    """The peak of the process so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
