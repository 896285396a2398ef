"""Address-space inference."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Builder, ConstantExpr, Instruction, Module, Opcode, Signature, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite

_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)


class InferAddressSpaces(InstructionRewrite):
    """Replaces generic pointers by those of the address space that they lead to: a load from a
    known address space is cheaper on every device, and devices without generic pointers need it.

    SROA makes pairs of ptrtoint and inttoptr to the generic space. They become addrspacecasts
    first: in SPIR-V's flat addressing the bits are the same.
    """

    opcodes = (Opcode.INT_TO_PTR,)

    def run(self, module: Module) -> bool:
        changed = super().run(module)
        return module.infer_address_spaces(module.target.spaces.generic) or changed

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.detail == Opcode.PTR_TO_INT

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        """Folds the conversion of an address to an integer and back."""
        source, to = _origin(instruction.operand(0)), instruction.type
        if source is None or not source.type.is_pointer or not to.is_pointer:
            return None
        if source.type == to:
            return source
        if to.address_space != build.module.target.spaces.generic:
            return None
        return build.cast(Opcode.ADDRSPACE_CAST, source, to)


class Accesses(NamedTuple):
    """Counts of a module's loads, stores and atomics, and of those by generic pointers."""

    all: int
    generic: int


def count_accesses(module: Module) -> Accesses:
    signatures = module.index().signatures(_ACCESSES)
    generic = [signature.count for signature in signatures if signature.space == module.target.spaces.generic]
    return Accesses(sum(signature.count for signature in signatures), sum(generic))


def _origin(value: Value) -> Value | None:
    """The pointer whose whole address `value` is."""
    if isinstance(value, (Instruction, ConstantExpr)) and value.opcode == Opcode.PTR_TO_INT:
        return value.operand(0) if value.type.width == 64 else None
    return None
