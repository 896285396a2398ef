"""The function of one block as it is written: what its code reads at first, and loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Module, Opcode, Predicate, Type, Value, metadata
from hipspv.targets.cpu.blocks import block_abi
from hipspv.targets.cpu.blocks.frame import Frame, Piece, element
from hipspv.targets.cpu.blocks.ids import STATE
from hipspv.targets.cpu.passes.host_parameters import IN_MEMORY, Argument

AXES = "xyz"
_ODD = 0x9E3779B97F4A7C15
_FRAME_ALIGNMENT = 64  # bytes (hipspv/devlib/block_abi.h)


class BlockFunction:
    """Writes into a function whose first parameter is the block's description.

    values: the block's fields by the names of a thread's parameters. own: the kernel's arguments. count: the block's
    threads. unrolls: LLVM may unroll loops over threads.
    """

    def __init__(
        self,
        module: Module,
        build: Builder,
        function: Function,
        warp_size: int,
        thread: Function,
        own: list[Argument],
        unrolls: bool,
    ) -> None:
        """Begins the function, and reads the fields and the arguments. thread: has the kernel's parameters."""
        self._unrolls = unrolls
        self.module, self.build, self.function, self.warp_size = module, build, function, warp_size
        context = module.context
        self.i8, self.i32, self.i64 = map(context.integer, (8, 32, 64))
        self._pointer = context.pointer(0)
        self._read_fields()
        self.own = self._read_arguments(thread, own)

    # ---- Fields and arguments

    def _field(self, offset: int, type: Type) -> Value:
        return self.build.load(type, self.build.offset(self.function.parameters[0], offset))

    def _read_fields(self) -> None:
        build = self.build
        self.values: dict[str, Value] = {
            "block": self.function.parameters[0],
            "frame": self._field(block_abi.FRAME, self._pointer),
            "shared": self._field(block_abi.SHARED, self._pointer),
            STATE: self._field(block_abi.CHECKS, self._pointer),
        }
        for name, offset in (("group", block_abi.GROUP), ("groups", block_abi.GROUPS), ("size", block_abi.SIZE)):
            for index, axis in enumerate(AXES):
                self.values[f"{name}.{axis}"] = self._field(offset + 4 * index, self.i32)
        x, y, z = (self.values[f"size.{axis}"] for axis in AXES)
        self.count = build.mul(build.mul(x, y), z)
        rounded = build.and_(build.add(self.count, Frame.GRANULE - 1), ~(Frame.GRANULE - 1))
        self.values["threads"] = build.resize(rounded, self.i64)
        # The frame's alignment, which LLVM doesn't know. The product may have any bits.
        address = build.cast(Opcode.PTR_TO_INT, self.values["frame"], self.i64)
        self.values["zero"] = build.mul(build.and_(address, _FRAME_ALIGNMENT - 1), _ODD)

    def _read_arguments(self, thread: Function, arguments: list[Argument]) -> list[Value]:
        build, found, parameters = self.build, list[Value](), thread.parameters
        base = self._field(block_abi.ARGUMENTS, self._pointer)
        offset = 0
        for argument in arguments:
            offset += -offset % argument.alignment
            for part in argument.parts:
                type = parameters[len(found)].type
                found.append(self._read_argument(type, build.offset(base, offset + part), argument))
            offset += argument.size
        return found

    def _read_argument(self, type: Type, address: Value, argument: Argument) -> Value:
        build = self.build
        if argument.kind == IN_MEMORY:
            return address
        if type.is_integer and type.width == 1:
            return build.resize(build.load(self.i8, address), type)
        return build.load(type, address, alignment=1)

    # ---- Variables, loops and branches

    def variable(self, type: Type) -> Instruction:
        """A stack variable of the function."""
        current = self.build.block
        self.build.before(self.function.entry.first)
        made = self.build.alloca(type)
        self.build.at_end(current)
        return made

    def element(self, piece: Piece, thread: Value) -> Value:
        """The address of a thread's element in the block's frame."""
        rank = self.build.resize(thread, self.i64)
        return element(self.build, self.values["frame"], self.values["threads"], piece, rank)

    def loop(self, count: Value, body: Callable[[Value], None]) -> None:
        """Runs the body for each index below count, of 32 bits, which is at least 1."""
        build = self.build
        before, head = build.block, build.append_block("loop")
        build.branch(head)
        index = build.at_end(head).phi(self.i32)
        body(index)
        latch, after = build.block, build.append_block("after")
        following = build.add(index, 1)
        build.branch_if(build.compare(Predicate.ULT, following, count), head, after)
        if not self._unrolls:
            metadata.set_on_loop(latch.terminator, ["llvm.loop.unroll.disable"])
        index.add_incoming(self.i32.constant(0), before)
        index.add_incoming(following, latch)
        build.at_end(after)

    def either(self, condition: Value, one: Callable[[], None], other: Callable[[], None]) -> None:
        """Runs one() if the condition is true, or else other()."""
        build = self.build
        sides: list[BasicBlock] = [build.append_block(name) for name in ("then", "else")]
        after = build.append_block("joined")
        build.branch_if(condition, *sides)
        for side, make in zip(sides, (one, other), strict=True):
            build.at_end(side)
            make()
            build.branch(after)
        build.at_end(after)

    # ---- Threads

    def local_ids(self, rank: Value) -> Sequence[Value]:
        """The ids in x, y and z of a thread of the block, or vectors of them for a vector of ranks."""
        build, (x, y) = self.build, (self._as_wide(self.values[f"size.{axis}"], rank) for axis in "xy")
        row = build.udiv(rank, x)
        return build.urem(rank, x), build.urem(row, y), build.udiv(row, y)

    def in_warp(self, rank: Value) -> dict[str, Value]:
        """A thread's index in its warp, and the warp's lanes. rank: of the thread, or a vector of ranks."""
        build, count = self.build, self._as_wide(self.count, rank)
        whole = self._as_wide(self.i32.constant(self.warp_size), rank)
        lane = build.urem(rank, whole)
        rest = build.sub(count, build.sub(rank, lane))
        return {"lane": lane, "lanes": build.select(build.compare(Predicate.UGE, rest, whole), whole, rest)}

    def _as_wide(self, value: Value, like: Value) -> Value:
        return self.build.splat(value, like.type.length) if like.type.is_vector else value

    def indices(self, width: int) -> Value:
        """The indices of a pack's threads."""
        return self.module.context.constant_vector([self.i32.constant(index) for index in range(width)])

    def ranks(self, first: Value, width: int) -> Value:
        """The ranks of a pack's threads."""
        return self.build.add(self.build.splat(first, width), self.indices(width))

    def below(self, count: Value, width: int) -> Value:
        """The mask of the first threads of a pack."""
        indices = self.indices(width)
        there = self.build.compare(Predicate.ULT, indices, self.build.splat(count, width))
        return self.build.cast(Opcode.SEXT, there, indices.type)

    def has_whole(self, width: int) -> Value:
        """True if rows of the block are multiples of so many threads."""
        return self.build.compare(Predicate.EQ, self.build.urem(self.values["size.x"], width), 0)
