"""Shuffles that leave their warp."""

from __future__ import annotations

from hipspv.llvm import ConstantInt, Module
from hipspv.passes.analysis.lanes import WARP_SIZE
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings, at
from hipspv.passes.interface import Pass
from hipspv.passes.record import made

WARNING = "warp-size"
_MARKS = ("__hipspv_shuffled32", "__hipspv_shuffled64")
_VALUE, _LEAVES_WARP = 0, 1  # parameters


class CheckShuffles(Pass):
    """Warns of shuffles by a constant that leaves the warp: such code is for larger warps, and its results are wrong.
    Removes the device library's marks of shuffles.

    The marks tell after the optimiser has unrolled loops and the library's function is inlined.
    """

    warp_size: int = WARP_SIZE
    warnings: Warnings = made(factory=Warnings)

    def run(self, module: Module) -> bool:
        marks = [function for name in _MARKS if (function := module.function(name))]
        errors: list[Diagnostic] = []
        for call in [call for function in marks for call in function.calls()]:
            leaves = call.operand(_LEAVES_WARP)
            if isinstance(leaves, ConstantInt) and leaves.value:
                message = f"a shuffle leaves its warp of {self.warp_size} lanes"
                remedy = "read the size from warpSize, or compile for warps of 64 lanes with --warp-size=64"
                errors += self.warnings.sort(WARNING, at(call, message, remedy))
            call.replace_all_uses_with(call.operand(_VALUE))
            call.erase()
        if errors:
            raise PassError(errors)
        return bool(marks)
