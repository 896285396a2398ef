"""Denormal numbers of float in functions of the libraries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Module
from hipspv.llvm.attributes import FUNCTION

_MODE = "denormal-fp-math-f32"


@dataclass(frozen=True)
class FlushDenormals:
    """Lets the libraries' functions flush denormals if the source's do (nvcc's -ftz=true).

    LLVM inlines no function into one of another mode. The sources' modes are the same: modules with
    different ones can't be linked.
    """

    name: ClassVar[str] = "flush-denormals"

    def run(self, module: Module) -> bool:
        modes = {Attributes(kernel).string(FUNCTION, _MODE) for kernel in module.kernels()}
        (mode,) = modes if len(modes) == 1 else ("",)
        if not mode:
            return False
        for function in module.definitions():
            Attributes(function).add_string(FUNCTION, _MODE, mode)
        return True
