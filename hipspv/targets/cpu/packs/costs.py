"""The time that a pack takes, compared with that of its threads one by one."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import Instruction, Opcode
from hipspv.passes.analysis.live_values import live_out
from hipspv.targets.cpu.packs.divergence import Divergence

_ITERATIONS = 8  # of a loop, as far as nothing is known
_ELEMENT = 3  # instructions of an access at an address of its own: its index, the access, its place in a vector
_VECTOR = 8  # threads for which an instruction on vectors of the narrowest processor computes
_USE = 0.6  # part of the threads that make an iteration of a loop which they leave one by one
_SMALL, _LIVE = 224, 12  # instructions, and vectors in registers, of a function with wide packs
_LITTLE = 0.7  # of a thread's time
_MANY = 1 << 10  # accesses, one for each thread
_ACCESSES = (Opcode.LOAD, Opcode.STORE)
_ATOMIC = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
_FREE = (Opcode.PHI, Opcode.GEP, Opcode.SEXT, Opcode.ZEXT, Opcode.TRUNC, Opcode.ADDRSPACE_CAST, Opcode.BITCAST)


def is_slower_than_threads(divergence: Divergence) -> bool:
    """True if most of a pack's work are loads and stores at addresses that don't follow from each other, as in products
    with sparse matrices: vectors gain nothing there, and threads that leave a loop early wait for others."""
    return _time(divergence) > 1


def gains_little(divergence: Divergence) -> bool:
    """True if most of a pack's work is done for one thread after the other, also atomic operations."""
    return _time(divergence, _ATOMIC) > _LITTLE


def _time(divergence: Divergence, apart: Collection[Opcode] = ()) -> float:
    """The time of a pack, for each thread, as a multiple of a thread's. apart: what is done for one thread after the
    other."""
    pack = threads = 0.0
    for block in divergence.order:
        loops = divergence.loops_around(block)
        weight = _ITERATIONS ** len(loops)
        use = _USE if any(divergence.varying_branches & loop.body for loop in loops) else 1
        for instruction in divergence.flow.block(block).instructions():
            if instruction.opcode in _FREE:
                continue
            threads += weight
            pack += weight * (_ELEMENT if instruction.opcode in apart else _cost(divergence, instruction)) / use
    return pack / threads if threads else 0


def _cost(divergence: Divergence, instruction: Instruction) -> float:
    """Instructions for each thread of a pack."""
    if instruction.opcode not in _ACCESSES:
        return 1 / _VECTOR
    *_, address = instruction.operands
    return _ELEMENT if divergence.shape(address).varies else 1 / _VECTOR


def has_many_accesses(divergence: Divergence, width: int) -> bool:
    """True of a function with more accesses at addresses of their own than LLVM should get a copy of for each thread.

    Two kernels of thrust::sort and cub::DeviceMergeSort with loops over the threads instead take LLVM 3.9 and 9.4 s;
    with copies 9.5 and 25.7 s. A kernel with few gathers runs 1.2 times as long with loops.
    """
    count = sum(
        _cost(divergence, instruction) == _ELEMENT for instruction in divergence.function.instructions(_ACCESSES)
    )
    return count * width > _MANY


def suits_wide_packs(divergence: Divergence) -> bool:
    """True if a pack of twice the width fits in the processor's registers, where it computes two vectors at a time
    instead of waiting for the results of one."""
    return sum(1 for _ in divergence.function.instructions()) <= _SMALL and _live_vectors(divergence) <= _LIVE


def _live_vectors(divergence: Divergence) -> int:
    """The most values that differ by thread and are needed at one program point."""
    most = 0
    for block, after in live_out(divergence.function).items():
        live = {value for value in after if divergence.shape(value).varies}
        most = max(most, len(live))
        for instruction in reversed(list(block.instructions())):
            live.discard(instruction)
            if instruction.opcode != Opcode.PHI:
                live |= {o for o in instruction.operands if isinstance(o, Instruction) and divergence.shape(o).varies}
            most = max(most, len(live))
    return most
