"""Limits of kernels that clang has no attributes for."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Attributes, ConstantInt, Function, GlobalVariable, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.interface import Pass

# Clang's list of annotations: rows of value, text, file, line and further arguments.
_ANNOTATIONS = "llvm.global.annotations"
# Annotations of hipspv/include/hip/host_defines.h, and LLVM's attributes (NVPTXUsage.rst).
_MAX_REGISTERS = "nvvm.maxnreg"
_NAMES = {b"hipspv.maxnreg\0": _MAX_REGISTERS, b"hipspv.cluster_dims\0": "nvvm.cluster_dim"}
_BOUNDS = ("nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm", _MAX_REGISTERS)


class ApplyKernelLimits(Pass):
    """Gives kernels the limits of `__maxnreg__` and `__cluster_dims__`, and nvcc's -maxrregcount.

    max_registers: of kernels without a bound of their own, as in nvcc; None for no limit.
    """

    max_registers: int | None

    def run(self, module: Module) -> bool:
        changed = False
        for kernel, name, numbers in _annotated(module):
            Attributes(kernel).add_string(FUNCTION, name, ",".join(map(str, numbers)))
            changed = True
        for kernel in module.kernels() if self.max_registers else ():
            attributes = Attributes(kernel)
            if not any(attributes.string(FUNCTION, name) for name in _BOUNDS):
                attributes.add_string(FUNCTION, _MAX_REGISTERS, str(self.max_registers))
                changed = True
        return changed


def _annotated(module: Module) -> Iterator[tuple[Function, str, list[int]]]:
    """Return the kernels with their attributes' names and numbers."""
    table = module.variable(_ANNOTATIONS)
    rows = table.initializer if table else None
    for row in rows.operands if rows else ():
        function, text, _, _, arguments = row.operands
        named = text.string if isinstance(text, GlobalVariable) else None
        name = _NAMES.get(named or b"")
        if name and isinstance(function, Function) and isinstance(arguments, GlobalVariable):
            numbers = arguments.initializer
            assert numbers is not None
            yield function, name, [n.value for n in numbers.operands if isinstance(n, ConstantInt)]
