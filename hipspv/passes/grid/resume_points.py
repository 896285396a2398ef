"""The notes of a thread, or of a block as a whole, at a barrier of the grid."""

from __future__ import annotations

from hipspv.llvm import Builder, Instruction, Opcode, Type, Value
from hipspv.passes.grid.frame import Frame

# GONE: a thread or a block has ended. From FIRST on: it continues after the barrier of that index.
GONE, FIRST = 0, 1


class Notes:
    """The barrier after which a thread continues, and the values needed there.

    uniform: all threads of a block reach each barrier together. Then the block has the index, and one slot for each
    value that isn't in `divergent`. All its threads write the same there. `build` is where each phase begins.
    """

    def __init__(self, frame: Frame, uniform: bool, divergent: set[Value], build: Builder) -> None:
        self._frame, self._uniform, self._divergent = frame, uniform, divergent
        self._i32 = frame.module.context.integer(32)
        self._state = self._take(self._i32, uniform, build)

    def _take(self, type: Type, of_block: bool, build: Builder) -> int | Value:
        """An offset in the block's notes, or an address."""
        module = self._frame.module
        size, alignment = module.size_of(type), module.alignment_of(type)
        if of_block:
            return self._frame.block.take(size, alignment)
        return self._frame.of_thread(build, size, alignment)

    def slot(self, value: Instruction, build: Builder) -> int | Value:
        of_block = self._uniform and value not in self._divergent
        return self._take(_memory_type(value.type), of_block, build)

    def begin(self, build: Builder) -> None:
        """Computes the notes' addresses, after all slots are known; `build` is where each phase begins."""
        if self._uniform:
            self._old = self._frame.of_block(build, following=False)
            self._new = self._frame.of_block(build, following=True)

    def save(self, build: Builder, value: Value, slot: int | Value) -> None:
        type = _memory_type(value.type)
        if type != value.type:
            value = build.resize(value, type)
        build.store(value, self._to(build, slot))

    def restore(self, build: Builder, type: Type, slot: int | Value) -> Value:
        loaded = build.load(_memory_type(type), self._from(build, slot))
        return loaded if loaded.type == type else build.resize(loaded, type)

    def leave(self, build: Builder, index: int) -> None:
        """Notes that the next phase continues after barrier `index`, and that there is a next phase."""
        build.store(self._i32.constant(index), self._to(build, self._state))
        following = build.binary(Opcode.ADD, self._frame.phase, self._i32.constant(1))
        build.store(following, self._frame.control)

    def end(self, build: Builder) -> None:
        """Notes that the thread or block has ended."""
        build.store(self._i32.constant(GONE), self._to(build, self._state))

    def index(self, build: Builder) -> Value:
        """The index of the barrier after which to continue."""
        return build.load(self._i32, self._from(build, self._state))

    def _to(self, build: Builder, slot: int | Value) -> Value:
        return build.offset(self._new, slot) if isinstance(slot, int) else slot

    def _from(self, build: Builder, slot: int | Value) -> Value:
        return build.offset(self._old, slot) if isinstance(slot, int) else slot


def _memory_type(type: Type) -> Type:
    """The type in memory of a value of `type`: truth values are bytes there."""
    element = type.element if type.is_vector else type
    if not element.is_integer or element.width != 1:
        return type
    byte = type.context.integer(8)
    return type.context.vector(byte, type.length) if type.is_vector else byte
