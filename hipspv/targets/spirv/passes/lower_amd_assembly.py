"""Accesses of memory and operations on registers in the assembly language of AMD's GPUs."""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.llvm import (
    Builder,
    Flag,
    Instruction,
    Module,
    Opcode,
    Ordering,
    Signature,
    Type,
    TypeKind,
    Value,
    ValueKind,
)
from hipspv.passes.rewrite.instructions import InstructionRewrite

# AMD's instruction set, "Flat, Scratch and Global Instructions" and "LDS Instructions": bits of the access by the
# mnemonics' last part. Both forms of the names, those of GFX9 and those of GFX11, occur.
_LOADED = {
    **{"ubyte": 8, "u8": 8, "sbyte": 8, "i8": 8, "ushort": 16, "u16": 16, "sshort": 16, "i16": 16},
    **{"dword": 32, "b32": 32, "dwordx2": 64, "b64": 64, "dwordx3": 96, "b96": 96, "dwordx4": 128, "b128": 128},
}
_SIGNED = ("sbyte", "i8", "sshort", "i16")
_STORED = {
    **{"byte": 8, "b8": 8, "short": 16, "b16": 16, "dword": 32, "b32": 32, "dwordx2": 64, "b64": 64},
    **{"dwordx3": 96, "b96": 96, "dwordx4": 128, "b128": 128},
}
# Wider accesses are those of several registers of 32 bits, and need no more than their alignment.
_WIDEST_INTEGER = 64
_REGISTER = 32
# Patterns are texts: `re` compiles and keeps those that a module needs.
_ACCESS = r"(?:flat|global|ds)_(?:(load|read)|store|write)_(\w+)\s+\$(\d+)\s*,\s*\$(\d+)\b[\s,]*(.*)"
# An address without a scalar register.
_NO_BASE = "off"
_OFFSET = r"offset:(-?(?:0x[\da-fA-F]+|\d+))$"
# Modifiers by which an access bypasses caches that other parts of the device don't share.
_CACHES = r"(?:glc|slc|dlc|sc[01]|nt|scope:SCOPE_\w+|th:TH_\w+)$"
_REGISTERS = (TypeKind.INTEGER, TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE, TypeKind.VECTOR)
# The same, "Vector ALU Operations" and "Scalar ALU Operations": operations on registers of 32 bits. Shifts with `rev`
# in their names have the count first. Other endings of the names (`_dpp`, `_sdwa`) move values between lanes.
_MOVES = {"v_mov_b32", "s_mov_b32"}
_INTEGERS = {
    **{"v_add_u32": Opcode.ADD, "v_add_nc_u32": Opcode.ADD, "v_sub_u32": Opcode.SUB, "v_sub_nc_u32": Opcode.SUB},
    **{"v_mul_lo_u32": Opcode.MUL, "v_and_b32": Opcode.AND, "v_or_b32": Opcode.OR, "v_xor_b32": Opcode.XOR},
}
_SHIFTS = {"v_lshlrev_b32": Opcode.SHL, "v_lshrrev_b32": Opcode.LSHR, "v_ashrrev_i32": Opcode.ASHR}
_FLOATS = {"v_add_f32": Opcode.FADD, "v_sub_f32": Opcode.FSUB, "v_mul_f32": Opcode.FMUL}
_OPERATION = re.compile(r"([sv]_\w+?)(?:_e32|_e64)?\s+(\$\d+(?:\s*,\s*(?:\$\d+|-?\d+))+)$")
_COUNT_BITS = 31
# Waits for accesses of memory, and pauses.
_WAIT = r"s_wait(?:cnt|_\w+cnt)\w*\b"
_PAUSE = r"s_(?:nop|sleep|setprio)\b"


