"""Limits of kernels that clang has no attributes for."""

from __future__ import annotations

from hipspv.llvm import Attributes, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.annotations import annotated
from hipspv.passes.interface import Pass

# Annotations of hipspv/include/hip/host_defines.h, and LLVM's attributes (NVPTXUsage.rst).
_MAX_REGISTERS = "nvvm.maxnreg"
_NAMES = {"hipspv.maxnreg": _MAX_REGISTERS, "hipspv.cluster_dims": "nvvm.cluster_dim"}
_BOUNDS = ("nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm", _MAX_REGISTERS)


class ApplyKernelLimits(Pass):
    """Gives kernels the limits of `__maxnreg__` and `__cluster_dims__`, and nvcc's -maxrregcount.

    max_registers: of kernels without a bound of their own, as in nvcc; None for no limit.
    """

    max_registers: int | None

    def run(self, module: Module) -> bool:
        changed = False
        for kernel, text, numbers in annotated(module):
            if name := _NAMES.get(text):
                Attributes(kernel).add_string(FUNCTION, name, ",".join(map(str, numbers)))
                changed = True
        for kernel in module.kernels() if self.max_registers else ():
            attributes = Attributes(kernel)
            if not any(attributes.string(FUNCTION, name) for name in _BOUNDS):
                attributes.add_string(FUNCTION, _MAX_REGISTERS, str(self.max_registers))
                changed = True
        return changed
