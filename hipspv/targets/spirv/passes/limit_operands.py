"""Instructions with more operands than an instruction of SPIR-V has."""

from __future__ import annotations

from hipspv.llvm import Module, Opcode
from hipspv.passes.interface import Pass

# Pairs of a literal and a label of OpSwitch (SPIR-V 1.2, 2.17: universal limits).
_CASES = 16_383
# Pairs of a value and a block of OpPhi: the instruction has at most 65,535 words (2.3).
_INCOMING = 32_766


class LimitOperands(Pass):
    """Makes branches of a switch with more cases than OpSwitch can have, and passes values through
    memory where a phi has more of them than OpPhi can have.
    """

    def run(self, module: Module) -> bool:
        switches = module.index().instructions((Opcode.SWITCH,))
        large = dict.fromkeys(s.function for s in switches if len(s.successors) > _CASES + 1)
        for function in large:
            module.run_passes("lower-switch", function)
        index = module.index()
        branches = sum(s.count for s in index.signatures((Opcode.BR, Opcode.SWITCH)))
        if branches + len(large) * _INCOMING <= _INCOMING:
            return False
        phis = index.instructions((Opcode.PHI,))
        wide = dict.fromkeys(phi.function for phi in phis if len(phi.operands) > _INCOMING)
        for function in wide:
            module.run_passes("reg2mem", function)
        return bool(large or wide)
