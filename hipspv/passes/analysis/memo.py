"""Results that a function computes once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar


class _Referring(Protocol):
    @property
    def ref(self) -> int: ...


Item = TypeVar("Item", bound=_Referring)
Result = TypeVar("Result")


def by_reference(compute: Callable[[Item], Result]) -> Callable[[Item], Result]:
    """Return `compute`, called once for each LLVM value or type of a module that doesn't change.

    `functools.cache` would call `__hash__` and `__eq__` of a value at each lookup.
    """
    known: dict[int, Result] = {}

    def get(item: Item) -> Result:
        ref = item.ref
        if ref not in known:
            known[ref] = compute(item)
        return known[ref]

    return get
