"""Address-space inference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from hipspv.llvm import Builder, ConstantExpr, Instruction, Module, Opcode, Shape, Value

_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)


@dataclass(frozen=True)
class InferAddressSpaces:
    """Finds the address spaces that generic pointers lead to: a load from a known address space is
    cheaper on every device, and devices without generic pointers need it.

    SROA makes pairs of ptrtoint and inttoptr to the generic space. They become addrspacecasts
    first: in SPIR-V's flat addressing the bits are the same.
    """

    name: ClassVar[str] = "infer-address-spaces"

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for instruction in module.inventory().instructions((Opcode.INT_TO_PTR,), _is_trip):
                changed |= _fold_round_trip(build, instruction)
        return module.infer_address_spaces(module.target.spaces.generic) or changed


class Accesses(NamedTuple):
    """Numbers of a module's loads, stores and atomics, and of those by generic pointers."""

    all: int
    generic: int


def count_accesses(module: Module) -> Accesses:
    shapes = module.inventory().shapes(_ACCESSES)
    generic = [shape.count for shape in shapes if shape.space == module.target.spaces.generic]
    return Accesses(sum(shape.count for shape in shapes), sum(generic))


def _is_trip(shape: Shape) -> bool:
    return shape.detail == Opcode.PTR_TO_INT


def _fold_round_trip(build: Builder, instruction: Instruction) -> bool:
    source = _origin(instruction.operand(0))
    to = instruction.type
    if source is None or not source.type.is_pointer or not to.is_pointer:
        return False
    if source.type == to:
        replacement = source
    elif to.address_space == build.module.target.spaces.generic:
        replacement = build.before(instruction).cast(Opcode.ADDRSPACE_CAST, source, to)
    else:
        return False
    instruction.replace_all_uses_with(replacement)
    instruction.erase()
    return True


def _origin(value: Value) -> Value | None:
    """The pointer whose whole address `value` is."""
    if isinstance(value, (Instruction, ConstantExpr)) and value.opcode == Opcode.PTR_TO_INT:
        return value.operand(0) if value.type.width == 64 else None
    return None
