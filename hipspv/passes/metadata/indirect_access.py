"""Records of the kernels that follow pointers which they find in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hipspv.llvm import Argument, ConstantExpr, Flag, Function, GlobalVariable, Instruction, Module, Type, Value
from hipspv.llvm.enums import Opcode, TypeKind, ValueKind
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.analysis.closure import sources_closure
from hipspv.passes.analysis.device_variables import SERVICE
from hipspv.passes.interface import Pass
from hipspv.passes.memory.device_variables import KERNEL
from hipspv.passes.metadata.records import add_record

# The device library's function that writes a record, and the texts whose addresses its callers give as integers.
RECORD = "__hipspv_put_record"
# RECORD, and the functions that it calls to read a format and texts.
_PRINTERS = {RECORD, "__hipspv_put_string", "__hipspv_next_string"}
# The operands that an address is computed from: none at its origin; None if that is elsewhere.
Sources = Callable[[Value], "list[Value] | None"]
_NOWHERE = (ValueKind.NULL, ValueKind.UNDEF, ValueKind.POISON)
# Opcodes that compute one address from others, and their operands that are addresses.
_DERIVED: dict[int, slice] = {
    Opcode.GEP: slice(0, 1),
    Opcode.ADDRSPACE_CAST: slice(0, 1),
    Opcode.BITCAST: slice(0, 1),
    Opcode.FREEZE: slice(0, 1),
    Opcode.PHI: slice(None),
    Opcode.SELECT: slice(1, 3),
}
# Opcodes that read or write memory, and the operand with the address.
_ACCESSES = {Opcode.LOAD: 0, Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0}


class RecordIndirectAccess(Pass):
    """Records which kernels find pointers elsewhere than in their arguments, because OpenCL devices
    make memory resident for a kernel by its arguments.

    The runtime declares indirect access for such a kernel (CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL), which
    would cost time for others. Elsewhere means in memory, in structures or in integers.

    A kernel needs no record if every address that it and its functions access is computed from a
    pointer argument, a variable or its own stack. Any other address counts as found elsewhere.

    Another record names the kernels that find nothing but the service block, whose address is in a
    variable, and texts that they print: the runtime can give them the block as an argument.
    """

    def run(self, module: Module) -> bool:
        following = _following(module, _sources)
        if not following:
            return False
        indirect = {*following, *callers_closure(following)}
        otherwise = indirect
        if module.variable(SERVICE):
            found = [f for f in _following(module, _but_service) if f.name not in _PRINTERS]
            found += _printing_found(module)
            otherwise = {*found, *callers_closure(found)}
        for kernel in module.kernels():
            if kernel in indirect and kernel.name != KERNEL:
                add_record(module, "indirect", kernel.name)
                if kernel not in otherwise:
                    add_record(module, "service", kernel.name)
        return True


def _following(module: Module, sources: Sources) -> list[Function]:
    """The functions that access, pass on or return an address that they found elsewhere."""
    found: dict[Function, None] = {}
    given: set[Value] = set()
    unclear = module.index().instructions(
        (*_ACCESSES, Opcode.CALL, Opcode.RET), lambda signature: signature.has(Flag.UNCLEAR_ADDRESS)
    )
    for instruction in unclear:
        function = instruction.function
        if function in found:
            continue
        if not all(_is_given(address, given, sources) for address in _used_addresses(instruction)):
            found[function] = None
    return list(found)


def _printing_found(module: Module) -> list[Function]:
    """The functions that may print a text whose address they found elsewhere."""
    found: dict[Function, None] = {}
    given: set[Value] = set()
    record = module.function(RECORD)
    near = {user.function for user in record.users() if isinstance(user, Instruction)} if record else set()
    printing = {*near, *callers_closure(list(near))}
    for instruction in module.index().instructions((Opcode.PTR_TO_INT, Opcode.STORE)):
        address = instruction.operand(0)
        texts = instruction.function in printing and address.type.is_pointer
        if texts and not _is_given(address, given, _but_service):
            found[instruction.function] = None
    return list(found)


def _used_addresses(instruction: Instruction) -> Iterator[Value]:
    """The addresses that the instruction accesses, passes to a call or returns."""
    if instruction.opcode in _ACCESSES:
        yield instruction.operand(_ACCESSES[instruction.opcode])
    elif instruction.opcode == Opcode.CALL:
        yield from filter(_holds_pointers, instruction.arguments)
    else:
        yield from filter(_holds_pointers, instruction.operands)


def _holds_pointers(value: Value) -> bool:
    return value.kind != ValueKind.METADATA and _has_pointer(value.type)


def _has_pointer(type: Type) -> bool:
    if type.kind == TypeKind.STRUCT:
        return any(map(_has_pointer, type.fields))
    if type.kind in (TypeKind.ARRAY, TypeKind.VECTOR):
        return _has_pointer(type.element)
    return type.is_pointer


def _is_given(address: Value, known: set[Value], sources: Sources) -> bool:
    """True if the device knows every possible origin of the address without a record."""
    found = sources_closure(address, sources, known)
    known.update(found or ())
    return found is not None


def _sources(value: Value) -> list[Value] | None:
    """The values that an address is computed from: none at a known origin; None if it comes from elsewhere."""
    if isinstance(value, (Argument, GlobalVariable)) or value.kind in _NOWHERE:
        # The caller's own instructions are checked, too.
        return [] if value.type.is_pointer else None
    if isinstance(value, ConstantExpr):
        if value.opcode in (Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST):
            return [value.operand(0)]
        return None
    if not isinstance(value, Instruction):
        return None
    if value.opcode == Opcode.ALLOCA:
        return []
    if value.opcode == Opcode.LOAD:
        return _stored_values(value)
    operands = _DERIVED.get(value.opcode)
    return None if operands is None else value.operands[operands]


def _but_service(value: Value) -> list[Value] | None:
    """As `_sources`, but the service block has a known origin."""
    if isinstance(value, Instruction) and value.opcode == Opcode.LOAD:
        pointer = value.operand(0)
        if isinstance(pointer, GlobalVariable) and pointer.name == SERVICE:
            return []
    return _sources(value)


def _stored_values(load: Instruction) -> list[Value] | None:
    """The values that a load from the stack may find, if the variable holds one pointer and its
    address doesn't escape; else None. -O0 keeps every parameter in such a variable.
    """
    variable = load.operand(0)
    if not isinstance(variable, Instruction) or variable.opcode != Opcode.ALLOCA:
        return None
    values: list[Value] = []
    for user in variable.users():
        if not isinstance(user, Instruction):
            return None
        if user.opcode == Opcode.STORE and user.operand(0) != variable:
            values.append(user.operand(0))
        elif user.opcode != Opcode.LOAD:
            return None
    return values if all(value.type == load.type for value in (load, *values)) else None
