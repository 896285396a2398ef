"""The memory in which a kernel with barriers of the grid keeps what lives across them."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Module, Opcode, Value

STOP = "hipspv.grid.stop"
# The place at which the entry block's own work begins, after the start of each phase.
START = "hipspv.grid.start"
# When it is inlined, it splits its block in two: see _STOP of stops.py.
WAIT = f"""
declare i1 @{STOP}()
define void @hipspv.grid.wait() alwaysinline convergent {{
  %go.on = call i1 @{STOP}()
  br i1 %go.on, label %after, label %never
after:
  ret void
never:
  unreachable
}}
"""
# The layout of the control block: docs/architecture-warps.md, "Grid barriers".
HELPERS = """
declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32) nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32) nounwind willreturn memory(none)

define i64 @hipspv.grid.group() alwaysinline {
  %x = call spir_func i64 @_Z12get_group_idj(i32 0)
  %y = call spir_func i64 @_Z12get_group_idj(i32 1)
  %z = call spir_func i64 @_Z12get_group_idj(i32 2)
  %nx = call spir_func i64 @_Z14get_num_groupsj(i32 0)
  %ny = call spir_func i64 @_Z14get_num_groupsj(i32 1)
  %plane = mul i64 %z, %ny
  %row = add i64 %plane, %y
  %start = mul i64 %row, %nx
  %group = add i64 %start, %x
  ret i64 %group
}
define i64 @hipspv.grid.thread() alwaysinline {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %z = call spir_func i64 @_Z12get_local_idj(i32 2)
  %nx = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %ny = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %nz = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %plane = mul i64 %z, %ny
  %row = add i64 %plane, %y
  %start = mul i64 %row, %nx
  %inside = add i64 %start, %x
  %nxy = mul i64 %nx, %ny
  %size = mul i64 %nxy, %nz
  %group = call i64 @hipspv.grid.group()
  %before = mul i64 %group, %size
  %thread = add i64 %before, %inside
  ret i64 %thread
}
define ptr addrspace(1) @hipspv.grid.block(ptr addrspace(1) %control, ptr addrspace(1) %memory)
    alwaysinline {
  %place = getelementptr inbounds i8, ptr addrspace(1) %control, i64 8
  %stride = load i64, ptr addrspace(1) %place, align 8
  %group = call i64 @hipspv.grid.group()
  %offset = mul i64 %group, %stride
  %block = getelementptr inbounds i8, ptr addrspace(1) %memory, i64 %offset
  ret ptr addrspace(1) %block
}
define ptr addrspace(1) @hipspv.grid.frames(ptr addrspace(1) %control, ptr addrspace(1) %memory)
    alwaysinline {
  %place = getelementptr inbounds i8, ptr addrspace(1) %control, i64 16
  %offset = load i64, ptr addrspace(1) %place, align 8
  %frames = getelementptr inbounds i8, ptr addrspace(1) %memory, i64 %offset
  ret ptr addrspace(1) %frames
}
define i64 @hipspv.grid.threads(ptr addrspace(1) %control) alwaysinline {
  %place = getelementptr inbounds i8, ptr addrspace(1) %control, i64 24
  %threads = load i64, ptr addrspace(1) %place, align 8
  ret i64 %threads
}
define ptr addrspace(1) @hipspv.grid.slots(ptr addrspace(1) %control, ptr addrspace(1) %memory)
    alwaysinline {
  %place = getelementptr inbounds i8, ptr addrspace(1) %control, i64 32
  %offset = load i64, ptr addrspace(1) %place, align 8
  %slots = getelementptr inbounds i8, ptr addrspace(1) %memory, i64 %offset
  ret ptr addrspace(1) %slots
}
define i32 @hipspv.grid.cooperative(ptr addrspace(1) %control) alwaysinline {
  %place = getelementptr inbounds i8, ptr addrspace(1) %control, i64 4
  %cooperative = load i32, ptr addrspace(1) %place, align 4
  ret i32 %cooperative
}
"""


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

    def begin(self, build: Builder, helpers: dict[str, Function]) -> None:
        """Computes addresses by calls of HELPERS, which are valid until they are inlined. `build`
        is where each phase begins.
        """

        def call(name: str, *arguments: Value) -> Value:
            return build.call(helpers[f"hipspv.grid.{name}"], arguments)

        both = (self.control, self.memory)
        self._block = call("block", *both)
        self._group = call("group")
        self._number = call("thread")
        self._frames = call("frames", *both)
        self._slots = call("slots", *both)
        self._threads = call("threads", self.control)

    def shared_at(self, build: Builder, offset: int) -> Value:
        return build.offset(self._block, offset)

    def of_thread(self, build: Builder, size: int, alignment: int) -> Value:
        """The address of this thread's next `size` bytes."""
        size = -(-size // alignment) * alignment
        offset = self.thread.take(size, alignment)
        start = build.binary(Opcode.MUL, self._threads, self._i64.constant(offset))
        mine = build.binary(Opcode.MUL, self._number, self._i64.constant(size))
        place = build.binary(Opcode.ADD, start, mine)
        return build.gep(self._i8, self._frames, [place], flags=1)

    def of_block(self, build: Builder, following: bool) -> Value:
        """The address of this block's notes: those of this phase, or those for the following one.
        Call it only after all their bytes are taken.
        """
        self.block.take(0, 16)
        size = self._i64.constant(self.block.size)
        parity = build.binary(Opcode.AND, self.phase, self.phase.type.constant(1))
        if following:
            parity = build.binary(Opcode.XOR, parity, self.phase.type.constant(1))
        twice = build.binary(Opcode.MUL, self._group, self._i64.constant(2))
        index = build.binary(Opcode.ADD, twice, build.resize(parity, self._i64))
        start = build.binary(Opcode.MUL, index, size)
        return build.gep(self._i8, self._slots, [start], flags=1)
