"""The memory in which a kernel with barriers of the grid keeps what lives across them."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Module, Value
from hipspv.passes.rewrite.helpers import call_builtin

STOP = "hipspv.grid.stop"
# Marks the begin of the entry block's own work, after the start of each phase.
START = "hipspv.grid.start"
# The offsets in the control block: docs/architecture-warps.md, "Grid barriers".
_COOPERATIVE, _STRIDE, _FRAMES, _THREADS, _SLOTS = 4, 8, 16, 24, 32
_PURE = ("nounwind", "willreturn", "memory")  # memory(none)


class Layout:
    """Assigns offsets in bytes, one after the other."""

    def __init__(self) -> None:
        self.size = 0

    def take(self, size: int, alignment: int) -> int:
        """The offset of `size` more bytes."""
        offset = -(-self.size // alignment) * alignment
        self.size = offset + size
        return offset


class Frame:
    """The memory of one kernel: that of each thread, and that of each block.

    Each piece of a thread's memory is an array over all threads, so that neighbours' pieces lie
    next to each other. A block's shared memory is one piece. Its notes exist twice: in each phase
    threads read those of the last phase while others of their block may write those for the next.
    """

    def __init__(self, module: Module, kernel: Function) -> None:
        self.module, self.kernel = module, kernel
        self.thread, self.shared, self.block = Layout(), Layout(), Layout()
        self._i64 = module.context.integer(64)
        self._i8 = module.context.integer(8)
        self.control, self.memory, self.phase = kernel.parameters[-3:]

    def begin(self, build: Builder) -> None:
        """Computes addresses; `build` is where each phase begins."""

        def control(offset: int) -> Value:
            return build.load(self._i64, build.offset(self.control, offset), 8)

        def memory(offset: Value) -> Value:
            return build.gep(self._i8, self.memory, [offset], flags=1)

        builtins = self.module.target.builtins
        sizes = self._ask(build, builtins.local_size)
        inside = _linear_id(build, self._ask(build, builtins.local_id), sizes)
        size = build.mul(build.mul(sizes[0], sizes[1]), sizes[2])
        groups = self._ask(build, builtins.num_groups)
        self._group = _linear_id(build, self._ask(build, builtins.group_id), groups)
        self._linear_id = build.add(build.mul(self._group, size), inside)
        self._block = memory(build.mul(self._group, control(_STRIDE)))
        self._frames, self._slots = memory(control(_FRAMES)), memory(control(_SLOTS))
        self._threads = control(_THREADS)

    def _ask(self, build: Builder, name: str) -> list[Value]:
        """The function's results for x, y and z."""
        dimensions = map(self.module.context.integer(32).constant, range(3))
        return [call_builtin(build, name, self._i64, d, attributes=_PURE) for d in dimensions]

    def shared_at(self, build: Builder, offset: int) -> Value:
        return build.offset(self._block, offset)

    def of_thread(self, build: Builder, size: int, alignment: int) -> Value:
        """The address of this thread's next `size` bytes."""
        size = -(-size // alignment) * alignment
        offset = self.thread.take(size, alignment)
        start = build.mul(self._threads, offset)
        own = build.add(start, build.mul(self._linear_id, size))
        return build.gep(self._i8, self._frames, [own], flags=1)

    def of_block(self, build: Builder, following: bool) -> Value:
        """The address of this block's notes: those of this phase, or those for the following one.
        Call it only after all their bytes are taken.
        """
        self.block.take(0, 16)
        parity = build.and_(self.phase, 1)
        if following:
            parity = build.xor(parity, 1)
        index = build.add(build.mul(self._group, 2), build.resize(parity, self._i64))
        start = build.mul(index, self.block.size)
        return build.gep(self._i8, self._slots, [start], flags=1)


def is_cooperative(build: Builder, control: Value) -> Value:
    """1 if the launch is cooperative, otherwise 0, of 32 bits."""
    i32 = build.module.context.integer(32)
    return build.load(i32, build.offset(control, _COOPERATIVE), 4)


def _linear_id(build: Builder, ids: list[Value], sizes: list[Value]) -> Value:
    """The linear id, with x fastest."""
    x, y, z = ids
    row = build.add(build.mul(z, sizes[1]), y)
    return build.add(build.mul(row, sizes[0]), x)
