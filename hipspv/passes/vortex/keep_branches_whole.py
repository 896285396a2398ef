"""Branches on several conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Opcode, metadata


@dataclass(frozen=True)
class KeepBranchesWhole:
    """Marks conditional branches as unpredictable, because LLVM's back end would split a branch on
    `a && b` into two, and lanes go different ways at the new one.

    SelectionDAGBuilder::visitBr keeps a branch with `!unpredictable` whole.
    """

    name: ClassVar[str] = "keep-branches-whole"

    def run(self, module: Module) -> bool:
        changed = False
        for branch in module.index().instructions((Opcode.BR,)):
            if len(branch.successors) == 2:
                metadata.set_on_instruction(branch, "unpredictable", ())
                changed = True
        return changed
