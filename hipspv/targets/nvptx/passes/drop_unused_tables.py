"""Tables of the host among the variables of device code."""

from __future__ import annotations

from hipspv.llvm import Flag, GlobalVariable, Module
from hipspv.passes.interface import Pass

_LIMIT = 0x10000  # bytes in a module


class DropUnusedTables(Pass):
    """Removes constant variables that no code uses, if one alone exceeds the GPU's 64 KiB of constant memory.

    clang (22.1) makes each `const` variable of the host with external linkage one in constant memory. ptxas refuses
    such a table. nvcc refuses a `__constant__` variable of that size, so no program asks for the table's address.
    """

    def run(self, module: Module) -> bool:
        candidates = module.index().variables(lambda signature: signature.has(Flag.EXTERNALLY_INITIALIZED))
        unused = [variable for variable in candidates if _is_unused_table(module, variable)]
        for variable in unused:
            variable.erase()
        return bool(unused)


def _is_unused_table(module: Module, variable: GlobalVariable) -> bool:
    if variable.type.address_space != module.target.spaces.constant or module.size_of(variable.value_type) <= _LIMIT:
        return False
    return not variable.users() and not variable.constant_users()
