"""Orders and scopes of atomic operations."""

from __future__ import annotations

from hipspv.llvm import AtomicOperation, Builder, Instruction, Module, Opcode, Ordering, Signature, TypeKind, Value
from hipspv.passes.rewrite.instructions import InstructionRewrite

# PTX ISA, atom: operations with their types, by the letters of the table below.
_OPERATIONS = {
    AtomicOperation.XCHG: ("exch", "b"),
    AtomicOperation.ADD: ("add", "u"),
    AtomicOperation.AND: ("and", "b"),
    AtomicOperation.OR: ("or", "b"),
    AtomicOperation.XOR: ("xor", "b"),
    AtomicOperation.MAX: ("max", "s"),
    AtomicOperation.MIN: ("min", "s"),
    AtomicOperation.UMAX: ("max", "u"),
    AtomicOperation.UMIN: ("min", "u"),
    AtomicOperation.FADD: ("add", "f"),
}
# Operations of 32 bits alone.
_WRAPPING = {AtomicOperation.UINC_WRAP: ("inc", "u"), AtomicOperation.UDEC_WRAP: ("dec", "u")}
_SEMANTICS = {
    Ordering.MONOTONIC: "relaxed",
    Ordering.ACQUIRE: "acquire",
    Ordering.RELEASE: "release",
    Ordering.ACQ_REL: "acq_rel",
    Ordering.SEQ_CST: "acq_rel",
}
# LLVM's names of scopes (llvm/docs/NVPTXUsage.rst, "Synchronization Scopes"); the default is the whole system.
_SCOPES = {"block": "cta", "cluster": "cluster", "device": "gpu"}
# Constraints of assembly for registers (llvm/docs/LangRef.rst, "NVPTX").
_REGISTERS = {("i", 32): "r", ("i", 64): "l", ("f", 32): "f", ("f", 64): "d"}
_FLOATS = {TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64}


class LegalizeAtomics(InstructionRewrite):
    """Writes atomic operations with another order than relaxed, or for another scope than the
    device, as assembly, because LLVM's back end drops both (22.1: `atom.global.add.u32` for each).
    """

    opcodes = (Opcode.ATOMIC_RMW,)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        scope = _scope(instruction)
        order = instruction.order
        if scope == "gpu" and order == Ordering.MONOTONIC:
            return None
        if order == Ordering.SEQ_CST:
            build.fence(order, instruction.scope)
        return _operation(build, instruction, _SEMANTICS[order], scope)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return _bits(signature) is not None


def _bits(signature: Signature) -> int | None:
    """The operation's width, if PTX has it; LLVM makes loops of the others."""
    type, operation = signature.type, signature.detail
    if type.is_integer and type.width in (32, 64):
        wrapping = operation in _WRAPPING and type.width == 32
        known = operation in _OPERATIONS and operation != AtomicOperation.FADD
        return type.width if wrapping or known or operation == AtomicOperation.SUB else None
    if type.kind in _FLOATS and operation in (AtomicOperation.FADD, AtomicOperation.XCHG):
        return _FLOATS[type.kind]
    return None


def _scope(instruction: Instruction) -> str:
    context = instruction.owner.context
    numbers = {context.scope(name): scope for name, scope in _SCOPES.items()}
    return numbers.get(instruction.scope, "sys")


def _operation(build: Builder, atomic: Instruction, semantics: str, scope: str) -> Value:
    pointer, value = atomic.operand(0), atomic.operand(1)
    kind, operation = atomic.type, atomic.atomic_operation
    width = kind.width if kind.is_integer else _FLOATS[kind.kind]
    if operation == AtomicOperation.SUB:
        operation, value = AtomicOperation.ADD, build.binary(Opcode.SUB, kind.constant(0), value)
    name, letter = (_OPERATIONS | _WRAPPING)[operation]
    register = _REGISTERS["i" if kind.is_integer else "f", width]
    space = _space(atomic)
    text = f"atom.{semantics}.{scope}{space}.{name}.{letter}{width} $0, [$1], $2;"
    constraints = f"={register},l,{register},~{{memory}}"
    return build.assembly(text, constraints, kind, pointer, value)


def _space(atomic: Instruction) -> str:
    spaces = atomic.owner.target.spaces
    names = {spaces.global_: ".global", spaces.shared: ".shared"}
    return names.get(atomic.operand(0).type.address_space, "")
