"""Vectors of lengths that SPIR-V lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module

_LENGTHS = (2, 3, 4, 8, 16)


@dataclass(frozen=True)
class LegalVectors:
    """SPIR-V has vectors of 2, 3, 4, 8 and 16 elements. A module with others, which user code makes
    by `ext_vector_type` or the optimiser by joining loads, is scalarised.
    """

    name: ClassVar[str] = "legal-vectors"

    def run(self, module: Module) -> bool:
        types = {type for shape in module.shapes() for type in shape[1:] if type}
        if not any(type.is_vector and type.length not in _LENGTHS for type in types):
            return False
        module.run_passes(
            "function(scalarizer<load-store;no-variable-insert-extract>,early-cse,adce)"
        )
        return True
