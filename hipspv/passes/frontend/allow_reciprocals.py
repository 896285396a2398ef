"""Divisions of float that needn't be rounded correctly."""

from __future__ import annotations

from hipspv.llvm import FastMath, Module, Opcode
from hipspv.llvm.metadata import remove
from hipspv.passes.interface import Pass


class AllowReciprocals(Pass):
    """Lets divisions of float use a reciprocal where the user's options allow an error.

    clang marks them with `!fpmath` under `-fno-hip-fp32-correctly-rounded-divide-sqrt`, which is
    nvcc's `-prec-div=false`. SPIR-V has no such mark, but FPFastMathMode's AllowRecip.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for division in module.index().instructions((Opcode.FDIV,)):
            if remove(division, "fpmath"):
                division.fast_math_flags |= FastMath.ALLOW_RECIPROCAL
                changed = True
        return changed
