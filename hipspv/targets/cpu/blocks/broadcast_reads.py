"""Reads after a barrier by all threads, of shared memory that a thread writes before the next barrier."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from hipspv.llvm import BasicBlock, Builder, Function, GlobalVariable, Instruction, Opcode, Value
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.targets.cpu.blocks.meeting import are_uniform, final_blocks

_STEPS = frozenset((Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST))
# Instructions that write memory, with the operand that is the pointer.
_POINTER = {Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0}


def separate_broadcast_reads(kernel: Function, build: Builder) -> None:
    """Adds a barrier after the reads that follow a barrier directly, if all threads read one element of a shared
    variable, and a thread may write the variable before the next barrier.

    Such a kernel has a race. A frequent one is a block's sum that ends with `return sums[0]`, and is called twice. GPUs
    hide it: their warps read in the first cycles after the barrier. Here a warp runs as far as its next stop, and
    writes, before the next warp reads. Kernels in which threads may be at different barriers stay as they are.
    """
    events = _Events(kernel)
    found = {barrier: reads for barrier in events.barriers if (reads := events.late_reads(barrier))}
    blocks = {barrier.block for barrier in events.barriers}
    if not found or not are_uniform(Uniformity(kernel, final_blocks(kernel, blocks)), blocks):
        return
    divergent = Uniformity(kernel).divergent_values()
    for barrier, reads in found.items():
        common = [read for read in reads if read.operand(0) not in divergent]
        if common and (following := common[-1].next):
            function = barrier.callee
            assert function
            build.before(following).call(function, barrier.arguments)


def is_barrier(instruction: Instruction) -> bool:
    """True for a call of a barrier of the block."""
    callee = instruction.callee if instruction.opcode == Opcode.CALL else None
    return callee is not None and callee.name in instruction.owner.target.builtins.barriers


class _Events:
    """The barriers of a kernel, and its writes to shared variables, in the order of each block."""

    def __init__(self, kernel: Function) -> None:
        self._of_block: dict[BasicBlock, list[Instruction]] = {}
        self._successors = kernel.successors()
        for instruction in kernel.instructions((Opcode.CALL, *_POINTER)):
            if is_barrier(instruction) or _written(instruction):
                self._of_block.setdefault(instruction.block, []).append(instruction)
        self.barriers = [event for events in self._of_block.values() for event in events if is_barrier(event)]

    def late_reads(self, barrier: Instruction) -> list[Instruction]:
        """The reads directly after the barrier of variables that a thread may write before the next one."""
        reads = {read: variable for read in _reads_after(barrier) if (variable := _variable(read.operand(0)))}
        written = self._written_after(barrier) if reads else set[GlobalVariable]()
        return [read for read, variable in reads.items() if variable in written]

    def _written_after(self, barrier: Instruction) -> set[GlobalVariable]:
        """The variables that a thread may write between this barrier and the next one."""
        events = self._of_block[barrier.block]
        found: set[GlobalVariable] = set()
        seen: set[BasicBlock] = set()
        work: list[BasicBlock] = []
        if self._add(events[events.index(barrier) + 1 :], found):
            work += self._successors[barrier.block]
        while work:
            block = work.pop()
            if block not in seen:
                seen.add(block)
                if self._add(self._of_block.get(block, []), found):
                    work += self._successors[block]
        return found

    def _add(self, events: list[Instruction], found: set[GlobalVariable]) -> bool:
        """Adds what is written before the first barrier. True if there is none."""
        before = [*takewhile(lambda event: not is_barrier(event), events)]
        found.update(variable for event in before if (variable := _written(event)))
        return len(before) == len(events)


def _reads_after(barrier: Instruction) -> Iterator[Instruction]:
    """The loads after a barrier, in its block, before another instruction that others could see."""
    instruction = barrier.next
    while instruction:
        if instruction.opcode == Opcode.LOAD:
            yield instruction
        elif instruction.opcode == Opcode.CALL:
            callee = instruction.callee
            if not (callee and callee.is_intrinsic):
                return
        elif instruction.opcode in _POINTER:
            pointer = strip(instruction.operand(_POINTER[instruction.opcode]), _STEPS)
            if not (isinstance(pointer, Instruction) and pointer.opcode == Opcode.ALLOCA):
                return
        instruction = instruction.next


def _written(instruction: Instruction) -> GlobalVariable | None:
    operand = _POINTER.get(instruction.opcode)
    return None if operand is None else _variable(instruction.operand(operand))


def _variable(pointer: Value) -> GlobalVariable | None:
    """The shared variable to which a pointer points."""
    base = strip(pointer, _STEPS)
    is_shared = isinstance(base, GlobalVariable) and base.type.address_space == base.owner.target.spaces.shared
    return base if is_shared and isinstance(base, GlobalVariable) else None
