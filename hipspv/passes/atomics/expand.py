"""Atomic operations that SPIR-V or its consumers lack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from hipspv.llvm import Builder, Flag, Function, Instruction, Module, Signature, Type, Value
from hipspv.llvm.enums import AtomicOperation, Opcode, Ordering, Predicate, TypeKind
from hipspv.passes.rewrite.helpers import atomic_traits, helper, symbol
from hipspv.passes.rewrite.instructions import InstructionRewrite

_WORD = 32  # bits of the narrowest atomic operations that OpenCL has
T = TypeVar("T")
_Next = Callable[[Builder, Value, Value], Value]


def _either(predicate: Predicate) -> _Next:
    """The old value if it compares so with the other, else the other."""
    return lambda b, old, value: b.select(b.compare(predicate, old, value), old, value)


def _count_up(b: Builder, old: Value, value: Value) -> Value:
    last = b.compare(Predicate.UGE, old, value)
    return b.select(last, old.type.constant(0), b.add(old, 1))


def _count_down(b: Builder, old: Value, value: Value) -> Value:
    zero, above = b.compare(Predicate.EQ, old, 0), b.compare(Predicate.UGT, old, value)
    return b.select(b.or_(zero, above), value, b.sub(old, 1))


def _subtract_if(b: Builder, old: Value, value: Value) -> Value:
    return b.select(b.compare(Predicate.UGE, old, value), b.sub(old, value), old)


def _subtract_to_zero(b: Builder, old: Value, value: Value) -> Value:
    return b.select(b.compare(Predicate.UGE, old, value), b.sub(old, value), 0)


# The new value, from the old one and the operand.
NEXT: dict[AtomicOperation, _Next] = {
    AtomicOperation.XCHG: lambda b, old, value: value,
    AtomicOperation.ADD: Builder.add,
    AtomicOperation.SUB: Builder.sub,
    AtomicOperation.AND: Builder.and_,
    AtomicOperation.OR: Builder.or_,
    AtomicOperation.XOR: Builder.xor,
    AtomicOperation.NAND: lambda b, old, value: b.xor(b.and_(old, value), -1),
    AtomicOperation.MAX: _either(Predicate.SGT),
    AtomicOperation.MIN: _either(Predicate.SLT),
    AtomicOperation.UMAX: _either(Predicate.UGT),
    AtomicOperation.UMIN: _either(Predicate.ULT),
    AtomicOperation.UINC_WRAP: _count_up,
    AtomicOperation.UDEC_WRAP: _count_down,
    AtomicOperation.USUB_COND: _subtract_if,
    AtomicOperation.USUB_SAT: _subtract_to_zero,
    AtomicOperation.FADD: Builder.fadd,
    AtomicOperation.FSUB: Builder.fsub,
    AtomicOperation.FMAX: lambda b, old, value: b.intrinsic("llvm.maxnum", old, value),
    AtomicOperation.FMIN: lambda b, old, value: b.intrinsic("llvm.minnum", old, value),
    AtomicOperation.FMAXIMUM: lambda b, old, value: b.intrinsic("llvm.maximum", old, value),
    AtomicOperation.FMINIMUM: lambda b, old, value: b.intrinsic("llvm.minimum", old, value),
}
# The operations that SPIR-V has no instruction for at any width.
_LACKING = frozenset(
    (
        AtomicOperation.NAND,
        *(AtomicOperation.UINC_WRAP, AtomicOperation.UDEC_WRAP),
        *(AtomicOperation.USUB_COND, AtomicOperation.USUB_SAT),
        *(AtomicOperation.FMAXIMUM, AtomicOperation.FMINIMUM),
    )
)
# Order of a failed exchange -> that of a successful one -> the weakest order that is no weaker than both.
_ORDERS = {
    Ordering.ACQUIRE: {Ordering.MONOTONIC: Ordering.ACQUIRE, Ordering.RELEASE: Ordering.ACQ_REL},
    Ordering.SEQ_CST: dict.fromkeys(
        (Ordering.MONOTONIC, Ordering.ACQUIRE, Ordering.RELEASE, Ordering.ACQ_REL), Ordering.SEQ_CST
    ),
}
# (opcode, order) -> the orders of the fences before and after.
_FENCES: dict[tuple[Opcode, Ordering], tuple[Ordering | None, Ordering | None]] = {
    (Opcode.LOAD, Ordering.ACQUIRE): (None, Ordering.ACQUIRE),
    (Opcode.LOAD, Ordering.SEQ_CST): (Ordering.SEQ_CST, Ordering.ACQUIRE),
    (Opcode.STORE, Ordering.RELEASE): (Ordering.RELEASE, None),
    (Opcode.STORE, Ordering.SEQ_CST): (Ordering.RELEASE, Ordering.SEQ_CST),
}


class ExpandAtomics(InstructionRewrite):
    """Replaces atomic operations that SPIR-V or OpenCL lack by compare-exchange loops.

    SPIR-V lacks some of LLVM's operations: nand, those for wrapping counters, and those on vectors of half. OpenCL has
    none below 32 bits. Pointers, which SPIR-V's atomics don't know, and floats are loaded, stored and exchanged as
    integers. Memory that is private to a work-item is read and written plainly.

    In SPIR-V the order of a failed exchange is no stronger than that of a successful one.
    """

    opcodes = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
    afterwards = "always-inline,function(instsimplify),globaldce"

    def run(self, module: Module) -> bool:
        return _raise_orders(module) | super().run(module)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return _is_lacking(module, signature)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value:
        return build.call(_expansion(build.module, instruction), instruction.operands)


def _raise_orders(module: Module) -> bool:
    changed = False
    for exchange in module.index().instructions((Opcode.CMPXCHG,)):
        success, failure = exchange.exchange_orders
        stronger = _ORDERS.get(failure, {}).get(success)
        if stronger:
            exchange.exchange_orders = stronger, failure
            changed = True
    return changed


def _is_lacking(module: Module, signature: Signature) -> bool:
    """True if SPIR-V has no instruction for this."""
    type = signature.type if signature.opcode == Opcode.LOAD else signature.other
    if not signature.has(Flag.ATOMIC) or type is None:
        return False
    if type.is_pointer or signature.space == module.target.spaces.private:
        return True
    narrow = module.size_of(type) * 8 < _WORD
    if signature.opcode in (Opcode.LOAD, Opcode.STORE):
        return narrow or type.is_floating
    if signature.opcode == Opcode.CMPXCHG:
        return narrow
    unknown = type.kind not in (TypeKind.INTEGER, TypeKind.FLOAT, TypeKind.DOUBLE)
    exchanged = signature.detail == AtomicOperation.XCHG and not type.is_integer
    lacking = signature.detail in _LACKING or exchanged
    return _has_bits(module, type) and (narrow or unknown or lacking)


def _has_bits(module: Module, type: Type) -> bool:
    """True if the values of a type can be exchanged as integers that SPIR-V has atomics for."""
    known = type.scalar.is_integer or type.scalar.is_floating
    return known and module.size_of(type) in (1, 2, 4, 8)


def _expansion(module: Module, atomic: Instruction) -> Function:
    """The function that does the work of the instruction, which SPIR-V lacks."""
    opcode, operands = atomic.opcode, [operand.type for operand in atomic.operands]
    loads, stores = opcode == Opcode.LOAD, opcode == Opcode.STORE
    type = atomic.type if loads else operands[0 if stores else 1]
    narrow = not type.is_pointer and module.size_of(type) * 8 < _WORD
    private = operands[int(stores)].address_space == module.target.spaces.private
    moves = loads or stores
    if moves and (narrow or private):
        body = _access
    elif private:
        body = _update_plainly
    elif type.is_pointer or (not narrow and type.is_floating and (moves or _exchanges(atomic))):
        body = _as_integer
    else:
        body = _update_narrow if narrow else _update
    name = symbol("hipspv.atomic", *atomic_traits(atomic), atomic.type, *operands)
    return helper(module, name, atomic.type, operands, lambda build, *values: body(build, atomic, *values))


def _exchanges(atomic: Instruction) -> bool:
    return atomic.atomic_operation == AtomicOperation.XCHG


def _access(build: Builder, atomic: Instruction, *operands: Value) -> Value | None:
    """A plain load or store. Those of 8 and 16 bits are never torn; fences order them."""
    pointer = operands[-1]
    private = pointer.type.address_space == build.module.target.spaces.private
    before, after = _FENCES.get((atomic.opcode, atomic.order), (None, None))
    if before and not private:
        build.fence(before, atomic.scope)
    result = None
    if atomic.opcode == Opcode.LOAD:
        result = build.load(atomic.type, pointer, _size(build, atomic.type), volatile=True)
    else:
        build.store(operands[0], pointer, _size(build, operands[0].type), volatile=True)
    if after and not private:
        build.fence(after, atomic.scope)
    return result


def _as_integer(build: Builder, atomic: Instruction, *operands: Value) -> Value | None:
    """The same operation on the value's bits. Intel's CPU device can't exchange or store all floats."""
    index = int(atomic.opcode == Opcode.STORE)
    type = atomic.type if atomic.opcode == Opcode.LOAD else operands[1 - index].type
    bits = build.module.context.integer(8 * _size(build, type))
    to, back = Opcode.BITCAST, Opcode.BITCAST
    if type.is_pointer:
        to, back = Opcode.PTR_TO_INT, Opcode.INT_TO_PTR
    integers = [operand if i == index else build.cast(to, operand, bits) for i, operand in enumerate(operands)]
    done = build.repeat_atomic(atomic, integers, bits)
    if atomic.opcode == Opcode.STORE:
        return None
    if atomic.opcode != Opcode.CMPXCHG:
        return build.cast(back, done, type)
    old = build.cast(back, build.extract_value(done, 0), type)
    return result_of(build, atomic, old, build.extract_value(done, 1))


