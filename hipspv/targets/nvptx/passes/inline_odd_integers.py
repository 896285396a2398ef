"""Functions with integers of odd widths among their parameters."""

from __future__ import annotations

from hipspv.llvm import Flag, Module, Signature, Type
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.inlining import always_inline

# Widths that LLVM passes to functions (NVPTXISelLowering.cpp, LowerCall).
_WIDTHS = (1, 8, 16, 32, 64, 128)


class InlineOddIntegers(Pass):
    """Inlines functions that take or return a `_BitInt` of an odd width, because LLVM's back end
    can't pass one (22.1: "We must pass only one value as non-array").
    """

    def run(self, module: Module) -> bool:
        found = [f for f in module.index().functions(_passes_odd_integers) if not f.is_kernel]
        for function in found:
            always_inline(function)
        if found:
            module.run_passes("always-inline")
        return bool(found)


def _passes_odd_integers(signature: Signature) -> bool:
    types = (signature.type.returns, *signature.type.parameters)
    return signature.has(Flag.DEFINED) and any(_is_odd(type) for type in types)


def _is_odd(type: Type) -> bool:
    return type.is_integer and type.width not in _WIDTHS
