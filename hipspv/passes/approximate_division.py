"""Division of float that needn't be rounded correctly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Opcode
from hipspv.llvm.metadata import remove

_ALLOW_RECIPROCAL = 1 << 4  # LLVMFastMathAllowReciprocal


@dataclass(frozen=True)
class ApproximateDivision:
    """clang marks divisions of float with `!fpmath` where
    `-fno-hip-fp32-correctly-rounded-divide-sqrt`, nvcc's `-prec-div=false`, allows an error. SPIR-V
    has no such mark: the divisions may use a reciprocal instead (FPFastMathMode's AllowRecip).
    """

    name: ClassVar[str] = "approximate-division"

    def run(self, module: Module) -> bool:
        changed = False
        for division in module.inventory().instructions((Opcode.FDIV,)):
            if remove(division, "fpmath"):
                division.fast_math_flags |= _ALLOW_RECIPROCAL
                changed = True
        return changed
