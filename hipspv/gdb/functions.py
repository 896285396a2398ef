"""Convenience functions: $threadIdx(), $blockIdx(), $blockDim() and $gridDim(), and comparisons for conditions."""

from __future__ import annotations

from typing import Any

import gdb  # pyright: ignore[reportMissingModuleSource]

from .running import OFFSETS, Index, current, current_thread

THREAD_IS, BLOCK_IS = "_hip_thread_is", "_hip_block_is"


def _type() -> Any:
    """The type of an index. The program has one of these, if it has debug information."""
    for name in ("uint3", "dim3"):
        try:
            return gdb.lookup_type(name)
        except gdb.error:
            continue
    return gdb.lookup_type("unsigned int").array(2)


class _Ids(gdb.Function):
    """The index or size of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._name = name

    def invoke(self, *_: Any) -> Any:
        if self._name == "threadIdx":
            current_thread()  # which tells why there is none
        address = current().address + OFFSETS[self._name]
        return gdb.Value(address).cast(_type().pointer()).dereference()


class _ThreadIs(gdb.Function):
    """True in the thread of that index."""

    def __init__(self) -> None:
        super().__init__(THREAD_IS)

    def invoke(self, *args: Any) -> bool:
        return current_thread() == Index(*map(int, args))


class _BlockIs(gdb.Function):
    """True in the block of that index."""

    def __init__(self) -> None:
        super().__init__(BLOCK_IS)

    def invoke(self, *args: Any) -> bool:
        return current().block == Index(*map(int, args))


def register() -> None:
    for name in OFFSETS:
        _Ids(name)
    _ThreadIs()
    _BlockIs()
