"""Atomic operations on generic pointers."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Builder, Flag, Function, Instruction, Module, Opcode, Predicate, Signature, Value
from hipspv.passes.rewrite.helpers import atomic_traits, helper, symbol
from hipspv.passes.rewrite.instructions import InstructionRewrite


class SpecializeGenericAtomics(InstructionRewrite):
    """Replaces atomic operations on generic pointers, which not every device compiler has, by
    operations on global, private or shared memory.

    SPIR-V has atomics on generic pointers, but Intel's CPU compiler lacks the 64-bit ones and minimum. If the address
    space stays unknown, as with a pointer read from memory, the operation finds it out when it runs.
    """

    opcodes = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
    afterwards = "always-inline,function(instsimplify),globaldce"

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.has(Flag.ATOMIC) and signature.space == module.target.spaces.generic

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        return build.call(_function(build.module, instruction), instruction.operands)


def _function(module: Module, atomic: Instruction) -> Function:
    """The function that does the work of the instruction, in its operand's address space."""
    operands = [operand.type for operand in atomic.operands]
    name = symbol("hipspv.generic", *atomic_traits(atomic), atomic.type, *operands)
    return helper(module, name, atomic.type, operands, lambda build, *values: _dispatch(build, atomic, values))


def _dispatch(build: Builder, atomic: Instruction, operands: tuple[Value, ...]) -> Value | None:
    """Determines the memory that the pointer points to, and repeats the operation there.

    Shared memory is the remaining case, since it alone may begin at an address that a device's compiler takes for null.
    """
    index = int(atomic.opcode == Opcode.STORE)
    generic = operands[index]
    names = ("not_global", "in_shared", "in_global", "in_private", "done")
    not_global, in_shared, in_global, in_private, done = map(build.append_block, names)
    found: list[tuple[Instruction, BasicBlock]] = []

    def repeat(block: BasicBlock, pointer: Value) -> None:
        build.at_end(block)
        moved = [pointer if i == index else operand for i, operand in enumerate(operands)]
        found.append((build.repeat_atomic(atomic, moved), block))

    pointer, target = build.module.context.pointer, build.module.target
    spaces, builtins = target.spaces, target.builtins
    in_one = build.builtin(builtins.to_global, pointer(spaces.global_), generic)
    elsewhere = build.compare(Predicate.EQ, in_one, in_one.type.null())
    build.branch_if(elsewhere, not_global, in_global)
    build.at_end(not_global)
    own = build.builtin(builtins.to_private, pointer(spaces.private), generic)
    build.branch_if(build.compare(Predicate.EQ, own, own.type.null()), in_shared, in_private)
    build.at_end(in_shared)
    repeat(in_shared, build.cast(Opcode.ADDRSPACE_CAST, generic, pointer(spaces.shared)))
    repeat(in_global, in_one)
    repeat(in_private, own)
    return _join(build, atomic, found, done, operands)


def _join(
    build: Builder,
    atomic: Instruction,
    found: list[tuple[Instruction, BasicBlock]],
    done: BasicBlock,
    operands: tuple[Value, ...],
) -> Value | None:
    """Goes on in `done`, with the result of the block that has run.

    LLVM's SPIR-V back end takes no phi of cmpxchg's pair, so only the old value goes through one.
    SPIR-V's compare-exchange is strong: it succeeded if it found the expected value.
    """
    exchanges = atomic.opcode == Opcode.CMPXCHG
    values: list[tuple[Value, BasicBlock]] = []
    for result, block in found:
        build.at_end(block)
        values.append((build.extract_value(result, 0) if exchanges else result, block))
        build.branch(done)
    build.at_end(done)
    if atomic.opcode == Opcode.STORE:
        return None
    old = build.phi(values[0][0].type)
    for value, block in values:
        old.add_incoming(value, block)
    if not exchanges:
        return old
    equal = build.compare(Predicate.EQ, old, operands[1])
    return build.insert_value(build.insert_value(atomic.type.poison(), old, 0), equal, 1)
