"""The parameters of kernels as the source declares them."""

from __future__ import annotations

from hipspv.llvm import Attributes, Flag, Function, Instruction, Module, Opcode, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import describe_source

# Steps from a parameter to the value that is stored: conversions, also of three elements to four,
# and those from the address to the memory.
_CONVERSIONS = (Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.BITCAST, Opcode.INT_TO_PTR)
_TO_VALUE = (*_CONVERSIONS, Opcode.SHUFFLE_VECTOR)
_TO_MEMORY = (Opcode.GEP, Opcode.ADDRSPACE_CAST)


class DescribeSourceParameters(Pass):
    """Adds attributes with the kind, size and alignment that a kernel's parameters have in the
    source, because clang passes some as other types.

    It passes a structure of one member as the member, whose alignment may differ, and `_BitInt(65)`
    as i65, which has that of i128. The memory in which its code keeps a parameter has the source's
    type and alignment, so this precedes the optimiser.
    """

    def run(self, module: Module) -> bool:
        index = module.index()
        kernels = index.functions(lambda s: s.has(Flag.DEFINED | Flag.KERNEL))
        taking_structures = {*index.functions(lambda s: s.has(Flag.BYREF))}
        for kernel in kernels:
            _describe(module, kernel, kernel in taking_structures)
        return bool(kernels)


def _describe(module: Module, kernel: Function, takes_structures: bool) -> None:
    attributes = Attributes(kernel)
    structures = attributes.parameter_types("byref") if takes_structures else {}
    for index, parameter in enumerate(kernel.parameters):
        memory = memory_of(parameter)
        if index in structures:
            type = structures[index]
            alignment = attributes.integer(FIRST_PARAMETER + index, "align")
        elif memory:
            type, alignment = memory.allocated_type, memory.alignment
        else:
            continue
        kind = "pointer" if type.is_pointer else "value"
        describe_source(kernel, index, kind, module.size_of(type), alignment)


def memory_of(value: Value) -> Instruction | None:
    """Return the alloca in which the code keeps a parameter, if there is one."""
    for user in value.users():
        if not isinstance(user, Instruction):
            continue
        opcode = user.opcode
        if opcode == Opcode.STORE:
            stored, address = user.operands
            if stored != value:
                continue
            while isinstance(address, Instruction) and address.opcode in _TO_MEMORY:
                address = address.operand(0)
            if isinstance(address, Instruction) and address.opcode == Opcode.ALLOCA:
                return address
        elif opcode in _TO_VALUE and (memory := memory_of(user)):
            return memory
    return None
