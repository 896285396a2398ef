"""Alignments that SPIR-V can't say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Opcode
from hipspv.llvm.inventory import Trait

# SPIR-V's Aligned is a 32-bit literal and a power of two.
_LARGEST = 1 << 31
# LLVM's own largest alignment, 1 << 32, as its C API tells it in 32 bits.
_OF_NULL = 0


@dataclass(frozen=True)
class Alignments:
    """Of an access through a null pointer, which a program may have for a case that never comes,
    LLVM's optimiser says that it is aligned to 4 GiB. Translators write that as 0.
    """

    name: ClassVar[str] = "alignments"

    def run(self, module: Module) -> bool:
        traits = Trait.NULL | Trait.NULL_CAST
        accesses = module.inventory().instructions(
            (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG),
            lambda shape: shape.traits & traits,
        )
        changed = False
        for access in accesses:
            if access.alignment == _OF_NULL:
                access.alignment = _LARGEST
                changed = True
        return changed
