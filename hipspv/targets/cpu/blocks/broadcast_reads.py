"""Reads after a barrier by several warps, of shared memory that a thread writes before the next barrier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from hipspv.llvm import Argument, BasicBlock, Builder, ConstantInt, Function, GlobalVariable, Instruction, Opcode, Value
from hipspv.passes.analysis.closure import sources_closure
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.uniformity import Uniformity, WarpUniformity
from hipspv.passes.rewrite.computations import BINARY, CASTS
from hipspv.targets.cpu.blocks.meeting import are_uniform, final_blocks

# Their results depend on their operands alone.
_CALCULATIONS = BINARY | CASTS | {Opcode.GEP, Opcode.SELECT, Opcode.ICMP, Opcode.FREEZE}
_STEPS = frozenset((Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST))
# Instructions that write memory, with the operand that is the pointer.
_POINTER = {Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0}


def separate_broadcast_reads(kernel: Function, build: Builder, warp_size: int) -> None:
    """Adds a barrier after the reads that follow a barrier, if several warps read one element of a shared variable, and
    a thread may write the variable before the next barrier.

    Such a kernel has a race. A frequent one is a block's sum that ends with `return sums[0]`, or for which each warp
    adds `sums[lane]`, and is called twice. GPUs hide it: their warps read in the first cycles after the barrier. Here
    a warp runs as far as its next stop, and writes, before the next warp reads. Kernels in which threads may be at
    different barriers stay as they are.
    """
    events = _Events(kernel)
    found = {barrier: reads for barrier in events.barriers if (reads := events.late_reads(barrier))}
    blocks = {barrier.block for barrier in events.barriers}
    if not found:
        return
    uniformity = Uniformity(kernel, final_blocks(kernel, blocks))
    if not are_uniform(uniformity, blocks):
        return
    of_lanes = _LaneUniformity(events.uniformity, warp_size)
    for barrier, reads in found.items():
        common = [place for read, place in reads if of_lanes.is_common(read)]
        if common and are_uniform(uniformity, {common[-1].block}):
            function = barrier.callee
            assert function
            build.before(common[-1]).call(function, barrier.arguments)


def is_barrier(instruction: Instruction) -> bool:
    """True for a call of a barrier of the block."""
    callee = instruction.callee if instruction.opcode == Opcode.CALL else None
    return callee is not None and callee.name in instruction.owner.target.builtins.barriers


class _LaneUniformity(Uniformity):
    """As Uniformity, among threads of several warps that have the same index in the warp or in a row of the block."""

    def __init__(self, of_block: Uniformity, warp_size: int) -> None:
        kernel = of_block.function
        super().__init__(kernel, flow=of_block.flow)
        self._warp_size, self._of_warps, self._of_block = warp_size, WarpUniformity(kernel, warp_size), of_block
        ids = (self._builtins.local_id, self._builtins.global_id)
        calls = kernel.instructions((Opcode.CALL,))
        self._has_rows = any(dimension_of(call) for call in calls if call.callee and call.callee.name in ids)

    def is_common(self, read: Instruction) -> bool:
        """True if several warps read this element: all threads, or all with one index. An address that also depends on
        a value of the block doesn't count for an index: such a read is often of the half that nobody writes."""
        address = read.operand(0)
        if not are_uniform(self, {read.block}):
            return False
        return self._of_block.is_uniform_value(address) or sources_closure(address, self._fixed_needs) is not None

    def needs(self, value: Value) -> Iterable[Value] | None:
        return () if self._is_index(value) else super().needs(value)

    def _fixed_needs(self, value: Value) -> Iterable[Value] | None:
        """The values that constants and indices must choose so that they choose `value`; None if they never do."""
        if self._is_index(value):
            return ()
        if isinstance(value, Instruction):
            return value.operands if value.opcode in _CALCULATIONS else None
        return None if isinstance(value, Argument) else ()

    def _is_index(self, value: Value) -> bool:
        if not isinstance(value, Instruction):
            return False
        if value.opcode == Opcode.CALL and value.callee:
            name = value.callee.name
            in_row = self._has_rows and name == self._builtins.local_id and dimension_of(value) == 0
            return in_row or name == self._builtins.sub_group_local_id
        if value.opcode == Opcode.AND:
            return self._of_warps.is_of_lane(value)
        # As without optimisation.
        if value.opcode != Opcode.UREM or not isinstance(divisor := value.operand(1), ConstantInt):
            return False
        found = self._of_warps.row_id(value.operand(0))
        return divisor.value <= self._warp_size and found is not None and found.dimension == 0


