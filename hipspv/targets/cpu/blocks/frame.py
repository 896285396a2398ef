"""The memory in which the threads of a block keep what lives across stops."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Builder, Module, Type, Value


class Piece(NamedTuple):
    """An array of a block's frame, with an element for each thread, so that neighbours' values lie next to each other.

    offset: bytes before it for each thread. size: bytes from one element to the next.
    """

    offset: int
    size: int


class Frame:
    """Assigns the pieces of a block's frame. Each has as many elements as threads, rounded up to `GRANULE`.

    size: bytes of all pieces for one thread.
    """

    GRANULE = 64

    def __init__(self, module: Module) -> None:
        self._module = module
        self.size = 0

    def take(self, type: Type, alignment: int = 0) -> Piece:
        """Return a new piece. An offset times the rounded number of threads suits every alignment."""
        module = self._module
        alignment = max(alignment, module.alignment_of(type))
        size = max(-(-module.size_of(type) // alignment) * alignment, 1)
        piece = Piece(self.size, size)
        self.size += size
        return piece


def element(build: Builder, frame: Value, threads: Value, piece: Piece, thread: Value) -> Value:
    """The address of a thread's element. threads: their rounded number. It and the thread's index have 64 bits."""
    i8 = build.module.context.integer(8)
    start = build.gep(i8, frame, [build.mul(threads, piece.offset)], flags=1)
    return build.gep(i8, start, [build.mul(thread, piece.size)], flags=1)
