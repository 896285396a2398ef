"""A function's accesses to memory that other lanes see, and its waits for them."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import (
    Argument,
    BasicBlock,
    ConstantInt,
    Flag,
    Function,
    GlobalVariable,
    Instruction,
    Module,
    Opcode,
    Predicate,
    Signature,
    Value,
)
from hipspv.passes.analysis.block_order import post_order
from hipspv.passes.analysis.own_copies import is_own_copy
from hipspv.passes.analysis.uniformity import post_dominators
from hipspv.passes.warps.addresses import Addresses, Root, is_shared, size_of
from hipspv.passes.warps.collisions import Guards, Range
from hipspv.passes.warps.polynomials import Polynomial

_LESS = (Predicate.ULT, Predicate.SLT)
_NOT_LESS = (Predicate.UGE, Predicate.SGE)
_GREATER = (Predicate.UGT, Predicate.SGT)
_NOT_GREATER = (Predicate.ULE, Predicate.SLE)
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
        self, instruction: Instruction, pointer: Value, size: int | None, writes: bool, atomic: bool
    ) -> None:
        self.instruction = instruction
        self.pointer = pointer
        self.size = size
        self.writes = writes
        self.atomic = atomic
        self.roots: frozenset[Root] = frozenset()
        self.is_shared = False  # one of the roots is in shared memory
        self.base: Root | None = None
        self.range: Range = _UNKNOWN

    @property
    def is_looked_at(self) -> bool:
        """True if programs exchange values among lanes by such accesses, unless shown otherwise."""
        return self.is_shared or (
            self.instruction.opcode in (Opcode.LOAD, Opcode.STORE) and self.instruction.is_volatile
        )


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
    """The blocks of one function in an order of control flow, the events in each, and the
    function's loops. instructions, waits: of `accessing` and `waits`.
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
        if not found:
            self.blocks, self.events, self.successors, self.every_successor = [], {}, {}, None
            return
        # Also of blocks that the entry doesn't reach.
        self.every_successor = successors = function.successors()
        self.blocks = post_order([function.entry], successors.__getitem__)[::-1]
        self.successors = {block: successors[block] for block in self.blocks}
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in self.blocks}
        for block, following in self.successors.items():
            for successor in dict.fromkeys(following):
                self.predecessors[successor].append(block)
        self._dominators = post_dominators(self.predecessors)
        self._spans = _spans(self.blocks, self._dominators)
        self._guards: dict[BasicBlock, Guards] = {}
        accessing: dict[BasicBlock, list[Instruction]] = {}
        for instruction in found:
            accessing.setdefault(instruction.block, []).append(instruction)
        waiting = {call.block for call in waits}
        self.events: dict[BasicBlock, list[Access | Instruction]] = {b: [] for b in self.blocks}
        for block in self.blocks:
            if block in accessing or block in waiting:
                those = accessing.get(block, [])
                self.events[block] += self._events(block, those, found, block in waiting)

    def all(self) -> Iterator[Access]:
        for events in self.events.values():
            yield from (event for event in events if isinstance(event, Access))

    def loops(self) -> dict[tuple[BasicBlock, BasicBlock], set[BasicBlock]]:
        """The blocks of the loop that each edge back to a dominator closes."""
        found: dict[tuple[BasicBlock, BasicBlock], set[BasicBlock]] = {}
        for block in self.blocks:
            for head in self.successors[block]:
                if self.dominates(head, block):
                    found[block, head] = self._loop(block, head)
        return found

    def _loop(self, latch: BasicBlock, head: BasicBlock) -> set[BasicBlock]:
        blocks = {head}
        work = [latch]
        while work:
            block = work.pop()
            if block not in blocks:
                blocks.add(block)
                work += self.predecessors[block]
        return blocks

    def dominates(self, one: BasicBlock, two: BasicBlock) -> bool:
        first, last = self._spans[one]
        return first <= self._spans[two][0] <= last

    def dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest block that every path to `block` passes."""
        return self._dominators.get(block)

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
                access.range = Range(start, size, self._guards_at(block))
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
            above = self._dominators.get(above)
        for below in reversed(chain):
            self._guards[below] = self._guards_of(below)
        return self._guards[block]

    def _guards_of(self, block: BasicBlock) -> Guards:
        """The guards of the block that dominates it, and those that its branch adds."""
        parent = self._dominators.get(block)
        before = self._guards[parent] if parent is not None else Guards()
        guards = before.copy()
        if parent is not None:
            self._learn(guards, parent, block)
        return before if guards.size == before.size else guards

    def _learn(self, guards: Guards, parent: BasicBlock, child: BasicBlock) -> None:
        """Adds the condition under which the branch at the end of `parent` leads to `child`."""
        following = self.successors[parent]
        if len(following) != 2 or following[0] == following[1]:
            return
        condition = parent.terminator.operand(0)
        for side, successor in enumerate(following):
            if successor == child and self.predecessors[child] == [parent]:
                self._condition(guards, condition, side == 0)

    def _condition(self, guards: Guards, condition: Value, holds: bool) -> None:
        if not isinstance(condition, Instruction):
            return
        opcode = condition.opcode
        if opcode == Opcode.ICMP:
            self._comparison(guards, condition, holds)
        elif opcode == Opcode.PHI and holds:
            self._conjunction(guards, condition)
        elif opcode in (Opcode.AND, Opcode.SELECT) and holds and condition.type.width == 1:
            for operand in condition.operands[:2]:
                self._condition(guards, operand, True)

    def _conjunction(self, guards: Guards, phi: Instruction) -> None:
        """Adds the conditions of `a && b` before it is optimised: false if a is false, else b."""
        open = [(v, b) for v, b in phi.incoming if not (isinstance(v, ConstantInt) and not v.value)]
        if len(open) == 1 and not self.dominates(phi.block, open[0][1]):
            ((value, block),) = open
            self._condition(guards, value, True)
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
        elif predicate in (_LESS if holds else _NOT_LESS):
            guards.below.append((form(left), form(right)))
        elif predicate in (_GREATER if holds else _NOT_GREATER):
            guards.below.append((form(right), form(left)))

    def _equality(self, guards: Guards, left: Value, right: Value) -> None:
        form = self._addresses.form
        guards.equal.append((form(left), form(right)))
        if not (isinstance(right, ConstantInt) and right.value == 0):
            return
        if isinstance(left, Instruction) and left.opcode in (Opcode.UREM, Opcode.SREM):
            guards.multiple.append((form(left.operand(0)), form(left.operand(1))))
        if isinstance(left, Instruction) and left.opcode == Opcode.AND:
            # x & (2 s - 1): programs write this if s is a power of two.
            step = form(left.operand(1)) + Polynomial.constant(1)
            guards.multiple.append((form(left.operand(0)), step))


def _accesses(instruction: Instruction) -> Iterator[Access]:
    opcode = instruction.opcode
    if opcode == Opcode.CALL:
        yield from _of_call(instruction)
        return
    pointer = instruction.operand(1 if opcode == Opcode.STORE else 0)
    atomic = opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG) or instruction.is_atomic
    yield Access(instruction, pointer, None, opcode != Opcode.LOAD, atomic)


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


def _spans(
    blocks: list[BasicBlock], dominators: dict[BasicBlock, BasicBlock | None]
) -> dict[BasicBlock, tuple[int, int]]:
    """For each block the first and the last number of those that it dominates, itself first."""
    children: dict[BasicBlock | None, list[BasicBlock]] = {}
    for block in blocks:
        children.setdefault(dominators.get(block), []).append(block)
    first: dict[BasicBlock, int] = {}
    spans: dict[BasicBlock, tuple[int, int]] = {}
    work = [(block, False) for block in children.get(None, ())]
    while work:
        block, done = work.pop()
        if done:
            spans[block] = first[block], len(first) - 1
        else:
            first[block] = len(first)
            work.append((block, True))
            work += ((child, False) for child in children.get(block, ()))
    return spans


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
