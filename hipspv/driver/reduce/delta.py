"""Fewer items with the same property: halves go first, single items last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def minimal(items: Sequence[Item], keeps: Callable[[list[Item]], bool]) -> list[Item]:
    """The items without those that can go, in order. `keeps` asks whether a list will do.

    Later items depend on earlier ones in sources and modules, so the last go first. Repeated for
    single items until none goes.
    """
    kept = list(items)
    size = max(len(kept) // 2, 1)
    while kept:
        end, removed = len(kept), False
        while end > 0:
            fewer = kept[: max(end - size, 0)] + kept[end:]
            if keeps(fewer):
                kept, removed = fewer, True
            end -= size
        if size == 1 and not removed:
            break
        size = size if removed and size == 1 else max(size // 2, 1)
    return kept
