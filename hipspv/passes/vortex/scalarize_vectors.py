"""Vectors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Signature


@dataclass(frozen=True)
class ScalarizeVectors:
    """Computes with a vector's elements one by one, because Vortex's lanes have no vectors, and
    LLVM's back end would make branches of selects and comparisons of vectors.

    Vectors remain where functions take or return them, and as casts from and to integers. memory:
    loads and stores become those of elements, too. LLVM does that right for elements that fill
    their bytes and are no shorter than their distance in an array: after `legalize-integers`.
    """

    name: ClassVar[str] = "scalarize-vectors"
    memory: bool

    def run(self, module: Module) -> bool:
        if not module.index().has(where=_has_vector):
            return False
        memory = "load-store" if self.memory else "no-load-store"
        module.run_passes(f"function(scalarizer<{memory}>,instsimplify,adce)")
        return True


def _has_vector(signature: Signature) -> bool:
    types = (signature.type, signature.other)
    return any(type is not None and type.is_vector for type in types)
