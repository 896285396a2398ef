"""Addresses of arrays within structures."""

from __future__ import annotations

from hipspv.llvm import Builder, ConstantInt, Instruction, Module, Opcode, Signature, Type, TypeKind, Value
from hipspv.passes.rewrite.address_steps import by_steps
from hipspv.passes.rewrite.instructions import InstructionRewrite


class SplitArrayMemberAddresses(InstructionRewrite):
    """Computes the addresses of arrays within structures in bytes.

    llvm-spirv declares the same array type again for each structure that has it as a member, and gives a pointer to one
    structure's array the other's type. spirv-val refuses an access chain from a structure to such an array.
    """

    opcodes = (Opcode.GEP,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        type = signature.other
        while type is not None and type.kind == TypeKind.ARRAY:
            type = type.element
        return type is not None and type.kind == TypeKind.STRUCT

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        if _target(instruction).kind != TypeKind.ARRAY:
            return None
        return by_steps(build, instruction, lambda type: type)


def _target(gep: Instruction) -> Type:
    """The type that the address points to."""
    type = gep.source_type
    for index in gep.operands[2:]:
        type = _part(type, index.value if isinstance(index, ConstantInt) else 0)
    return type


def _part(type: Type, index: int) -> Type:
    return type.fields[index] if type.kind == TypeKind.STRUCT else type.element
