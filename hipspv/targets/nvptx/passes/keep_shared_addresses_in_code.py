"""Tables of addresses of shared memory."""

from __future__ import annotations

from hipspv.llvm import Attributes, ConstantExpr, Function, GlobalVariable, Instruction, Module, Opcode
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.interface import Pass


class KeepSharedAddressesInCode(Pass):
    """Forbids tables for switches in functions that store or choose addresses of shared memory.

    LLVM would put these addresses into a table in global memory, and PTX has no initialiser for them, since a block's
    shared memory has no address before it runs (LLVM 22.1, SwitchLookupTable).
    """

    def run(self, module: Module) -> bool:
        space = module.target.spaces.shared
        found: dict[Function, None] = {}
        for variable in module.index().variables(lambda signature: signature.space == space):
            found |= dict.fromkeys(u.function for u in uses_of(variable)[0] if _keeps(u))
        for function in found:
            Attributes(function).add_string(FUNCTION, "no-jump-tables", "true")
        return bool(found)


def _keeps(user: Instruction) -> bool:
    """Return true unless the instruction only accesses the memory or computes an address."""
    if user.opcode == Opcode.STORE:
        return isinstance(user.operand(0), (ConstantExpr, GlobalVariable))
    return user.opcode in (Opcode.PHI, Opcode.SELECT, Opcode.RET)
