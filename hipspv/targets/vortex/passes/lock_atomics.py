"""Atomic operations that Vortex has no instruction for."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Builder, Flag, Function, GlobalVariable, Instruction, Module, Type, Value
from hipspv.llvm.enums import AtomicOperation, Linkage, Opcode, Ordering, Predicate
from hipspv.passes.atomics.expand import following_value, result_of
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.helpers import atomic_traits, helper, symbol

# RISC-V's extension A, for words of 32 bits and of a register; a difference is the sum with the negated number.
_INSTRUCTIONS = frozenset(
    (
        *(AtomicOperation.XCHG, AtomicOperation.ADD, AtomicOperation.SUB),
        *(AtomicOperation.AND, AtomicOperation.OR, AtomicOperation.XOR),
        *(AtomicOperation.MAX, AtomicOperation.MIN, AtomicOperation.UMAX, AtomicOperation.UMIN),
    )
)
_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
_LOCKS = 256
_UNIT = 3  # an aligned unit of 2^3 bytes has one lock, whatever the width of an operation in it


class LockAtomics(Pass):
    """Puts atomic operations without an instruction under locks.

    Compare-exchanges are among them: load-reserved and store-conditional don't work for the lanes of a warp, since one
    core has one reservation for all of them, and none for shared memory. Other operations that change memory which a
    lock may guard take the lock, too, even if they have an instruction: an operation under the lock takes several.
    Memory that is private to a thread is read and written plainly.

    width: bits of a register.
    """

    width: int

    def run(self, module: Module) -> bool:
        found = list(module.index().instructions(_OPCODES, lambda s: s.has(Flag.ATOMIC)))
        private, generic = module.target.spaces.private, module.target.spaces.generic
        guarded = {_space(a) for a in found if self._is_lacking(module, a)} - {private}
        if generic in guarded:
            guarded |= {_space(atomic) for atomic in found}
        elif guarded:
            guarded.add(generic)
        lacking = [
            atomic
            for atomic in found
            if _space(atomic) == private
            or self._is_lacking(module, atomic)
            or (_space(atomic) in guarded and atomic.opcode != Opcode.LOAD)
        ]
        with Builder(module) as build:
            for atomic in lacking:
                function = _function(module, atomic, self.width)
                value = build.before(atomic).call(function, atomic.operands)
                if atomic.is_used:
                    atomic.replace_all_uses_with(value)
                atomic.erase()
        return bool(lacking)

    def _is_lacking(self, module: Module, atomic: Instruction) -> bool:
        size = 8 * module.size_of(_type(atomic))
        if atomic.opcode in (Opcode.LOAD, Opcode.STORE):
            return size > self.width
        known = atomic.opcode == Opcode.ATOMIC_RMW and atomic.atomic_operation in _INSTRUCTIONS
        return not known or size not in (32, self.width)


def _type(atomic: Instruction) -> Type:
    """The type of the value in memory."""
    if atomic.opcode == Opcode.LOAD:
        return atomic.type
    return atomic.operand(0 if atomic.opcode == Opcode.STORE else 1).type


def _pointer_index(atomic: Instruction) -> int:
    """The operand that is the address."""
    return int(atomic.opcode == Opcode.STORE)


def _space(atomic: Instruction) -> int:
    return atomic.operand(_pointer_index(atomic)).type.address_space


def _function(module: Module, atomic: Instruction, width: int) -> Function:
    """The function that performs the instruction's operation."""
    operands = [operand.type for operand in atomic.operands]
    name = symbol("hipspv.locked", *atomic_traits(atomic), atomic.type, *operands)
    private = _space(atomic) == module.target.spaces.private
    whole = 8 * module.size_of(_type(atomic)) <= width

    def body(build: Builder, *values: Value) -> Value | None:
        if private:
            return _plainly(build, atomic, values)
        return _under_lock(build, atomic, values, whole)

    attribute = "alwaysinline" if private else "noinline"
    return helper(module, name, atomic.type, operands, body, (attribute,))


def _plainly(build: Builder, atomic: Instruction, operands: tuple[Value, ...]) -> Value | None:
    old, same = _update(build, atomic, operands)
    return None if old is None else result_of(build, atomic, old, same)


# A block that ends a round, whether the work is done, and the results if it is.
_Outcome = tuple[BasicBlock, Value, Value | None, Value | None]


