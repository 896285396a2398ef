"""Debug information that no translator reads."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.interface import Pass


class StripDebugInfo(Pass):
    """Removes debug information, which only the passes' errors need.

    LLVM's SPIR-V back end ignores it, and llvm-spirv stops at that of an LLVM newer than its own.
    PTX has source lines only if the user asks for them.
    """

    def run(self, module: Module) -> bool:
        return module.strip_debug_info()
