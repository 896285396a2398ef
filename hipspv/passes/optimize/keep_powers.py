"""Powers of a constant that LLVM's optimiser must leave alone."""

from __future__ import annotations

from hipspv.llvm import Attributes, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import intrinsic_calls
from hipspv.passes.interface import Pass

# Names by which LLVM asks if there is a function 2^x (LibCallSimplifier::replacePowWithExp in
# llvm/lib/Transforms/Utils/SimplifyLibCalls.cpp).
_DISABLED = ("no-builtin-exp2", "no-builtin-exp2f")


class KeepPowers(Pass):
    """Adds attributes that keep the optimiser from computing pow(8, x) as exp2(3 * x), where the
    rounded product makes an error of up to 35 units in the last place of a float.

    All functions get the attribute: LLVM inlines no function with it into one without it.
    """

    def run(self, module: Module) -> bool:
        if not intrinsic_calls(module, "llvm.pow."):
            return False
        for function in module.definitions():
            for name in _DISABLED:
                Attributes(function).add_string(FUNCTION, name, "")
        return True
