"""Atomic operations on shared memory."""

from __future__ import annotations

from hipspv.llvm import AtomicOperation, Builder, Instruction, Module, Opcode, Predicate, Signature, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite

_PLAIN = {
    AtomicOperation.ADD: Opcode.ADD,
    AtomicOperation.SUB: Opcode.SUB,
    AtomicOperation.AND: Opcode.AND,
    AtomicOperation.OR: Opcode.OR,
    AtomicOperation.XOR: Opcode.XOR,
    AtomicOperation.FADD: Opcode.FADD,
    AtomicOperation.FSUB: Opcode.FSUB,
}
_LIMITS = {
    AtomicOperation.MAX: Predicate.SGT,
    AtomicOperation.MIN: Predicate.SLT,
    AtomicOperation.UMAX: Predicate.UGT,
    AtomicOperation.UMIN: Predicate.ULT,
}


class RelaxSharedAtomics(InstructionRewrite):
    """Makes plain accesses of atomic updates of shared memory, because one thread of the processor runs all threads of
    a block: an atomic instruction takes about 20 times as long.

    The accesses are volatile: threads that access one element aren't independent of each other, as LLVM's vectoriser
    would believe.
    """

    opcodes = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.space == module.target.spaces.shared

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        if instruction.is_volatile:
            return None
        pointer, *operands = instruction.operands
        if instruction.opcode == Opcode.CMPXCHG:
            return _exchange(build, instruction, pointer, *operands)
        operation, value = instruction.atomic_operation, operands[0]
        if operation not in (*_PLAIN, *_LIMITS, AtomicOperation.XCHG):
            return None
        old = build.load(value.type, pointer, instruction.alignment, volatile=True)
        build.store(_updated(build, operation, old, value), pointer, instruction.alignment, volatile=True)
        return old


def _updated(build: Builder, operation: AtomicOperation, old: Value, value: Value) -> Value:
    if operation in _PLAIN:
        return build.binary(_PLAIN[operation], old, value)
    if operation in _LIMITS:
        return build.select(build.compare(_LIMITS[operation], old, value), old, value)
    return value


def _exchange(build: Builder, instruction: Instruction, pointer: Value, expected: Value, value: Value) -> Value:
    """A structure of the old value, and true if the new one was stored."""
    old = build.load(expected.type, pointer, instruction.alignment, volatile=True)
    is_pointer = expected.type.is_pointer
    i64 = build.module.context.integer(64)
    ends = [build.cast(Opcode.PTR_TO_INT, each, i64) if is_pointer else each for each in (old, expected)]
    equal = build.compare(Predicate.EQ, *ends)
    build.store(build.select(equal, value, old), pointer, instruction.alignment, volatile=True)
    result = build.insert_value(instruction.type.poison(), old, 0)
    return build.insert_value(result, equal, 1)
