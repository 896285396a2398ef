"""Memory that a lock protects."""

from __future__ import annotations

from hipspv.llvm import Instruction, Module, Opcode, Ordering
from hipspv.passes.analysis.call_graph import callees_closure
from hipspv.passes.analysis.waiting_loops import spinning
from hipspv.passes.interface import Pass


class StrengthenLockAtomics(Pass):
    """Makes atomic operations on integers acquire and release, in kernels that wait for other threads.

    HIP's and CUDA's atomic functions order no other access. Programs that take a lock by them often leave out the
    fences, which nvcc forgives: its optimiser moves nothing across an atomic operation. LLVM keeps a variable that the
    lock protects in a register, from one iteration of a loop around the lock to the next.

    Runs before the optimiser.
    """

    def run(self, module: Module) -> bool:
        kernels = spinning(module)
        if not kernels:
            return False
        changed = False
        for function in callees_closure(module, kernels):
            for atomic in function.instructions((Opcode.CMPXCHG, Opcode.ATOMIC_RMW)):
                changed |= _strengthen(atomic)
        return changed


def _strengthen(atomic: Instruction) -> bool:
    if atomic.opcode == Opcode.CMPXCHG:
        if atomic.exchange_orders != (Ordering.MONOTONIC, Ordering.MONOTONIC):
            return False
        atomic.exchange_orders = Ordering.ACQ_REL, Ordering.ACQUIRE
        return True
    if atomic.order != Ordering.MONOTONIC or not atomic.type.is_integer:
        return False
    atomic.order = Ordering.ACQ_REL
    return True
