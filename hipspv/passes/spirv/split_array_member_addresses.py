"""Addresses of arrays within structures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, ConstantInt, Instruction, Module, Opcode, Shape, Type, TypeKind
from hipspv.passes.rewrite.address_steps import by_steps


@dataclass(frozen=True)
class SplitArrayMemberAddresses:
    """Computes the addresses of arrays within structures in bytes.

    llvm-spirv declares the same array type anew for each structure that has it as a member, and
    gives a pointer to one structure's array the other's type. spirv-val refuses an access chain
    from a structure to such an array.
    """

    name: ClassVar[str] = "split-array-member-addresses"

    def run(self, module: Module) -> bool:
        found = module.inventory().instructions((Opcode.GEP,), _from_structure)
        changed = False
        with Builder(module) as build:
            for gep in found:
                if _target(gep).kind == TypeKind.ARRAY:
                    gep.replace_all_uses_with(by_steps(build.before(gep), gep, lambda type: type))
                    gep.erase()
                    changed = True
        return changed


def _from_structure(shape: Shape) -> bool:
    type = shape.other
    while type is not None and type.kind == TypeKind.ARRAY:
        type = type.element
    return type is not None and type.kind == TypeKind.STRUCT


def _target(gep: Instruction) -> Type:
    """The type that the address leads to."""
    type = gep.source_type
    for index in gep.operands[2:]:
        type = _part(type, index.value if isinstance(index, ConstantInt) else 0)
    return type


def _part(type: Type, index: int) -> Type:
    return type.fields[index] if type.kind == TypeKind.STRUCT else type.element
