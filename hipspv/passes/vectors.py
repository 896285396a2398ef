"""Vectors of lengths that SPIR-V lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Function, Module, Opcode, Type

_LENGTHS = (2, 3, 4, 8, 16)


@dataclass(frozen=True)
class LegalVectors:
    """SPIR-V has vectors of 2, 3, 4, 8 and 16 elements. A module with others, which user code makes
    by `ext_vector_type` or the optimiser by joining loads, is scalarised.
    """

    name: ClassVar[str] = "legal-vectors"

    def run(self, module: Module) -> bool:
        known: dict[Type, bool] = {}
        if not any(_has_illegal(function, known) for function in module.definitions()):
            return False
        module.run_passes(
            "function(scalarizer<load-store;no-variable-insert-extract>,early-cse,adce)"
        )
        return True


def _has_illegal(function: Function, known: dict[Type, bool]) -> bool:
    for instruction in function.instructions():
        if _is_illegal(instruction.type, known):
            return True
        if instruction.opcode == Opcode.STORE and _is_illegal(instruction.operand(0).type, known):
            return True
    return False


def _is_illegal(type: Type, known: dict[Type, bool]) -> bool:
    answer = known.get(type)
    if answer is None:
        answer = type.is_vector and type.length not in _LENGTHS
        known[type] = answer
    return answer
