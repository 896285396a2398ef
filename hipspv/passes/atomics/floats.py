"""Atomic operations on floating-point values, which some devices have instructions for."""

from __future__ import annotations

from hipspv.llvm import Builder, Flag, Function, Instruction, Module, Signature, Value
from hipspv.llvm.enums import AtomicOperation, Opcode, TypeKind
from hipspv.passes.atomics.expand import NEXT, update_loop
from hipspv.passes.frontend.rename_functions import PREFIX
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.helpers import helper, symbol
from hipspv.passes.rewrite.instructions import InstructionRewrite

# A difference is the sum with the other sign.
_OPERATIONS = {
    AtomicOperation.FADD: AtomicOperation.FADD,
    AtomicOperation.FSUB: AtomicOperation.FADD,
    AtomicOperation.FMAX: AtomicOperation.FMAX,
    AtomicOperation.FMIN: AtomicOperation.FMIN,
}
# Bits. half is left out: Intel's CPU device reports atomic addition of half, and fails to build a module that uses it.
_TYPES = {TypeKind.FLOAT: 32, TypeKind.DOUBLE: 64}


class OutlineFloatAtomics(InstructionRewrite):
    """Replaces atomic addition, minimum and maximum of floating-point values by functions.

    SPIR-V has these as extensions that not every device knows. Each function holds a
    compare-exchange loop, which the runtime replaces by the instruction if the device has it.
    """

    opcodes = (Opcode.ATOMIC_RMW,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return (
            signature.has(Flag.ATOMIC)
            and signature.detail in _OPERATIONS
            and signature.space in _memories(module)
            and signature.other is not None
            and signature.other.kind in _TYPES
        )

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        pointer, value = instruction.operands
        if instruction.atomic_operation == AtomicOperation.FSUB:
            value = build.negate(value)
        return build.call(_function(build.module, instruction), [pointer, value])


def _memories(module: Module) -> dict[int, str]:
    """Their names in records by their address spaces."""
    return {module.target.spaces.global_: "global", module.target.spaces.shared: "shared"}


def _function(module: Module, atomic: Instruction) -> Function:
    """The function that does the work of the instruction. A new one gets a record."""
    operation, type = _OPERATIONS[atomic.atomic_operation], atomic.type
    bits, order, scope = _TYPES[type.kind], atomic.order, atomic.scope
    pointer_type = atomic.operand(0).type
    kind, memory = operation.name[1:].lower(), _memories(module)[pointer_type.address_space]

    # The runtime finds here all that the instruction needs: the first load's pointer has the
    # value's type, and the exchange has the scope and the order.
    def body(build: Builder, pointer: Value, value: Value) -> Value:
        word = module.context.integer(bits)

        def step(seen: Value) -> tuple[Value, Value]:
            old = build.cast(Opcode.BITCAST, seen, type)
            return build.cast(Opcode.BITCAST, NEXT[operation](build, old, value), word), old

        first = build.load(type, pointer, bits // 8, volatile=True)
        guess = build.cast(Opcode.BITCAST, first, word)
        return update_loop(build, pointer, guess, step, order, scope)

    name = PREFIX + symbol("atomic", kind, type, memory, f"scope{scope}", order.name.lower())
    if module.function(name) is None:
        add_record(module, "atomic", name, kind, bits, memory)
    return helper(module, name, type, [pointer_type, type], body, ["inlinehint"])