class LowerAmdAssembly(InstructionRewrite):
    """Lowers inline assembly of AMD's GPUs that loads or stores one value of up to 128 bits, computes with registers of
    32 bits, or waits for accesses.

    An access that bypasses caches becomes atomic, since it is meant for values that other threads write at the same
    time; any other one becomes volatile. OpenCL has no atomic access of more than 64 bits, so such assembly stays, and
    is an error in kernels that reach it, like all other assembly.
    """

    opcodes = (Opcode.CALL,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.has(Flag.INDIRECT)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        if instruction.called_value.kind != ValueKind.INLINE_ASM:
            return None
        text = build.module.assembly_of(instruction.called_value)
        first, *others = [line.strip() for line in re.split(r"[\n;]", text) if line.strip()] or [""]
        if not all(re.match(_WAIT, line) or re.match(_PAUSE, line) for line in others):
            return None
        waits = any(re.match(_WAIT, line) for line in others)
        if re.match(_WAIT, first) or re.match(_PAUSE, first):
            return _fence(build, instruction) if waits or re.match(_WAIT, first) else instruction.called_value
        found = _access(build.module, instruction, first)
        if not found:
            return None if others else _computed(build, instruction, first)
        result = found.build(build)
        if waits and found.shared:
            _fence(build, instruction)
        return result


def _fence(build: Builder, instruction: Instruction) -> Value:
    build.fence(Ordering.ACQ_REL, build.module.context.scope("device"))
    return instruction.called_value


class _Access(NamedTuple):
    """A load of `bits` bits as a value of type `type`, or a store of `value`, which has this type.

    The address is `offset` bytes beyond the pointer.
    """

    pointer: Value
    offset: int
    value: Value | None
    type: Type
    bits: int
    signed: bool
    shared: bool  # by threads that run at the same time

    def build(self, build: Builder) -> Value:
        memory, alignment = self._memory(build)
        pointer = build.offset(self.pointer, self.offset)
        if self.value is None:
            access = build.load(memory, pointer, alignment, volatile=not self.shared)
        else:
            access = build.store(self._converted(build, self.value, memory), pointer, alignment, not self.shared)
        if self.shared:
            access.order, access.scope = Ordering.MONOTONIC, build.module.context.scope("device")
        return self._converted(build, access, self.type) if self.value is None else access

    def _memory(self, build: Builder) -> tuple[Type, int]:
        """Return the type of the access and its alignment in bytes."""
        context = build.module.context
        if self.bits <= _WIDEST_INTEGER or self.shared:
            return context.integer(self.bits), self.bits // 8
        return context.vector(context.integer(_REGISTER), self.bits // _REGISTER), _REGISTER // 8

    def _converted(self, build: Builder, value: Value, to: Type) -> Value:
        if self.type.is_integer and self.bits <= _WIDEST_INTEGER:
            return build.resize(value, to, self.signed)
        return build.cast(Opcode.BITCAST, value, to)


def _access(module: Module, call: Instruction, line: str) -> _Access | None:
    """Return the access that `line` describes; None if it is another instruction, or has other operands."""
    match = re.match(_ACCESS, line)
    if not match:
        return None
    loads, name, *operands, rest = match.groups()
    modifiers = [each for each in re.split(r"[\s,]+", rest) if each and each != _NO_BASE]
    offsets = [int(found[1], 0) for found in (re.match(_OFFSET, each) for each in modifiers) if found]
    caches = [each for each in modifiers if re.match(_CACHES, each)]
    bits = (_LOADED if loads else _STORED).get(name)
    if not bits or len(offsets) > 1 or len(offsets) + len(caches) != len(modifiers):
        return None
    if caches and bits > module.target.atomic_bits:
        return None
    result, address, data = (operands[0], operands[1], None) if loads else (None, *operands)
    pointer, value = (_input(module, call, each) for each in (address, data))
    type = call.type if loads else value.type if value else None
    if not pointer or not pointer.type.is_pointer or not type or (loads and result != "0"):
        return None
    if type.kind not in _REGISTERS or not _fits(module, type, bits):
        return None
    return _Access(pointer, sum(offsets), value, type, bits, name in _SIGNED, bool(caches))


def _fits(module: Module, type: Type, bits: int) -> bool:
    """Return true if an access of `bits` bits has the value's type: an integer may be in a wider register."""
    if type.is_integer and bits <= _WIDEST_INTEGER:
        return bits <= type.width
    return module.store_size_of(type) * 8 == bits


def _computed(build: Builder, call: Instruction, line: str) -> Value | None:
    """Return the value of an operation on registers that `line` describes; None if it is another instruction."""
    match = _OPERATION.match(line)
    if not match or build.module.size_of(call.type) * 8 != 32:
        return None
    name, (result, *sources) = match[1], re.split(r"[\s,]+", match[2])
    values = [_source(build, call, each) for each in sources]
    if result != "$0" or None in values:
        return None
    value = _operation(build, name, [each for each in values if each])
    return value and build.cast(Opcode.BITCAST, value, call.type)


def _operation(build: Builder, name: str, sources: list[Value]) -> Value | None:
    """sources: integers of 32 bits."""
    if len(sources) == 1:
        return sources[0] if name in _MOVES else None
    if len(sources) != 2:
        return None
    first, second = sources
    if name in _INTEGERS:
        return build.binary(_INTEGERS[name], first, second)
    if name in _SHIFTS:
        return build.binary(_SHIFTS[name], second, build.binary(Opcode.AND, first, _COUNT_BITS))
    if name in _FLOATS:
        real = build.module.context.float()
        return build.binary(_FLOATS[name], *(build.cast(Opcode.BITCAST, each, real) for each in sources))
    return None


def _source(build: Builder, call: Instruction, text: str) -> Value | None:
    """Return a source operand as an integer of 32 bits: a register, or a constant."""
    integer = build.module.context.integer(32)
    if not text.startswith("$"):
        return integer.constant(int(text))
    value = _input(build.module, call, text[1:])
    if not value or value.type.kind not in _REGISTERS or build.module.size_of(value.type) * 8 != 32:
        return None
    return build.cast(Opcode.BITCAST, value, integer)


def _input(module: Module, call: Instruction, operand: str | None) -> Value | None:
    """Return the value of an operand; None for results, and for all operands if one is in memory or tied."""
    constraints = module.constraints_of(call.called_value).split(",")
    outputs = sum(each.startswith("=") for each in constraints)
    if operand is None or outputs > 1 or any(re.search(r"[*\d]", each) for each in constraints):
        return None
    index = int(operand) - outputs
    return call.arguments[index] if 0 <= index < len(call.arguments) else None
