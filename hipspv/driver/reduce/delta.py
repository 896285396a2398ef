"""Search for fewer items with the same property: by halves first, by single items last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def minimal(items: Sequence[Item], keeps: Callable[[list[Item]], bool]) -> list[Item]:
    """Return the items without those that can be left out, in order. `keeps` tests a list.

    In sources and modules later items depend on earlier ones, so the last are left out first. The
    search repeats for single items until none can be left out.
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