def _update_plainly(build: Builder, atomic: Instruction, pointer: Value, *operands: Value) -> Value:
    """For memory that is private to a work-item."""
    size = _size(build, operands[0].type)
    old = build.load(operands[0].type, pointer, size)
    following, same = following_value(build, atomic, old, operands)
    build.store(following, pointer, size)
    return result_of(build, atomic, old, same)


def _update(build: Builder, atomic: Instruction, pointer: Value, *operands: Value) -> Value:
    type = operands[0].type
    word = build.module.context.integer(8 * _size(build, type))
    return _loop(
        build,
        atomic,
        build.load(word, pointer, _size(build, word), volatile=True),
        lambda seen: build.cast(Opcode.BITCAST, seen, type),
        lambda seen, value: build.cast(Opcode.BITCAST, value, word),
        operands,
    )


def _update_narrow(build: Builder, atomic: Instruction, pointer: Value, *operands: Value) -> Value:
    """A value of 8 or 16 bits within the aligned word around it; the first byte is the lowest."""
    context, type = build.module.context, operands[0].type
    i64, word = context.integer(64), context.integer(_WORD)
    bits = context.integer(8 * _size(build, type))
    byte = build.and_(build.cast(Opcode.PTR_TO_INT, pointer, i64), _WORD // 8 - 1)
    around = build.gep(context.integer(8), pointer, [build.sub(i64.constant(0), byte)])
    shift = build.shl(build.resize(byte, word), 3)
    rest = build.xor(build.shl(word.constant((1 << bits.width) - 1), shift), -1)

    def extract(seen: Value) -> Value:
        return build.cast(Opcode.BITCAST, build.resize(build.lshr(seen, shift), bits), type)

    def merge(seen: Value, value: Value) -> Value:
        wide = build.resize(build.cast(Opcode.BITCAST, value, bits), word)
        return build.or_(build.and_(seen, rest), build.shl(wide, shift))

    guess = build.load(word, around, _WORD // 8, volatile=True)
    return _loop(build, atomic, guess, extract, merge, operands)


def _loop(
    build: Builder,
    atomic: Instruction,
    guess: Instruction,
    extract: Callable[[Value], Value],
    merge: Callable[[Value, Value], Value],
    operands: tuple[Value, ...],
) -> Value:
    """Updates the word that `guess` loads: `extract(word)` is the value in it, and `merge(word,
    value)` the word with another one.
    """

    def step(seen: Value) -> tuple[Value, tuple[Value, Value | None]]:
        old = extract(seen)
        following, same = following_value(build, atomic, old, operands)
        return merge(seen, following), (old, same)

    order = atomic.exchange_orders[0] if atomic.opcode == Opcode.CMPXCHG else atomic.order
    old, same = update_loop(build, guess.operand(0), guess, step, order, atomic.scope)
    return result_of(build, atomic, old, same)


def update_loop(
    build: Builder, pointer: Value, guess: Value, step: Callable[[Value], tuple[Value, T]], order: Ordering, scope: int
) -> T:
    """Exchanges the integer at `pointer`, probably `guess`. `step` makes the new one from the old
    one, and another result, which is returned.

    If another thread changed the integer after the first guess, the exchange returns the new one.
    """
    entry, loop, done = build.block, build.append_block("loop"), build.append_block("done")
    build.branch(loop)
    seen = build.at_end(loop).phi(guess.type, "seen")
    wanted, result = step(seen)
    pair = build.exchange_if(pointer, seen, wanted, (order, Ordering.MONOTONIC), scope)
    seen.add_incoming(guess, entry)
    seen.add_incoming(build.extract_value(pair, 0), loop)
    build.branch_if(build.extract_value(pair, 1), done, loop)
    build.at_end(done)
    return result


def following_value(
    build: Builder, atomic: Instruction, old: Value, operands: tuple[Value, ...]
) -> tuple[Value, Value | None]:
    """The new value, and for a compare-exchange true if it succeeds."""
    if atomic.opcode != Opcode.CMPXCHG:
        return NEXT[atomic.atomic_operation](build, old, *operands), None
    # If the value found isn't the expected one, it is written back: that keeps the order.
    expected, value = operands
    same = build.compare(Predicate.EQ, old, expected)
    return build.select(same, value, old), same


def result_of(build: Builder, atomic: Instruction, old: Value, same: Value | None) -> Value:
    """The value that the instruction returns."""
    if same is None:
        return old
    return build.insert_value(build.insert_value(atomic.type.poison(), old, 0), same, 1)


def _size(build: Builder, type: Type) -> int:
    return build.module.size_of(type)
