"""Conditional branches, one by one."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Module, Opcode, metadata
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.interface import Pass


class KeepBranchesWhole(Pass):
    """Keeps LLVM's back end from making several branches of a conditional one, because lanes diverge at the new ones.

    It would split a branch on `a && b` into two, unless it is marked as unpredictable (SelectionDAGBuilder::visitBr).
    It would duplicate a branch into each of its predecessors, unless its block has a convergent instruction
    (TailDuplicator::shouldTailDuplicate); empty assembly is one, and leaves no code.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for branch in module.index().instructions((Opcode.BR,)):
                if len(branch.successors) == 2:
                    mark = build.before(branch).assembly("", "", module.context.void())
                    Attributes(mark).add(FUNCTION, "convergent")
                    metadata.set_on_instruction(branch, "unpredictable", ())
                    changed = True
        return changed
