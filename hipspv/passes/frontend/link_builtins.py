"""The functions that passes call, or know by their names."""

from __future__ import annotations

from hipspv.llvm import Linkage, Module
from hipspv.passes.interface import Pass


class LinkBuiltins(Pass):
    """Links a device library that defines functions which earlier passes know by their names, such as OpenCL's; so it
    comes late.

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
        settle(module, before, self.kept)
        return True


def settle(module: Module, before: set[str], kept: tuple[str, ...]) -> None:
    """Makes functions that weren't in the module before internal, except for those that are kept."""
    for function in module.definitions():
        if function.name not in before:
            function.drop_comdat()
            external = function.name in kept
            function.linkage = Linkage.EXTERNAL if external else Linkage.INTERNAL
