"""The memory in which the threads of a block keep what lives across stops."""

from __future__ import annotations

from hipspv.llvm import Builder, Module, Type, Value


class Frame:
    """Offsets in a block's frame. Each piece is an array with an element for each thread of the block, so that
    neighbours' values lie next to each other. Their count is rounded up to `GRANULE`.
    """

    GRANULE = 64

    def __init__(self, module: Module) -> None:
        self._module = module
        self.size = 0  # bytes of a thread

    def take(self, type: Type, alignment: int = 0) -> tuple[int, int]:
        """Return a new piece: its offset for each thread, and the bytes from one element to the next."""
        module = self._module
        alignment = max(alignment, module.alignment_of(type))
        size = -(-module.size_of(type) // alignment) * alignment
        offset = self.size
        self.size += max(size, 1)
        return offset, max(size, 1)


def element(build: Builder, frame: Value, rounded: Value, piece: tuple[int, int], thread: Value) -> Value:
    """The address of a thread's element. rounded: the number of elements, of 64 bits. thread: of 64 bits, too."""
    offset, size = piece
    i8 = build.module.context.integer(8)
    start = build.gep(i8, frame, [build.mul(rounded, offset)], flags=1)
    return build.gep(i8, start, [build.mul(thread, size)], flags=1)
