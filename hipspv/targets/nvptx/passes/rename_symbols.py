"""Names of kernels and variables that PTX can't spell."""

from __future__ import annotations

from hipspv.llvm import Flag, GlobalValue, Module
from hipspv.passes.interface import Pass

# As LLVM does with symbols that no other module sees (NVPTXAssignValidGlobalNames). The runtime
# looks for the same names (hipspv/runtime/ptx).
_DOT = "_$_"


class RenameSymbols(Pass):
    """Replaces the dots in names of kernels and variables, such as clang's `x.managed`, because
    identifiers of PTX have none.
    """

    def run(self, module: Module) -> bool:
        index = module.index()
        named: list[GlobalValue] = [
            *index.functions(lambda signature: signature.has(Flag.DEFINED | Flag.KERNEL)),
            *index.variables(lambda signature: signature.has(Flag.DEFINED)),
        ]
        dotted = [each for each in named if "." in each.name and not each.name.startswith("llvm.")]
        for each in dotted:
            each.name = each.name.replace(".", _DOT)
        return bool(dotted)
