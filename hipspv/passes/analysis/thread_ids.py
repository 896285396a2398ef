"""Calls of the functions that return ids and sizes by dimension."""

from __future__ import annotations

from hipspv.llvm import ConstantInt, Instruction

# No device has as many threads in a block. The sum of an id and such a number has 31 bits.
MOST_THREADS = 1 << 29


def dimension_of(call: Instruction) -> int | None:
    """The dimension that the call asks for; None if it isn't constant."""
    dimension = call.arguments[0]
    return dimension.value if isinstance(dimension, ConstantInt) else None
