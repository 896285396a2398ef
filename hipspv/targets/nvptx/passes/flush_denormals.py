"""Denormal numbers of float in functions of the libraries."""

from __future__ import annotations

from hipspv.llvm import Attributes, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.interface import Pass
from hipspv.targets.nvptx.passes.denormal_modes import MODE


class FlushDenormals(Pass):
    """Lets the libraries' functions flush denormals if the source's do (nvcc's -ftz=true).

    LLVM inlines no function into one of another mode. Objects of different modes were linked with
    libraries of their own (`denormal_modes`): all their functions have a mode by now.
    """

    def run(self, module: Module) -> bool:
        modes = {Attributes(kernel).string(FUNCTION, MODE) for kernel in module.kernels()}
        (mode,) = modes if len(modes) == 1 else ("",)
        if not mode:
            return False
        for function in module.definitions():
            attributes = Attributes(function)
            if not attributes.string(FUNCTION, MODE):
                attributes.add_string(FUNCTION, MODE, mode)
        return True
