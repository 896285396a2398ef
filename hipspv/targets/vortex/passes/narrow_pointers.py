"""Pointers of 32 bits in registers and of 64 bits in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hipspv.llvm import Attributes, Builder, ConstantInt, Flag, Function, Instruction, Module, Opcode, Signature, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import used_intrinsics
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import replace_variable
from hipspv.targets.vortex.passes.memory_types import MemoryTypes

# clang/lib/Basic/Targets/RISCV.h.
_LAYOUT, _TRIPLE = "e-m:e-p:32:32-i64:64-n32-S128", "riscv32-unknown-elf"
# Intrinsics on memory, and the number of their pointers; the length comes next but one at most.
_COPIES = ("llvm.memcpy.inline.", "llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.inline.", "llvm.memset.")
_LENGTH = 2


class NarrowPointers(Pass):
    """Makes a module for 32-bit RISC-V of one with pointers of 64 bits, whose types keep their
    layouts, because the host shares them.

    Memory has integers of 64 bits instead of pointers; their upper halves are zero. A module
    with these types has the same alignments and offsets of members in both data layouts.
    """

    def run(self, module: Module) -> bool:
        types = MemoryTypes(module)
        _replace_expressions(module, types)
        _replace_variables(module, types)
        for holder in list(_holders(module)):
            Attributes(holder).replace_pointees(lambda type: types.of(type) if types.has_pointer(type) else None)
        with Builder(module) as build:
            for instruction in module.index().instructions(
                tuple(_HANDLERS), lambda signature: _is_affected(signature, types)
            ):
                _HANDLERS[instruction.opcode](build.before(instruction), types, instruction)
            for function in used_intrinsics(module):
                for call in function.calls():
                    _narrow_length(build.before(call), function, call)
        module.data_layout, module.triple = _LAYOUT, _TRIPLE
        module.run_passes("function(early-cse,instsimplify,adce)")
        return True


def _replace_expressions(module: Module, types: MemoryTypes) -> None:
    """Give constant addresses types of memory, one by one: a replacement may remove others."""

    def steps(signature: Signature) -> bool:
        return signature.other is not None and types.has_pointer(signature.other)

    with Builder(module) as build:
        while found := [e for e in module.index().expressions((Opcode.GEP,), steps) if e.is_used]:
            first = found[0]
            pointer, *indices = first.operands
            made = build.gep(types.of(first.source_type), pointer, indices, first.gep_flags)
            first.replace_all_uses_with(made)


def _replace_variables(module: Module, types: MemoryTypes) -> None:
    def affected(signature: Signature) -> bool:
        return types.has_pointer(signature.type) or bool(signature.flags & Flag.HAS_ADDRESS)

    for variable in module.index().variables(affected):
        if variable.name.startswith("llvm."):  # lists for LLVM itself
            continue
        initializer = variable.initializer
        made = types.constant(initializer) if initializer else None
        type = made.type if made else types.of(variable.value_type)
        if type != variable.value_type:
            replace_variable(module, variable, type, made)


def _holders(module: Module) -> Iterable[Function | Instruction]:
    """Functions and calls with types of memory as attributes."""
    pointees = Flag.BYVAL | Flag.BYREF | Flag.SRET
    for function in module.index().functions(lambda signature: signature.flags & pointees):
        yield function
        yield from function.calls()
    yield from module.index().instructions((Opcode.CALL,), lambda signature: signature.has(Flag.INDIRECT))


def _narrow_length(build: Builder, function: Function, call: Instruction) -> None:
    """Gives a copy or a fill of memory a length of 32 bits."""
    prefix = next((p for p in (*_COPIES, *_FILLS) if function.name.startswith(p)), "")
    arguments, i32 = call.arguments, build.module.context.integer(32)
    if not prefix or arguments[_LENGTH].type == i32:
        return
    arguments[_LENGTH] = build.resize(arguments[_LENGTH], i32)
    pointers = [argument.type for argument in arguments[: 2 if prefix in _COPIES else 1]]
    made = build.intrinsic(prefix.rstrip("."), *arguments, types=[*pointers, i32])
    given, new = Attributes(call), Attributes(made)
    for position in range(FIRST_PARAMETER, FIRST_PARAMETER + _LENGTH):
        given.copy_to(position, new, position)
    call.erase()


def _is_affected(signature: Signature, types: MemoryTypes) -> bool:
    """True for GEPs, and for memory of types with pointers. A single pointer is loaded from the lower half."""
    opcode, type = signature.opcode, signature.type
    if opcode in (Opcode.GEP, Opcode.PTR_TO_ADDR):
        return True
    if opcode == Opcode.CMPXCHG:
        return types.has_pointer(type)
    if opcode == Opcode.LOAD:
        return types.has_pointer(type) and not type.is_pointer
    held = signature.other if signature.other else type
    return types.has_pointer(held)


def _define(instruction: Instruction, value: Value | None) -> None:
    if value is not None:
        instruction.replace_all_uses_with(value)
    instruction.erase()


# Handlers: each replaces one instruction.


def _alloca(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    type = types.of(i.allocated_type)
    _define(i, build.alloca(type, i.alignment, i.operand(0)))


def _step(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    """A getelementptr whose variable index has 32 bits. The index may be 2^31 or more, which is negative as a signed
    integer: the getelementptr has no flags."""
    pointer, *indices = i.operands
    i32 = build.module.context.integer(32)
    variable = [not isinstance(index, ConstantInt) for index in indices]
    made = [
        build.resize(index, i32) if moves and index.type.is_integer else index
        for index, moves in zip(indices, variable, strict=True)
    ]
    flags = 0 if any(variable) else i.gep_flags
    _define(i, build.gep(types.of(i.source_type), pointer, made, flags))


def _load(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    held = build.load(types.of(i.type), i.operand(0), i.alignment, i.is_volatile)
    _define(i, types.from_memory(build, held, i.type))


def _store(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    value, pointer = i.operands
    held = types.to_memory(build, value)
    if i.is_atomic:
        build.repeat_atomic(i, [held, pointer])
    else:
        build.store(held, pointer, i.alignment, i.is_volatile)
    _define(i, None)


def _update(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    pointer, value = i.operands
    old = build.repeat_atomic(i, [pointer, types.to_memory(build, value)])
    _define(i, types.from_memory(build, old, i.type))


def _exchange(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    """The pair of the old value and of success."""
    pointer, *values = i.operands
    pair = build.repeat_atomic(i, [pointer, *(types.to_memory(build, value) for value in values)])
    _define(i, types.from_memory(build, pair, i.type))


def _address(build: Builder, types: MemoryTypes, i: Instruction) -> None:
    """ptrtoaddr gives as many bits as an address has; ptrtoint gives any."""
    _define(i, build.cast(Opcode.PTR_TO_INT, i.operand(0), i.type))


_HANDLERS: dict[Opcode, Callable[[Builder, MemoryTypes, Instruction], None]] = {
    Opcode.ALLOCA: _alloca,
    Opcode.GEP: _step,
    Opcode.LOAD: _load,
    Opcode.STORE: _store,
    Opcode.ATOMIC_RMW: _update,
    Opcode.CMPXCHG: _exchange,
    Opcode.PTR_TO_ADDR: _address,
}
