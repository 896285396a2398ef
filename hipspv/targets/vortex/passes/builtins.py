"""OpenCL's built-in functions, which Vortex has no instructions for."""

from __future__ import annotations

from hipspv.llvm import Linkage, Module
from hipspv.passes.interface import Pass


class LinkBuiltins(Pass):
    """Links the device library that defines OpenCL's built-in functions.

    Earlier passes know these functions by their names, as for SPIR-V; so the library comes late.
    library: its file. kept: the functions that generated code calls.
    """

    library: str
    kept: tuple[str, ...]

    def run(self, module: Module) -> bool:
        context = module.context
        type = context.function(context.void(), [])
        for name in self.kept:
            if not module.function(name):
                module.add_function(name, type)
        before = {function.name for function in module.definitions()}
        module.link(Module.read(self.library, context, lazy=True))
        _settle(module, before, self.kept)
        return True


class KeepFunctions(Pass):
    """Makes all but the functions that generated code calls internal.

    kept: their names.
    """

    kept: tuple[str, ...]

    def run(self, module: Module) -> bool:
        _settle(module, set(), self.kept)
        return True


def _settle(module: Module, before: set[str], kept: tuple[str, ...]) -> None:
    for function in module.definitions():
        if function.name not in before:
            function.drop_comdat()
            external = function.name in kept
            function.linkage = Linkage.EXTERNAL if external else Linkage.INTERNAL
