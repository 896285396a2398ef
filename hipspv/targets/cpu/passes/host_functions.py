"""Functions of the host's libraries that device code calls."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.interface import Pass
from hipspv.targets.cpu.builtins import HOST_PREFIX


class NameHostFunctions(Pass):
    """Gives the host's functions their own names.

    Device code has functions of these names, which the linker would take for the host's. They are renamed before
    (`rename-functions`).
    """

    def run(self, module: Module) -> bool:
        found = [function for function in module.functions() if function.name.startswith(HOST_PREFIX)]
        for function in found:
            function.name = function.name.removeprefix(HOST_PREFIX)
        return bool(found)
