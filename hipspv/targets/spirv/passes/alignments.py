"""Alignments that SPIR-V can't express."""

from __future__ import annotations

from hipspv.llvm import Module, Opcode
from hipspv.llvm.instruction_index import Flag, Signature
from hipspv.passes.interface import Pass

# SPIR-V's Aligned is a 32-bit literal and a power of two.
_LARGEST = 1 << 31
# LLVM's own largest alignment, 1 << 32, as its C API tells it in 32 bits.
_OF_NULL = 0
# The largest power of two in 8 bits with a sign, and without.
_OF_VARIABLE, _OF_COMPOSITE = 64, 128


class LegalizeAlignments(Pass):
    """Lowers alignments that SPIR-V can't express or that a translator gets wrong.

    LLVM's optimiser says of an access through a null or undefined pointer that it is aligned to 4
    GiB. A program may have one for a case that never comes. Translators write that alignment as 0.

    LLVM's back end writes a stack variable's alignment in 8 signed bits (LLVM 22.1.0), which a device refuses from 128
    bytes on. The variable gets the largest alignment that fits, a cache line. For accesses to vectors and structures
    the back end also has 8 bits, and ends the process at 256 bytes.
    """

    translator: str

    def run(self, module: Module) -> bool:
        changed = False
        for access in module.index().instructions(_ACCESSES, _is_nowhere):
            if access.alignment == _OF_NULL:
                access.alignment = _LARGEST
                changed = True
        if self.translator == "llvm":
            for variable in module.index().instructions((Opcode.ALLOCA,), _is_strict):
                variable.alignment = _OF_VARIABLE
                changed = True
            for access in module.index().instructions(_ACCESSES, _is_composite):
                if access.alignment > _OF_COMPOSITE:
                    access.alignment = _OF_COMPOSITE
                    changed = True
        return changed


_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
_NOWHERE = Flag.NULL | Flag.NULL_CAST | Flag.UNDEFINED_POINTER


def _is_strict(signature: Signature) -> bool:
    return signature.detail > _OF_VARIABLE


def _is_composite(signature: Signature) -> bool:
    held = signature.other if signature.opcode == Opcode.STORE else signature.type
    return held is not None and (held.is_vector or held.is_aggregate)


def _is_nowhere(signature: Signature) -> bool:
    return bool(signature.flags & _NOWHERE)
