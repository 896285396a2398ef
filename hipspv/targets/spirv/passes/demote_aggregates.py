"""Structures and arrays that are one of several values, or a part of another value."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, Instruction, Module, Opcode, Signature, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite


class DemoteAggregates(InstructionRewrite):
    """Passes structures and arrays through memory instead of phis, selects and extractvalues.

    The optimiser makes such instructions from functions that return structures. LLVM's SPIR-V back
    end ends the process on a phi or a select of structures or arrays, and on an extractvalue that
    gives one (LLVM 22.1.0). Both translators deduce several types of a pointer that is extracted.
    """

    opcodes = (Opcode.PHI, Opcode.SELECT, Opcode.EXTRACT_VALUE)

    def concerns(self, module: Module, signature: Signature) -> bool:
        pointer = signature.opcode == Opcode.EXTRACT_VALUE and signature.type.is_pointer
        return signature.type.is_aggregate or pointer

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        return _REWRITES[instruction.opcode](build, instruction)


def _by_memory(build: Builder, phi: Instruction) -> Value:
    """Every predecessor stores its value, and a load stands for the phi."""
    function, type = phi.function, phi.type
    slot = build.before(function.entry.first).alloca(type)
    for value, block in phi.incoming:
        build.before(block.terminator).store(value, slot)
    following = phi.next
    while following is not None and following.opcode == Opcode.PHI:
        following = following.next
    assert following is not None
    return build.before(following).load(type, slot)


def _by_pointer(build: Builder, select: Instruction) -> Value:
    """Both values go to memory, and the address is selected."""
    condition, true, false = select.operands
    type = select.type
    slots = []
    for value in (true, false):
        slot = build.before(select.function.entry.first).alloca(type)
        build.before(select).store(value, slot)
        slots.append(slot)
    pointer = build.before(select).select(condition, *slots)
    return build.load(type, pointer)


def _by_address(build: Builder, extract: Instruction) -> Value:
    """The whole goes to memory, and the part comes from there."""
    whole, i32 = extract.operand(0), build.module.context.integer(32)
    slot = build.before(extract.function.entry.first).alloca(whole.type)
    build.before(extract).store(whole, slot)
    indices = [i32.constant(index) for index in (0, *extract.indices)]
    part = build.gep(whole.type, slot, indices, _INBOUNDS)
    return build.load(extract.type, part)


_INBOUNDS = 1
_REWRITES: dict[Opcode, Callable[[Builder, Instruction], Value]] = {
    Opcode.PHI: _by_memory,
    Opcode.SELECT: _by_pointer,
    Opcode.EXTRACT_VALUE: _by_address,
}
