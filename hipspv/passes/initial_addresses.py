"""Variables whose initialisers hold addresses of other variables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Builder,
    ConstantExpr,
    Function,
    GlobalValue,
    GlobalVariable,
    Linkage,
    Module,
    Shape,
    Trait,
    TypeKind,
    Value,
    ValueKind,
)
from hipspv.passes.variables import setup_kernel

# Aggregates that may hold addresses; arrays of plain numbers are another kind.
_COMPOSITE = (ValueKind.CONSTANT_ARRAY, ValueKind.CONSTANT_STRUCT, ValueKind.CONSTANT_VECTOR)


@dataclass(frozen=True)
class InitialAddresses:
    """A SPIR-V initialiser may be the address of a variable that stands before it, and not much
    more: of `&array[3]` llvm-spirv makes nothing, an address taken as an integer is no constant,
    and variables that point to each other crash both translators. Initialisers keep their numbers;
    the kernel that the runtime runs first in a module stores the addresses.
    """

    name: ClassVar[str] = "initial-addresses"

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for variable in module.inventory().variables(_has_addresses):
                addresses: list[tuple[int, Value]] = []
                initializer = variable.initializer
                if initializer is None or not _collect(module, initializer, 0, addresses):
                    continue
                build.before(setup_kernel(module).entry.terminator)
                _store(build, variable, addresses)
                _strip(module, variable, initializer)
                changed = True
        return changed


def _has_addresses(shape: Shape) -> bool:
    return shape.has(Trait.HAS_ADDRESS)


def _collect(module: Module, value: Value, offset: int, found: list[tuple[int, Value]]) -> bool:
    """Adds the addresses in a constant with their places, in bytes; whether there are any."""
    if isinstance(value, (ConstantExpr, GlobalValue)):
        found.append((offset, value))
        return True
    if value.kind not in _COMPOSITE:
        return False
    type = value.type
    before = len(found)
    is_structure = type.kind == TypeKind.STRUCT
    stride = 0 if is_structure else module.size_of(type.element)
    for index, part in enumerate(value.operands):
        place = module.offset_of(type, index) if is_structure else index * stride
        _collect(module, part, offset + place, found)
    return len(found) > before


def _is_function(address: Value) -> bool:
    while isinstance(address, ConstantExpr):
        address = address.operand(0)
    return isinstance(address, Function)


def _store(build: Builder, variable: GlobalVariable, addresses: list[tuple[int, Value]]) -> None:
    alignment = variable.alignment or build.module.alignment_of(variable.value_type)
    for offset, address in addresses:
        if _is_function(address):  # of a virtual table: whatever would use it was refused
            continue
        place = build.offset(variable, offset)
        build.store(address, place, alignment=_common(alignment, offset))


def _common(alignment: int, offset: int) -> int:
    """The alignment of what lies `offset` bytes behind an aligned place."""
    return min(alignment, offset & -offset) if offset else alignment


def _strip(module: Module, variable: GlobalVariable, initializer: Value) -> None:
    """Leaves null where the addresses stood. The variable is exported, as Intel's compiler takes
    what is the module's own, and null at first, for null."""
    variable.initializer = _without_addresses(module, initializer)
    variable.is_constant_data = False
    variable.name = variable.name or "hipspv.table"
    variable.linkage = Linkage.INTERNAL  # ends a hidden visibility, as for device variables
    variable.linkage = Linkage.EXTERNAL


def _without_addresses(module: Module, value: Value) -> Value:
    if isinstance(value, (ConstantExpr, GlobalValue)):
        return value.type.null()
    if value.kind not in _COMPOSITE:
        return value
    parts = [_without_addresses(module, part) for part in value.operands]
    context, type = module.context, value.type
    if type.kind == TypeKind.STRUCT:
        return context.constant_of_struct(type, parts)
    if type.is_vector:
        return context.constant_vector(parts)
    return context.constant_array(type.element, parts)
