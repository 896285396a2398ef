"""Loops that several branches lead back to the start of, as `continue` does in a while loop."""

from __future__ import annotations

from collections import Counter

from hipspv.llvm import Attributes, Builder, Module, Opcode
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.interface import Pass


class KeepLoopsWhole(Pass):
    """Keeps LLVM from making an inner loop of one of several branches back to a loop's start.

    Lanes that would go on in the outer loop would wait for those that are in the inner one, turn
    after turn. LoopSimplify leaves loops alone that have a convergent call (separateNestedLoop).
    llvm.sideeffect is a call that accesses no memory and becomes no instruction.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for function in module.definitions():
                branches = Counter(header for header, _, _ in natural_loops(function))
                for header in (block for block, count in branches.items() if count > 1):
                    start = next(i for i in header.instructions() if i.opcode != Opcode.PHI)
                    call = build.before(start).intrinsic("llvm.sideeffect", types=[])
                    Attributes(call).add(FUNCTION, "convergent")
                    changed = True
        return changed
