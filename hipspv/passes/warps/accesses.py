"""A function's accesses to memory that other lanes see, and its waits for them."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from hipspv.llvm import (
    Argument,
    BasicBlock,
    ConstantInt,
    Flag,
    Flow,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Opcode,
    Predicate,
    Signature,
    Value,
)
from hipspv.passes.analysis.flow_graph import FlowGraph
from hipspv.passes.analysis.own_copies import is_own_copy
from hipspv.passes.warps.addresses import Addresses, Root, is_shared, size_of
from hipspv.passes.warps.collisions import Guards, Range
from hipspv.passes.warps.polynomials import Polynomial

# Comparisons that order two numbers: whether the left one is the lower, and whether they differ.
_ORDERS = {
    **dict.fromkeys((Predicate.ULT, Predicate.SLT), (True, True)),
    **dict.fromkeys((Predicate.ULE, Predicate.SLE), (True, False)),
    **dict.fromkeys((Predicate.UGT, Predicate.SGT), (False, True)),
    **dict.fromkeys((Predicate.UGE, Predicate.SGE), (False, False)),
}
_DIVIDING = (Opcode.UREM, Opcode.SREM, Opcode.AND)
_UNSIGNED = (Predicate.ULT, Predicate.ULE, Predicate.UGT, Predicate.UGE)
_COPIES = ("llvm.memcpy", "llvm.memmove")
_FILLS = ("llvm.memset",)
# The device library's functions at which all lanes of a warp, or all threads of a block, meet.
_BARRIERS = (
    *("__hipspv_barrier_count", "__hipspv_warp_barrier"),
    *("__hipspv_grid_barrier", "__hipspv_group_grid_barrier"),
)
_ATOMICS = "__hipspv_atomic"
_ACCESSING = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.CALL)


def accessing(module: Module) -> dict[Function, list[Instruction]]:
    """By function: the instructions that may access memory of other lanes, in order."""
    spaces = module.target.spaces

    def concerns(signature: Signature) -> bool:
        if signature.opcode == Opcode.CALL:
            return signature.has(Flag.PASSES_POINTER)
        return signature.space != spaces.private or spaces.private == spaces.generic

    found: dict[Function, list[Instruction]] = {}
    for instruction in module.index().instructions(_ACCESSING, concerns):
        found.setdefault(instruction.function, []).append(instruction)
    return found


def waits(module: Module) -> dict[Function, set[Instruction]]:
    """By function: the calls at which all lanes of a warp, or all threads of a block, meet."""
    functions = [f for name in barriers(module) if (f := module.function(name))]
    found: dict[Function, set[Instruction]] = {}
    for call in (call for function in functions for call in function.calls()):
        found.setdefault(call.function, set()).add(call)
    return found


def barriers(module: Module) -> set[str]:
    """The names of functions at which all lanes of a warp, or all threads of a block, meet."""
    return {*module.target.builtins.barriers, *_BARRIERS}


class Access:
    """One instruction's access to the memory that a pointer leads to.

    roots: the variables, arguments or other pointers, one of which leads there. base: the start of
    the range's count; None if it isn't known. size: bytes; 0 if unknown; None for the type's.
    """

    def __init__(
        self,
        instruction: Instruction,
        pointer: Value,
        size: int | None,
        writes: bool,
        atomic: bool,
        volatile: bool = False,
    ) -> None:
        self.instruction = instruction
        self.pointer = pointer
        self.size = size
        self.writes = writes
        self.atomic = atomic
        self.volatile = volatile
        self.roots: frozenset[Root] = frozenset()
        self.is_shared = False  # one of the roots is in shared memory
        self.base: Root | None = None
        self.range = _UNKNOWN

    @functools.cached_property
    def block(self) -> BasicBlock:
        return self.instruction.block

    @property
    def is_looked_at(self) -> bool:
        """True if programs exchange values among lanes by such accesses, unless shown otherwise."""
        return self.is_shared or self.volatile


_UNKNOWN = Range(Polynomial({}), 0, Guards())


def _candidates(
    instructions: list[Instruction], addresses: Addresses
) -> dict[Instruction, list[Access]]:
    """The accesses to memory that lanes both write and use otherwise, judged by roots alone."""
    found: list[Access] = []
    visible: dict[frozenset[Root], tuple[frozenset[Root], bool]] = {}
    for instruction in instructions:
        for access in _accesses(instruction):
            all_roots = addresses.roots(access.pointer)
            if all_roots not in visible:
                visible[all_roots] = _visible(all_roots)
            access.roots, access.is_shared = visible[all_roots]
            if access.roots:
                found.append(access)
    plain: dict[Root, int] = {}
    writers: dict[Root, int] = {}
    readers: dict[Root, int] = {}
    for access in found:
        looked_at = access.is_looked_at
        for root in access.roots:
            plain[root] = plain.get(root, 0) + (not access.atomic)
            writers[root] = writers.get(root, 0) + access.writes
            readers[root] = readers.get(root, 0) + (looked_at or not access.writes)
    # Stores alone count in shared memory, where one plain store may still run again, and one lane's
    # may be another's.
    conflicting = {
        root
        for root in plain
        if plain[root]
        and writers[root]
        and (is_shared(root) or (readers[root] and plain[root] + writers[root] > 2))
    }
    result: dict[Instruction, list[Access]] = {}
    for access in found:
        if not conflicting.isdisjoint(access.roots):
            result.setdefault(access.instruction, []).append(access)
    return result


class Accesses:
    """The control flow of one function, and the events in each block. instructions, waits: of
    `accessing` and `waits`.
    """

    def __init__(
        self,
        function: Function,
        addresses: Addresses,
        instructions: list[Instruction],
        waits: set[Instruction],
    ) -> None:
        self._addresses = addresses
        self._waits = waits
        found = _candidates(instructions, addresses)
        # Also of blocks that the entry doesn't reach.
        self.flow = function.flow() if found else Flow([], [])
        self.graph = FlowGraph(self.flow)
        self._heads = _heads(self.graph.loops)
        self._guards: dict[BasicBlock, Guards] = {}
        accessing: dict[BasicBlock, list[Instruction]] = {}
        for instruction, (access, *_) in found.items():
            accessing.setdefault(access.block, []).append(instruction)
        waiting = {call.block for call in waits} if found else ()
        self.events: dict[BasicBlock, list[Access | Instruction]] = {}
        for block in self.graph.blocks:
            events: list[Access | Instruction] = []
            if block in accessing or block in waiting:
                events += self._events(block, accessing.get(block, []), found, block in waiting)
            self.events[block] = events
        # The places of instructions among all that access memory.
        self.number = {instruction: n for n, instruction in enumerate(found)}

    def all(self) -> Iterator[Access]:
        for events in self.events.values():
            yield from (event for event in events if isinstance(event, Access))

    def heads(self, block: BasicBlock) -> frozenset[BasicBlock]:
        """The heads of the loops around a block."""
        return self._heads.get(block, frozenset())

    def _events(
        self,
        block: BasicBlock,
        accessing: list[Instruction],
        found: dict[Instruction, list[Access]],
        waits: bool,
    ) -> Iterator[Access | Instruction]:
        """The accesses of `found`, and calls of barriers, if the block has some."""
        for instruction in block.instructions(_ACCESSING) if waits else accessing:
            for access in found.get(instruction, ()):
                root, start = self._addresses.address(access.pointer)
                access.base = next(iter(access.roots)) if len(access.roots) == 1 else root
                size = _size(instruction) if access.size is None else access.size
                columns = self._addresses.columns(access.pointer)
                guards, heads = self._guards_at(block), self.heads(block)
                access.range = Range(start, size, guards, heads, columns)
                yield access
            if instruction in self._waits:
                yield instruction

    # ---- facts that hold where a block runs

    def _guards_at(self, block: BasicBlock) -> Guards:
        """The guards of a block, after those of the blocks that dominate it."""
        chain: list[BasicBlock] = []
        above: BasicBlock | None = block
        while above is not None and above not in self._guards:
            chain.append(above)
            above = self.graph.dominator(above)
        for below in reversed(chain):
            self._guards[below] = self._guards_of(below)
        return self._guards[block]

    def _guards_of(self, block: BasicBlock) -> Guards:
        """The guards of the block that dominates it, and those that its branch adds."""
        parent = self.graph.dominator(block)
        before = self._guards[parent] if parent is not None else Guards()
        if parent is None or not self._is_side(parent, block):
            return before
        guards = before.copy()
        holds = self.graph.successors[parent][0] == block
        self._condition(guards, parent.terminator.operand(0), holds)
        return before if guards.size == before.size else guards

    def _is_side(self, parent: BasicBlock, child: BasicBlock) -> bool:
        """True if one of the two ways of the branch at the end of `parent`, and no other way, leads
        to `child`.
        """
        following = self.graph.successors[parent]
        return (
            len(following) == 2
            and following[0] != following[1]
            and self.graph.predecessors[child] == [parent]
        )

    def _condition(self, guards: Guards, condition: Value, holds: bool) -> None:
        if not isinstance(condition, Instruction):
            return
        opcode = condition.opcode
        if opcode == Opcode.ICMP:
            self._comparison(guards, condition, holds)
        elif opcode == Opcode.PHI:
            self._conjunction(guards, condition, holds)
        elif opcode == (Opcode.AND if holds else Opcode.OR) and condition.type.width == 1:
            for operand in condition.operands:
                self._condition(guards, operand, holds)

    def _conjunction(self, guards: Guards, phi: Instruction, holds: bool) -> None:
        """Adds the conditions of `a && b` before it is optimised: false if a is false, else b.
        Those of `!(a || b)`, too: the phi doesn't hold.
        """
        open = [(v, b) for v, b in phi.incoming if not _is_constant_bit(v, not holds)]
        if len(open) == 1 and not self.graph.dominates(phi.block, open[0][1]):
            ((value, block),) = open
            self._condition(guards, value, holds)
            guards.extend(self._guards_at(block))

    def _comparison(self, guards: Guards, compare: Instruction, holds: bool) -> None:
        left, right = compare.operands
        if not left.type.is_integer:
            return
        predicate, form = compare.predicate, self._addresses.form
        if predicate in (Predicate.EQ, Predicate.NE):
            if holds == (predicate == Predicate.EQ):
                self._equality(guards, left, right)
            else:
                guards.different.append((form(left), form(right)))
        elif predicate in _ORDERS:
            rises, strict = _ORDERS[predicate]
            low, high = (left, right) if rises == holds else (right, left)
            self._order(guards, form(low), form(high), strict == holds, predicate in _UNSIGNED)

    def _order(
        self, guards: Guards, low: Polynomial, high: Polynomial, strict: bool, unsigned: bool
    ) -> None:
        """Adds that one number is below another, or equal unless `strict`."""
        if strict:
            guards.below.append((low, high))
        if unsigned:
            # A negative number would count as the greatest ones.
            if not self._addresses.is_sum_of_counts(high):
                return
            guards.ordered.append((Polynomial({}), low))
        guards.ordered.append((low + Polynomial.constant(strict), high))

    def _equality(self, guards: Guards, left: Value, right: Value) -> None:
        form = self._addresses.form
        guards.equal.append((form(left), form(right)))
        if not (isinstance(right, ConstantInt) and right.value == 0):
            return
        if not isinstance(left, Instruction) or left.opcode not in _DIVIDING:
            return
        what, by = left.operands
        if left.opcode == Opcode.AND:
            multiple = form(what), form(by) + Polynomial.constant(1)
            if isinstance(by, ConstantInt):
                if by.value & (by.value + 1):
                    return
                guards.divisible.append(multiple)
            # x & (2 s - 1): programs write this if s is a power of two.
            guards.multiple.append(multiple)
        else:
            multiple = form(what), form(by)
            guards.divisible.append(multiple)
            guards.multiple.append(multiple)


def _is_constant_bit(value: Value, bit: bool) -> bool:
    return isinstance(value, ConstantInt) and bool(value.value) == bit


def _accesses(instruction: Instruction) -> Iterator[Access]:
    opcode = instruction.opcode
    if opcode == Opcode.CALL:
        yield from _of_call(instruction)
        return
    pointer = instruction.operand(1 if opcode == Opcode.STORE else 0)
    updates = opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
    atomic, volatile = updates or instruction.is_atomic, not updates and instruction.is_volatile
    yield Access(instruction, pointer, None, opcode != Opcode.LOAD, atomic, volatile)


def _size(access: Instruction) -> int:
    """The size of the value that a load, a store or an atomic operation accesses."""
    opcode = access.opcode
    value = access if opcode == Opcode.LOAD else access.operand(opcode != Opcode.STORE)
    return size_of(value.type, access.owner)


def _of_call(call: Instruction) -> Iterator[Access]:
    callee = call.callee
    name = callee.name if callee else ""
    if name.startswith((*_COPIES, *_FILLS)):
        length = call.operand(2)
        size = length.value if isinstance(length, ConstantInt) else 0
        if name.startswith(_COPIES):
            yield Access(call, call.operand(1), size, False, False)
        yield Access(call, call.operand(0), size, True, False)
    elif callee is None or not (callee.is_intrinsic or callee.is_declaration):
        atomic = name.startswith(_ATOMICS)
        for argument in call.arguments:
            if argument.type.is_pointer:
                yield Access(call, argument, _size_of_atomic(call) if atomic else 0, True, atomic)


def _size_of_atomic(call: Instruction) -> int:
    """The size of the call's result, or of the value that it stores."""
    module = call.owner
    return size_of(call.type, module) or size_of(call.operand(1).type, module)


def _heads(
    loops: dict[tuple[BasicBlock, BasicBlock], set[BasicBlock]],
) -> dict[BasicBlock, frozenset[BasicBlock]]:
    """By block: the heads of the loops that it is in."""
    heads: dict[BasicBlock, set[BasicBlock]] = {}
    for (_, head), blocks in loops.items():
        for block in blocks:
            heads.setdefault(block, set()).add(head)
    return {block: frozenset(found) for block, found in heads.items()}


def _visible(roots: frozenset[Root]) -> tuple[frozenset[Root], bool]:
    """Those to whose memory other lanes may write, and whether some of it is shared memory."""
    seen = frozenset(r for r in roots if not (_is_private(r) or _is_constant(r)))
    return seen, any(map(is_shared, seen))


def _is_private(root: Root) -> bool:
    if isinstance(root, Instruction) and root.opcode == Opcode.ALLOCA:
        return True
    return isinstance(root, Argument) and is_own_copy(root)


def _is_constant(root: Root) -> bool:
    return isinstance(root, GlobalVariable) and root.is_constant_data
