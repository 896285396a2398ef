"""Calls of the functions that return ids and sizes by dimension."""

from __future__ import annotations

from hipspv.llvm import ConstantInt, Instruction


def dimension_of(call: Instruction) -> int | None:
    """The dimension that the call asks for; None if it isn't constant."""
    dimension = call.arguments[0]
    return dimension.value if isinstance(dimension, ConstantInt) else None
