"""Shuffles whose lanes are a fixed pattern."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.inlining import always_inline

_PATTERNS = ("__hipspv_pattern32", "__hipspv_pattern64")


class InlineFixedShuffles(Pass):
    """Inlines the device library's function for shuffles with a fixed pattern, so that a device
    compiler makes one permutation of each.

    This runs only after the optimiser: within a loop of shuffles, the inlined code would hide from
    the optimiser that the loop is short, and so the pattern.
    """

    def run(self, module: Module) -> bool:
        found = [f for name in _PATTERNS if (f := module.function(name)) and not f.is_declaration]
        for function in found:
            always_inline(function)
        if found:
            module.run_passes("always-inline,globaldce")
        return bool(found)
