"""Functions of the device library that generated code calls."""

from __future__ import annotations

from hipspv.llvm import Module
from hipspv.passes.frontend.link_builtins import settle
from hipspv.passes.interface import Pass


class KeepFunctions(Pass):
    """Makes all but the functions that generated code calls internal.

    kept: their names.
    """

    kept: tuple[str, ...]

    def run(self, module: Module) -> bool:
        settle(module, set(), self.kept)
        return True
