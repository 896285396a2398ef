"""Functions of the host's libraries that device code calls."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.interface import Pass

_PREFIX = "__hipspv_host_"


class NameHostFunctions(Pass):
    """Gives the host's functions their own names.

    Device code has functions of these names, which the linker would take for the host's. They are renamed before
    (`rename-functions`).
    """

    def run(self, module: Module) -> bool:
        found = [function for function in module.functions() if function.name.startswith(_PREFIX)]
        for function in found:
            function.name = function.name.removeprefix(_PREFIX)
        return bool(found)
