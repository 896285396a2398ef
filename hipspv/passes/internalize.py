"""Makes the device module one whole program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Linkage, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.variables import is_device_variable

# Arrays by which clang keeps symbols that only the host names; the variable table does that here.
_KEEPERS = ("llvm.used", "llvm.compiler.used")


@dataclass(frozen=True)
class Internalize:
    """Only kernels and device variables are seen from outside; the optimiser may do as it likes
    with all else, and SPIR-V gets no Import or Export linkage for what is the module's own
    business.

    Undoes -O0's `optnone`, which no translator reads, with the `noinline` that must accompany it.
    """

    name: ClassVar[str] = "internalize"

    def run(self, module: Module) -> bool:
        for name in _KEEPERS:
            keeper = module.variable(name)
            if keeper:
                keeper.erase()
        for function in module.definitions():
            function.drop_comdat()
            attributes = Attributes(function)
            if attributes.find(FUNCTION, "optnone"):
                attributes.remove(FUNCTION, "optnone")
                attributes.remove(FUNCTION, "noinline")
            function.linkage = Linkage.EXTERNAL if function.is_kernel else Linkage.INTERNAL
        for variable in module.variables():
            if variable.is_declaration:
                continue
            variable.drop_comdat()
            if not is_device_variable(variable):
                variable.linkage = Linkage.INTERNAL
        return True
