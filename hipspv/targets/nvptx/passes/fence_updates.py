"""Atomic updates of a back end that takes each for a relaxed one."""

from __future__ import annotations

from hipspv.llvm import Builder, Module, Opcode, Ordering
from hipspv.passes.interface import Pass

# The orders of the fences before and after an update.
_FENCES: dict[Ordering, tuple[Ordering | None, Ordering | None]] = {
    Ordering.ACQUIRE: (None, Ordering.ACQUIRE),
    Ordering.RELEASE: (Ordering.RELEASE, None),
    Ordering.ACQ_REL: (Ordering.RELEASE, Ordering.ACQUIRE),
    Ordering.SEQ_CST: (Ordering.SEQ_CST, Ordering.ACQUIRE),
}


class FenceUpdates(Pass):
    """Puts fences around atomic updates that order other accesses, and makes the updates relaxed.

    LLVM 22's NVPTX back end writes every atomicrmw without its order, so as a relaxed operation of the device. It does
    write the orders of compare-exchanges, loads, stores and fences. A relaxed operation after a fence releases, and one
    before a fence acquires (PTX ISA, "Release and Acquire Patterns").
    """

    def run(self, module: Module) -> bool:
        ordered = [
            (update, *_FENCES[update.order])
            for update in module.index().instructions((Opcode.ATOMIC_RMW,))
            if update.order in _FENCES
        ]
        with Builder(module) as build:
            for update, before, after in ordered:
                if before:
                    build.before(update).fence(before, update.scope)
                following = update.next
                if after and following:
                    build.before(following).fence(after, update.scope)
                update.order = Ordering.MONOTONIC
        return bool(ordered)
