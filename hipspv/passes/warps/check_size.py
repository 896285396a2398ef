"""The size of a warp that sources were compiled for."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.analysis.lanes import WARP_SIZE
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass

# The header defines a variable whose name is this and the warp's lanes that a source was compiled for.
_SIZE_VARIABLE = "__hipspv_warp_size_"


class CheckWarpSize(Pass):
    """Checks that all sources of a link were compiled for the same size of a warp.

    Sources fold that size, and objects of -fgpu-rdc are lowered when they are linked: both must be given the same one.
    """

    warp_size: int = WARP_SIZE  # lanes

    def run(self, module: Module) -> bool:
        found = [v for v in module.variables() if v.name.startswith(_SIZE_VARIABLE)]
        sizes = {variable.name[len(_SIZE_VARIABLE) :] for variable in found}
        for variable in found:
            variable.erase()
        for size in sorted(sizes - {str(self.warp_size)}):
            message = f"device code compiled for warps of {size} lanes is translated for warps of {self.warp_size}"
            remedy = f"give --warp-size={size} here, too, or compile all sources with the same one"
            raise PassError([Diagnostic(message, remedy)])
        return bool(found)
