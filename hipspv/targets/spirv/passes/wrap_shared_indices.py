"""Indices of shared memory that wrap."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Builder, ConstantInt, Instruction, Module, Opcode, Signature, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite

_NARROW, _WIDE = 32, 64  # bits
_SIGN = _NARROW - 1
_INBOUNDS = 1
_ARITHMETIC = (Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.SHL)
_BITS = (Opcode.AND, Opcode.OR, Opcode.XOR)
_PASSED_ON = (Opcode.ZEXT, Opcode.TRUNC, Opcode.FREEZE, Opcode.SELECT, Opcode.PHI)
_THROUGH = (*_ARITHMETIC, *_BITS, *_PASSED_ON)


class WrapSharedIndices(InstructionRewrite):
    """Sign-extends the lower 32 bits of an index of shared memory that may be a negative value in an unsigned type,
    such as `~i` or `i - j`.

    GPUs address shared memory with 32 bits, where `p[~i]` with a 32-bit unsigned `i` is `p[-1 - i]`. An OpenCL device
    may have pointers of 64 bits. No shared memory has 2^31 elements, so that the greater index is outside of it. The
    pass keeps an index of a pointer whose address space isn't known, as at -O0.
    """

    opcodes = (Opcode.GEP,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.type == module.context.pointer(module.target.spaces.shared)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        pointer, *indices = instruction.operands
        wrapped = [_wrapped(build, index) if _may_wrap(index) else index for index in indices]
        if wrapped == indices:
            return None
        flags = instruction.gep_flags & _INBOUNDS  # nuw no longer holds
        return build.gep(instruction.source_type, pointer, wrapped, flags)


def _reached(value: Value) -> Iterator[Instruction]:
    """The instructions that an index is computed by, through arithmetic, each once."""
    work, seen = [value], set[Value]()
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        yield value
        if value.opcode in _THROUGH:
            work += value.operands


def _wrapped(build: Builder, index: Value) -> Value:
    narrow = build.resize(index, build.module.context.integer(_NARROW))
    return build.resize(narrow, index.type, signed=True)


def _may_wrap(index: Value) -> bool:
    """True if a negative value of 32 bits may have been zero-extended."""
    if index.type.is_vector or index.type.width != _WIDE:
        return False
    if isinstance(index, ConstantInt):
        return index.value >> _SIGN == 1
    steps = list(_reached(index))
    return any(map(_clears_sign, steps)) and any(map(_descends, steps))


def _clears_sign(step: Instruction) -> bool:
    if step.opcode == Opcode.ZEXT:
        return step.operand(0).type.width == _NARROW and not step.extends_sign
    mask = step.operand(1) if step.opcode in (Opcode.AND, Opcode.XOR) else None
    return isinstance(mask, ConstantInt) and mask.type.width == _WIDE and mask.value >> _SIGN == 1


def _descends(step: Instruction) -> bool:
    """True for a difference, `~x`, and a sum with a negative constant."""
    if step.opcode in (Opcode.ADD, Opcode.XOR):
        return any(map(_is_negative, step.operands))
    return step.opcode == Opcode.SUB


def _is_negative(value: Value) -> bool:
    """True for a constant whose lower 32 bits are negative."""
    return isinstance(value, ConstantInt) and bool(value.value >> _SIGN & 1)
