"""Kernel parameters with `__grid_constant__` that the kernel writes."""

from __future__ import annotations

from hipspv.llvm import Attributes, Flag, Function, Instruction, Module, Opcode, Signature, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.interface import Pass

_MARK = "nvvm.grid_constant"  # clang's attribute for `__grid_constant__` (llvm/docs/NVPTXUsage.rst)
_STEPS = frozenset((Opcode.GEP, Opcode.PHI, Opcode.SELECT, Opcode.ADDRSPACE_CAST, Opcode.FREEZE))
# Instructions that write memory, with the operand that is the pointer.
_WRITES = {Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0}
_WRITING_CALLS = ("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")  # to their first operand


class CopyWrittenParameters(Pass):
    """Takes `__grid_constant__` from parameters that the kernel writes: the writes are to a copy of the thread's own.

    CUDA leaves such writes undefined, and sources have some that never run (RAJA's reductions). LLVM 22's NVPTX back
    end takes the uses of these parameters for loads, and aborts (NVPTXLowerArgs.cpp, convertToParamAS).
    """

    def run(self, module: Module) -> bool:
        changed = False
        for kernel in module.index().functions(_has_parameters):
            attributes = Attributes(kernel)
            for index, parameter in enumerate(kernel.parameters, FIRST_PARAMETER):
                if attributes.has_string(index, _MARK) and _is_written(parameter):
                    attributes.remove_string(index, _MARK)
                    changed = True
        return changed


def _has_parameters(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED | Flag.KERNEL) and bool(signature.type.parameters)


def _is_written(parameter: Value) -> bool:
    seen: set[Value] = {parameter}
    work: list[Value] = [parameter]
    while work:
        pointer = work.pop()
        for user in pointer.users():
            if not isinstance(user, Instruction) or user in seen:
                continue
            if _writes(user, pointer):
                return True
            if user.opcode in _STEPS:
                seen.add(user)
                work.append(user)
    return False


def _writes(user: Instruction, pointer: Value) -> bool:
    if user.opcode in _WRITES:
        return user.operand(_WRITES[user.opcode]) == pointer
    if user.opcode != Opcode.CALL:
        return False
    callee = user.callee
    is_intrinsic = isinstance(callee, Function) and callee.name.startswith(_WRITING_CALLS)
    return is_intrinsic and user.operand(0) == pointer
