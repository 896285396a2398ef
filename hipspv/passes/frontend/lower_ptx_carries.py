"""The carry flag of inline PTX."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Function, Instruction, Module, Opcode
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.inlining import always_inline, small

# Returns the address of the running thread's flag.
CARRY = "__hipspv_ptx_carry"
# The flag's value before an instruction has set it: the optimiser removes its call if nothing reads it.
NO_CARRY = "__hipspv_ptx_no_carry"
# Instructions of a function that is inlined although the source doesn't ask for that. A statement has 200 here.
_SMALL = 1000


class LowerPtxCarries(Pass):
    """Gives each function the carry flag that its inline PTX reads and writes.

    `add.cc` and `addc` may be statements of their own, and of functions of their own, which nvcc inlines. Those of a
    few instructions are inlined here. In others, a flag that the function itself hasn't set is an error (`CheckPtx`),
    except at `-O0`.

    Runs before the optimiser, which keeps the flags in registers.
    """

    level: str

    def run(self, module: Module) -> bool:
        if module.function(CARRY) is None:
            return False
        module.run_passes("always-inline,globaldce")
        if flag := module.function(CARRY):
            for function in small(module, _users(flag), lambda _: _SMALL):
                always_inline(function)
            module.run_passes("always-inline,globaldce")
        if flag := module.function(CARRY):
            for function in _users(flag):
                self._add_flag(module, function, [call for call in flag.calls() if call.function == function])
            flag.erase()
        return True

    def _add_flag(self, module: Module, function: Function, calls: list[Instruction]) -> None:
        type = module.context.integer(8)
        with Builder(module) as build:
            build.before(function.entry.first)
            flag = build.alloca(type)
            build.before(after_allocas(function))
            build.store(type.constant(0) if self.level == "0" else build.call(_no_carry(module), []), flag)
            address = calls[0].type
            pointer = flag if flag.type == address else build.cast(Opcode.ADDRSPACE_CAST, flag, address)
        for call in calls:
            call.replace_all_uses_with(pointer)
            call.erase()


def _users(function: Function) -> dict[Function, None]:
    return {call.function: None for call in function.calls()}


def _no_carry(module: Module) -> Function:
    function = module.declare_builtin(NO_CARRY, module.context.function(module.context.integer(8), []))
    for name in ("nounwind", "willreturn", "memory"):  # memory(none)
        Attributes(function).add(FUNCTION, name)
    return function