def _under_lock(build: Builder, atomic: Instruction, operands: tuple[Value, ...], whole: bool) -> Value | None:
    """Take the lock, perform the operation and release the lock in one iteration of a loop.

    Lanes that find the lock taken wait for the others at the end of the iteration, and the lock is free then. No
    compiler knows that releasing it returns 1, so none moves the operation after the loop.

    A compare-exchange fails without the lock if one instruction loads the value (`whole`): otherwise all lanes of all
    warps try in iterations, each of which lets one succeed.
    """
    i1, scope = build.module.context.integer(1), build.module.context.scope("")
    lock = _lock(build, operands[_pointer_index(atomic)])
    begin, end, done = map(build.append_block, ("begin", "end", "done"))
    build.branch(begin)
    build.at_end(begin)
    outcomes: list[_Outcome] = []
    if atomic.opcode == Opcode.CMPXCHG and whole:
        outcomes.append(_fail_early(build, operands, end))
    outcomes += _try(build, atomic, operands, lock, end)
    build.at_end(end)
    is_done = build.phi(i1)
    last = outcomes[-1]
    results = [None if value is None else build.phi(value.type) for value in last[2:]]
    for block, free, *values in outcomes:
        is_done.add_incoming(free, block)
        for phi, value in zip(results, values, strict=True):
            if phi is not None:
                phi.add_incoming(phi.type.poison() if value is None else value, block)
    build.branch_if(is_done, done, begin)
    build.at_end(done)
    old, same = results
    if atomic.opcode == Opcode.CMPXCHG and atomic.exchange_orders[1] != Ordering.MONOTONIC:
        build.fence(Ordering.ACQUIRE, scope)
    return None if old is None else result_of(build, atomic, old, same)


def _fail_early(build: Builder, operands: tuple[Value, ...], end: BasicBlock) -> _Outcome:
    pointer, expected = operands[:2]
    size, i1 = build.module.size_of(expected.type), build.module.context.integer(1)
    seen = build.load(expected.type, pointer, size, volatile=True)
    block, goes_on = build.block, build.append_block("same")
    build.branch_if(build.compare(Predicate.EQ, seen, expected), goes_on, end)
    build.at_end(goes_on)
    return block, i1.constant(1), seen, i1.constant(0)


def _try(
    build: Builder, atomic: Instruction, operands: tuple[Value, ...], lock: Value, end: BasicBlock
) -> list[_Outcome]:
    """The iteration without the lock and with it."""
    context = build.module.context
    i1, i32, scope = context.integer(1), context.integer(32), context.scope("")
    xchg = AtomicOperation.XCHG
    taken = build.atomic_update(xchg, lock, i32.constant(1), Ordering.ACQUIRE, scope)
    first, work = build.block, build.append_block("work")
    build.branch_if(build.compare(Predicate.EQ, taken, 0), work, end)
    build.at_end(work)
    build.fence(Ordering.ACQUIRE, scope)
    old, same = _update(build, atomic, operands)
    build.fence(Ordering.RELEASE, scope)
    given = build.atomic_update(xchg, lock, i32.constant(0), Ordering.RELEASE, scope)
    free = build.compare(Predicate.NE, given, 0)
    outcomes: list[_Outcome] = [(first, i1.constant(0), None, None), (build.block, free, old, same)]
    build.branch(end)
    return outcomes


def _update(build: Builder, atomic: Instruction, operands: tuple[Value, ...]) -> tuple[Value | None, Value | None]:
    """Plain accesses for the instruction: the old value, and for a compare-exchange whether it
    succeeds. If it fails it stores nothing, so that a plain store of another thread isn't lost.
    """
    pointer, type = operands[_pointer_index(atomic)], _type(atomic)
    alignment = build.module.size_of(type)
    if atomic.opcode == Opcode.STORE:
        build.store(operands[0], pointer, alignment, volatile=True)
        return None, None
    old = build.load(type, pointer, alignment, volatile=True)
    if atomic.opcode == Opcode.LOAD:
        return old, None
    if atomic.opcode == Opcode.ATOMIC_RMW:
        value, _ = following_value(build, atomic, old, operands[1:])
        build.store(value, pointer, alignment, volatile=True)
        return old, None
    same = build.compare(Predicate.EQ, old, operands[1])
    change, after = build.append_block("change"), build.append_block("after")
    build.branch_if(same, change, after)
    build.at_end(change).store(operands[2], pointer, alignment, volatile=True)
    build.branch(after)
    build.at_end(after)
    return old, same


def _lock(build: Builder, pointer: Value) -> Value:
    """Neighbouring units have different locks."""
    context = build.module.context
    i32, i64 = context.integer(32), context.integer(64)
    unit = build.resize(build.lshr(build.cast(Opcode.PTR_TO_INT, pointer, i64), _UNIT), i32)
    number = build.and_(build.xor(unit, build.lshr(unit, _LOCKS.bit_length() - 1)), _LOCKS - 1)
    return build.gep(i32, _locks(build.module), [number])


def _locks(module: Module) -> GlobalVariable:
    name, type = "hipspv.locks", module.context.array(module.context.integer(32), _LOCKS)
    found = module.variable(name)
    if found is None:
        found = module.add_variable(name, type, module.target.spaces.global_)
        found.linkage, found.initializer = Linkage.INTERNAL, type.null()
        found.alignment = 4
    return found
