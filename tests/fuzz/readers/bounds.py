"""What a reader may do with a file: raise its own errors, and take memory in proportion."""

from __future__ import annotations

import tracemalloc
from types import ModuleType

FLOOR, TIMES = 64 << 20, 4  # bytes, and bytes for each of the input's


class BoundError(AssertionError):
    """A reader takes too much memory, or its error says nothing or points outside of the file."""


def check(harness: ModuleType, data: bytes) -> int:
    """Reads the data; gives the bytes of memory that this took at most.

    The harness has `read(data)` and ERRORS, the classes that may come out of it. Memory is looked
    at where tracemalloc runs. Raises whatever else comes out, and BoundError.
    """
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    try:
        harness.read(data)
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
