"""Calls of the functions that return ids and sizes by dimension."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import ConstantInt, Module, Value

# No device has as many threads in a block. The sum of an id and this has 31 bits.
MOST_THREADS = 1 << 29


def calls_by_name(module: Module, names: Iterable[str]) -> dict[Value, str]:
    """The direct calls of the functions with these names, each with the name."""
    functions = ((name, module.function(name)) for name in names)
    return {call: name for name, function in functions if function for call in function.calls()}


def dimension_of(call: Value) -> int | None:
    """The dimension that the call asks for; None if it isn't constant."""
    dimension = call.operand(0)
    return dimension.value if isinstance(dimension, ConstantInt) else None
