"""Variables whose initialisers hold addresses of other variables."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, ConstantExpr, Flag, Function, GlobalValue, GlobalVariable, Module, Signature, Value
from hipspv.llvm.enums import Linkage, TypeKind, ValueKind
from hipspv.passes.analysis.call_graph import KernelsByFunction
from hipspv.passes.analysis.pointers import strip_expressions
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.memory.device_variables import setup_kernel
from hipspv.passes.rewrite.constants import instruction_users

# Aggregates that may hold addresses; arrays of plain numbers have another kind.
_COMPOSITE = (ValueKind.CONSTANT_ARRAY, ValueKind.CONSTANT_STRUCT, ValueKind.CONSTANT_VECTOR)


class LowerInitialAddresses(Pass):
    """Moves addresses out of variables' initialisers, into stores of the kernel that the runtime
    runs first in a module.

    A SPIR-V initialiser may be the address of a variable that stands before it, and little else.
    llvm-spirv can't translate `&array[3]` there, an address converted to an integer is no constant,
    and variables that point to each other crash both translators. Numbers stay in the initialisers.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for variable in module.index().variables(has_addresses):
                initializer = variable.initializer
                addresses = addresses_in(module, initializer) if initializer else []
                if initializer is None or not addresses:
                    continue
                if any(is_shared(address) for _, address in addresses):
                    raise PassError(_refusals(module, variable))
                build.before(setup_kernel(module).entry.terminator)
                _store(build, variable, addresses)
                _strip(module, variable, initializer)
                changed = True
        return changed


def _refusals(module: Module, variable: GlobalVariable) -> list[Diagnostic]:
    """Reports the uses of a variable with addresses of shared memory that the optimiser made;
    store-shared-addresses has found all others.
    """
    kernels = KernelsByFunction(module)
    return [
        at(
            user,
            "use of a constant table that holds addresses of shared memory",
            "let the kernel fill the table",
            kernels[user.function],
        )
        for user in instruction_users(variable)
    ]


def has_addresses(signature: Signature) -> bool:
    return signature.has(Flag.HAS_ADDRESS)


def addresses_in(module: Module, initializer: Value) -> list[tuple[int, Value]]:
    """The addresses in a constant, each with its offset in bytes."""
    found: list[tuple[int, Value]] = []
    _collect(module, initializer, 0, found)
    return found


def is_shared(address: Value) -> bool:
    """True if the address points to shared memory."""
    while isinstance(address, ConstantExpr):
        address = address.operand(0)
    if not isinstance(address, GlobalVariable):
        return False
    return address.type.address_space == address.owner.target.spaces.shared


def _collect(module: Module, value: Value, offset: int, found: list[tuple[int, Value]]) -> bool:
    """Adds a constant's addresses with their offsets in bytes. Returns true if there are any."""
    if isinstance(value, (ConstantExpr, GlobalValue)):
        found.append((offset, value))
        return True
    if value.kind not in _COMPOSITE:
        return False
    type = value.type
    before = len(found)
    is_structure = type.kind == TypeKind.STRUCT
    stride = 0 if is_structure else module.size_of(type.element)
    for index, element in enumerate(value.operands):
        start = module.offset_of(type, index) if is_structure else index * stride
        _collect(module, element, offset + start, found)
    return len(found) > before


def _is_function(address: Value) -> bool:
    return isinstance(strip_expressions(address), Function)


def _store(build: Builder, variable: GlobalVariable, addresses: list[tuple[int, Value]]) -> None:
    alignment = variable.alignment or build.module.alignment_of(variable.value_type)
    for offset, address in addresses:
        if _is_function(address):  # in a virtual table: any use of it was refused
            continue
        pointer = build.offset(variable, offset)
        build.store(address, pointer, alignment=common_alignment(alignment, offset))


def common_alignment(alignment: int, offset: int) -> int:
    """The alignment of the address `offset` bytes after an aligned one."""
    return min(alignment, offset & -offset) if offset else alignment


def _strip(module: Module, variable: GlobalVariable, initializer: Value) -> None:
    """Replaces the addresses by null. The variable is exported, because Intel's compiler takes
    an internal variable that is null at first for null.
    """
    variable.initializer = without_addresses(module, initializer, lambda _: True)
    variable.is_constant_data = False
    variable.name = variable.name or "hipspv.table"
    variable.linkage = Linkage.INTERNAL  # ends a hidden visibility, as for device variables
    variable.linkage = Linkage.EXTERNAL


def without_addresses(module: Module, value: Value, dropped: Callable[[Value], bool]) -> Value:
    """The constant with null instead of the addresses that are dropped."""
    if isinstance(value, (ConstantExpr, GlobalValue)):
        return value.type.null() if dropped(value) else value
    if value.kind not in _COMPOSITE:
        return value
    elements = [without_addresses(module, element, dropped) for element in value.operands]
    context, type = module.context, value.type
    if type.kind == TypeKind.STRUCT:
        return context.constant_of_struct(type, elements)
    if type.is_vector:
        return context.constant_vector(elements)
    return context.constant_array(type.element, elements)