class _Events:
    """The barriers of a kernel, and what other threads could see of it, in the order of each block."""

    def __init__(self, kernel: Function) -> None:
        self._of_block: dict[BasicBlock, list[Instruction]] = {}
        self.uniformity = Uniformity(kernel)
        self._flow = self.uniformity.flow
        for instruction in kernel.instructions((Opcode.CALL, *_POINTER)):
            if is_barrier(instruction) or _written(instruction):
                self._of_block.setdefault(instruction.block, []).append(instruction)
        self.barriers = [event for events in self._of_block.values() for event in events if is_barrier(event)]

    def late_reads(self, barrier: Instruction) -> list[tuple[Instruction, Instruction]]:
        """The reads after the barrier, before others could see more of the thread, of variables that a thread may
        write before the next barrier. Each has the first place after it that all threads pass."""
        reads = [(read, place) for read, place in self._reads_after(barrier) if _variable(read.operand(0))]
        written = self._written_after(barrier) if reads else set[GlobalVariable]()
        return [(read, place) for read, place in reads if _variable(read.operand(0)) in written]

    def _reads_after(self, barrier: Instruction) -> Iterator[tuple[Instruction, Instruction]]:
        """The loads in the blocks that all threads pass after the barrier, and between these blocks."""
        loads, ended = _loads(barrier.next)
        block, seen = self._flow.index(barrier.block), set[int]()
        yield from ((load, load.next) for load in loads if load.next)
        while not ended and block not in seen:
            seen.add(block)
            join = self.uniformity.joins[block]
            between = [_loads(_first(self._flow.block(each))) for each in self.uniformity.controlled(block)]
            if join < 0 or any(ended for _, ended in between):
                return
            block, place = join, _first(self._flow.block(join))
            yield from ((load, place) for loads, _ in between for load in loads)
            loads, ended = _loads(place)
            yield from ((load, load.next) for load in loads if load.next)

    def _written_after(self, barrier: Instruction) -> set[GlobalVariable]:
        """The variables that a thread may write between this barrier and the next one."""
        events = self._of_block[barrier.block]
        found: set[GlobalVariable] = set()
        seen: set[int] = set()
        block = self._flow.index(barrier.block)
        work: list[int] = []
        if self._add(events[events.index(barrier) + 1 :], found):
            work += self._flow.successors[block]
        while work:
            block = work.pop()
            if block not in seen:
                seen.add(block)
                if self._add(self._of_block.get(self._flow.block(block), []), found):
                    work += self._flow.successors[block]
        return found

    def _add(self, events: list[Instruction], found: set[GlobalVariable]) -> bool:
        """Adds what is written before the first barrier. True if there is none."""
        before = [*takewhile(lambda event: not is_barrier(event), events)]
        found.update(variable for event in before if (variable := _written(event)))
        return len(before) == len(events)


def _first(block: BasicBlock) -> Instruction:
    """The first instruction before which another one may stand."""
    return next(each for each in block.instructions() if each.opcode != Opcode.PHI)


def _loads(instruction: Instruction | None) -> tuple[list[Instruction], bool]:
    """The loads from this instruction on, in its block, before another one that others could see. True if there is
    such a one."""
    loads: list[Instruction] = []
    while instruction:
        if instruction.opcode == Opcode.LOAD:
            loads.append(instruction)
        elif instruction.opcode == Opcode.CALL:
            callee = instruction.callee
            if not (callee and (callee.is_intrinsic or is_pure(callee))) or is_barrier(instruction):
                return loads, True
        elif instruction.opcode in _POINTER:
            pointer = strip(instruction.operand(_POINTER[instruction.opcode]), _STEPS)
            if not (isinstance(pointer, Instruction) and pointer.opcode == Opcode.ALLOCA):
                return loads, True
        instruction = instruction.next
    return loads, False


def _written(instruction: Instruction) -> GlobalVariable | None:
    operand = _POINTER.get(instruction.opcode)
    return None if operand is None else _variable(instruction.operand(operand))


def _variable(pointer: Value) -> GlobalVariable | None:
    """The shared variable to which a pointer points."""
    base = strip(pointer, _STEPS)
    is_shared = isinstance(base, GlobalVariable) and base.type.address_space == base.owner.target.spaces.shared
    return base if is_shared and isinstance(base, GlobalVariable) else None
