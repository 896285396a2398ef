"""Kernel parameters with `__grid_constant__`."""

from __future__ import annotations

from hipspv.llvm import Argument, Attributes, Flag, Function, Instruction, Module, Opcode, Signature, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.signatures import change_kernel

# clang's attribute for `__grid_constant__` (llvm/docs/NVPTXUsage.rst).
_MARK = "nvvm.grid_constant"
_EXTENSIONS = (Opcode.ZEXT, Opcode.SEXT)


class KeepConstantParameters(Pass):
    """Makes the address of a number with `__grid_constant__` that of the kernel's parameter, as it is for structures.

    clang copies numbers and pointers to the stack. nvcc declares such parameters as bytes.
    """

    def run(self, module: Module) -> bool:
        copies = {kernel: _copies(kernel) for kernel in module.index().functions(_has_parameters)}
        changed = {kernel: found for kernel, found in copies.items() if found}
        for kernel, found in changed.items():
            _keep(kernel, found)
        return bool(changed)


def _has_parameters(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED | Flag.KERNEL) and bool(signature.type.parameters)


def _copies(kernel: Function) -> dict[int, Instruction]:
    """Return the stores of marked parameters to their stack slots, by parameters."""
    attributes, found = Attributes(kernel), dict[int, Instruction]()
    for i, parameter in enumerate(kernel.parameters):
        position = FIRST_PARAMETER + i
        marked = attributes.has_string(position, _MARK) and not attributes.find(position, "byval")
        copy = _copy(parameter) if marked else None
        if copy:
            found[i] = copy
    return found


def _copy(parameter: Argument) -> Instruction | None:
    """Return clang's store of the parameter, its only use: that of a `bool` stores a byte."""
    value: Value = parameter
    while True:
        users = value.users()
        user = users[0] if len(users) == 1 else None
        if not isinstance(user, Instruction):
            return None
        if user.opcode == Opcode.STORE:
            slot = user.operand(1)
            is_copy = isinstance(slot, Instruction) and slot.opcode == Opcode.ALLOCA
            return user if is_copy else None
        if user.opcode not in _EXTENSIONS:
            return None
        value = user


def _keep(kernel: Function, copies: dict[int, Instruction]) -> None:
    module, old = kernel.owner, kernel.parameters
    pointer = module.context.pointer(module.target.spaces.generic)
    types = [pointer if i in copies else parameter.type for i, parameter in enumerate(old)]
    new = change_kernel(kernel, types, [i for i in range(len(old)) if i not in copies])
    attributes = Attributes(new)
    for i, copy in copies.items():
        value, slot = copy.operands
        assert isinstance(slot, Instruction)
        type, index = slot.allocated_type, FIRST_PARAMETER + i
        attributes.add_type(index, "byval", type)
        attributes.add(index, "align", module.alignment_of(type))
        attributes.add_string(index, _MARK, "")
        slot.replace_all_uses_with(new.parameters[i])
        for unused in (copy, value, slot):
            if isinstance(unused, Instruction):
                unused.erase()
    kernel.erase()
