"""Integers of odd widths in calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Flag, Module, Signature, Type
from hipspv.passes.spirv.legalize.integers import LegalizeIntegers

# Widths that LLVM passes to functions (NVPTXISelLowering.cpp, LowerCall).
_WIDTHS = (1, 8, 16, 32, 64, 128)


@dataclass(frozen=True)
class LegalizeCallIntegers:
    """Legalises integers in a module that passes `_BitInt` of odd widths to functions or returns
    it, because LLVM's back end can't (22.1: "We must pass only one value as non-array").
    """

    name: ClassVar[str] = "legalize-call-integers"

    def run(self, module: Module) -> bool:
        if not list(module.index().functions(_passes_odd_integers)):
            return False
        return LegalizeIntegers().run(module)


def _passes_odd_integers(signature: Signature) -> bool:
    if not signature.has(Flag.DEFINED):
        return False
    types = (signature.type.return_type, *signature.type.parameters)
    return any(_is_odd(type) for type in types)


def _is_odd(type: Type) -> bool:
    return type.is_integer and type.width not in _WIDTHS
