"""A function's accesses to memory that other lanes see, and its barriers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hipspv.llvm import Flag, MemoryAccess, Module, Signature, Type
from hipspv.llvm.enums import Opcode, Predicate
from hipspv.llvm.values import Argument, ConstantInt, Function, GlobalVariable, Instruction, Value, from_word
from hipspv.passes.analysis.affine.addresses import Addresses, Root, is_shared, size_of
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.flow_graph import FlowGraph
from hipspv.passes.analysis.pointers import is_own_copy
from hipspv.passes.warps.collisions import Guards, Range

# Comparisons that order two integers: true if the left one is the lower; true if they differ.
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
# The device library's barriers of a warp or a block.
_BARRIERS = (
    *("__hipspv_barrier_count", "__hipspv_warp_barrier"),
    *("__hipspv_grid_barrier", "__hipspv_group_grid_barrier"),
)
_ATOMICS = "__hipspv_atomic"
_ACCESSING = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.CALL)


def accessing(module: Module) -> dict[Function, list[MemoryAccess]]:
    """By function: the accesses to memory that may be other lanes', in order."""
    spaces = module.target.spaces

    def concerns(signature: Signature) -> bool:
        if signature.opcode == Opcode.CALL:
            return signature.has(Flag.PASSES_POINTER)
        return signature.space != spaces.private or spaces.private == spaces.generic

    found: dict[int, list[MemoryAccess]] = {}
    for access in module.index().accesses(_ACCESSING, concerns):
        found.setdefault(access.function, []).append(access)
    return {Function(function, module): accesses for function, accesses in found.items()}


def waits(module: Module) -> dict[Function, set[Instruction]]:
    """By function: the calls of barriers."""
    functions = [f for name in barriers(module) if (f := module.function(name))]
    found: dict[Function, set[Instruction]] = {}
    for call in (call for function in functions for call in function.calls()):
        found.setdefault(call.function, set()).add(call)
    return found


def barriers(module: Module) -> set[str]:
    """The names of functions that are barriers of a warp or a block."""
    return {*module.target.builtins.barriers, *_BARRIERS}


class _Memory:
    """An underlying object that other lanes may write to. plain, writers, readers: counts of the accesses that aren't
    atomic, that write, and that may read, as all atomic ones do."""

    def __init__(self, roots: frozenset[Root]) -> None:
        self.roots = frozenset(r for r in roots if not (_is_private(r) or _is_constant(r)))
        self.is_shared = any(map(is_shared, self.roots))
        self.plain = self.writers = self.readers = 0

    def count(self, writes: bool, atomic: int, volatile: int) -> None:
        self.plain += not atomic
        self.writers += writes
        self.readers += bool(self.is_shared or volatile or atomic or not writes)


class Use(NamedTuple):
    """An access by its instruction and underlying objects. size: in bytes; None for that of the value that is read or
    written."""

    instruction: MemoryAccess
    memory: _Memory
    pointer: Value
    size: int | None
    writes: bool
    atomic: bool
    volatile: bool


class Access:
    """One instruction's access to the memory that a pointer points to.

    block: the instruction's. position: the instruction's among all that access memory. roots: the underlying objects
    that the pointer may point to. size: bytes; 0 if unknown. base: the object to which the range is relative; None if
    unknown. unit: `Symbols.unit` of the range's start.
    """

    def __init__(self, use: Use, instruction: Instruction, position: int, block: int, size: int) -> None:
        self.instruction = instruction
        self.position = position
        self.block = block
        self.pointer = use.pointer
        self.size = size
        self.writes, self.atomic = use.writes, use.atomic
        self.roots, self.is_shared = use.memory.roots, use.memory.is_shared
        # Programs exchange values among lanes by such accesses, unless shown otherwise.
        self.may_exchange = self.is_shared or use.volatile
        self.base: Root | None = None
        self.range = _UNKNOWN
        self.unit = 0


_UNKNOWN = Range(Polynomial({}), 0, Guards())


def candidates(given: list[MemoryAccess], addresses: Addresses) -> list[Use]:
    """The accesses to objects that some lane writes and another one accesses."""
    memories = _Memories(addresses)
    found: list[tuple[MemoryAccess, _Memory, _Argument | None]] = []
    for access in given:
        if access.opcode == Opcode.CALL:
            for argument in _of_call(Instruction(access.instruction, addresses.module)):
                memory = memories.of_origin(addresses.origin(argument.pointer))
                memory.count(argument.writes, argument.atomic, 0)
                found.append((access, memory, argument))
        else:
            memory = memories.of_access(access)
            atomic, volatile = access.flags & Flag.ATOMIC, access.flags & Flag.VOLATILE
            memory.count(access.opcode != Opcode.LOAD, atomic, volatile)
            found.append((access, memory, None))
    conflicting = memories.conflicting()
    return [
        _use(access, memory, argument, addresses.module) for access, memory, argument in found if memory in conflicting
    ]


class _Memories:
    """The memory that the accesses of one function may access."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._by_origin: dict[int, _Memory] = {}  # by the reference of a pointer's origin
        self._by_word: dict[int, _Memory] = {}

    def of_access(self, access: MemoryAccess) -> _Memory:
        found = self._by_word.get(access.origin)
        if found is None:
            origin = from_word(access.origin, self._addresses.module)
            found = self._by_word[access.origin] = self.of_origin(origin)
        return found

    def of_origin(self, origin: Value) -> _Memory:
        found = self._by_origin.get(origin.ref)
        if found is None:
            found = self._by_origin[origin.ref] = _Memory(self._addresses.roots(origin))
        return found

    def conflicting(self) -> set[_Memory]:
        by_root: dict[Root, list[_Memory]] = {}
        for memory in self._by_origin.values():
            for root in memory.roots:
                by_root.setdefault(root, []).append(memory)
        return {m for root, found in by_root.items() if _conflict(root, found) for m in found}


def _conflict(root: Root, memories: list[_Memory]) -> bool:
    """memories: those that have the root."""
    plain, writers = sum(m.plain for m in memories), sum(m.writers for m in memories)
    # Stores alone count in shared memory, where one plain store may still run again, and one lane's may be another's.
    many = plain + writers > 2 and any(m.readers for m in memories)
    return bool(plain and writers) and (is_shared(root) or many)


def _use(access: MemoryAccess, memory: _Memory, argument: _Argument | None, module: Module) -> Use:
    if argument:
        return Use(access, memory, *argument, volatile=False)
    pointer, writes = from_word(access.pointer, module), access.opcode != Opcode.LOAD
    atomic, volatile = bool(access.flags & Flag.ATOMIC), bool(access.flags & Flag.VOLATILE)
    return Use(access, memory, pointer, None, writes, atomic, volatile)


class Accesses:
    """The control flow of one function, and the events in each block. uses, waits: of `candidates` and `waits`."""

    def __init__(self, addresses: Addresses, uses: list[Use], waits: set[Instruction]) -> None:
        self._addresses, self._waits = addresses, waits
        self._symbols, self._integers = addresses.symbols, addresses.integers
        self.function = addresses.function
        # Also of blocks that the entry doesn't reach.
        self.flow = addresses.function.flow()
        self.graph = FlowGraph(self.flow)
        self._headers = _headers(self.graph.loops)
        self._guards: dict[int, Guards] = {}
        accessing: dict[int, list[Access]] = {}
        # The positions of instructions among all that access memory.
        self.position: dict[Instruction, int] = {}
        for use in uses:
            access = self._access(use)
            accessing.setdefault(access.block, []).append(access)
        waiting = {self.flow.index(call.block) for call in waits}
        self.all: list[Access] = []  # in reverse post order of the blocks
        self.events: list[Sequence[Access | Instruction]] = [()] * len(self.flow.successors)
        for block in self.graph.order:
            accesses = accessing.get(block, [])
            for access in accesses:
                self._locate(access)
            self.all += accesses
            waits_here = block in waiting
            self.events[block] = [*self._with_waits(block, accesses)] if waits_here else accesses

    def headers(self, block: int) -> frozenset[int]:
        """The headers of the loops around a block."""
        return self._headers.get(block, frozenset())

    def _access(self, use: Use) -> Access:
        module, given = self._addresses.module, use.instruction
        instruction = Instruction(given.instruction, module)
        position = self.position.setdefault(instruction, len(self.position))
        size = use.size
        if size is None:
            size = self._addresses.size_of(Type(given.type, module.context))
        return Access(use, instruction, position, self.flow.index_of_ref(given.block), size)

    def _locate(self, access: Access) -> None:
        """Fills in the base and the range."""
        root, start = self._addresses.address(access.pointer)
        access.base = next(iter(access.roots)) if len(access.roots) == 1 else root
        columns = self._addresses.columns(access.pointer)
        guards, headers = self._guards_at(access.block), self.headers(access.block)
        access.range = Range(start, access.size, guards, headers, columns)
        access.unit = self._symbols.unit(start)

    def _with_waits(self, block: int, accesses: list[Access]) -> Iterator[Access | Instruction]:
        """The accesses of a block and its calls of barriers, in order."""
        after = iter(accesses)
        access = next(after, None)
        for instruction in self.flow.block(block).instructions(_ACCESSING):
            while access is not None and access.instruction == instruction:
                yield access
                access = next(after, None)
            if instruction in self._waits:
                yield instruction

    # ---- facts that hold where a block runs

    def _guards_at(self, block: int) -> Guards:
        """The guards of a block, after those of the blocks that dominate it."""
        chain: list[int] = []
        above: int | None = block
        while above is not None and above not in self._guards:
            chain.append(above)
            above = self.graph.dominator(above)
        for below in reversed(chain):
            self._guards[below] = self._guards_of(below)
        return self._guards[block]

    def _guards_of(self, block: int) -> Guards:
        """The guards of the immediate dominator, and those of its branch."""
        parent = self.graph.dominator(block)
        before = self._guards[parent] if parent is not None else Guards()
        if parent is None or not self._is_side(parent, block):
            return before
        guards = before.copy()
        holds = self.graph.successors[parent][0] == block
        self._condition(guards, self.flow.block(parent).terminator.operand(0), holds)
        return before if guards.size == before.size else guards

    def _is_side(self, parent: int, child: int) -> bool:
        """True if one of the two edges of the branch at the end of `parent`, and no other edge, leads to `child`."""
        following = self.graph.successors[parent]
        return len(following) == 2 and following[0] != following[1] and self.graph.predecessors[child] == [parent]

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
        """Add the conditions of an unoptimised `a && b`: a phi that is false if a is false, else b. Add those of `!(a
        || b)` if the phi is false."""
        open = [(v, b) for v, b in phi.incoming if not _is_constant_bit(v, not holds)]
        if len(open) != 1:
            return
        ((value, before),) = open
        block = self.flow.index(before)
        if not self.graph.dominates(self.flow.index(phi.block), block):
            self._condition(guards, value, holds)
            guards.extend(self._guards_at(block))

    def _comparison(self, guards: Guards, compare: Instruction, holds: bool) -> None:
        left, right = compare.operands
        if not left.type.is_integer:
            return
        predicate, form = compare.predicate, self._integers.form
        if predicate in (Predicate.EQ, Predicate.NE):
            if holds == (predicate == Predicate.EQ):
                self._equality(guards, left, right)
            else:
                guards.different.append((form(left), form(right)))
        elif predicate in _ORDERS:
            rises, strict = _ORDERS[predicate]
            low, high = (left, right) if rises == holds else (right, left)
            self._order(guards, form(low), form(high), strict == holds, predicate in _UNSIGNED)

    def _order(self, guards: Guards, low: Polynomial, high: Polynomial, strict: bool, unsigned: bool) -> None:
        """Add that one integer is less than another, or equal unless `strict`."""
        if strict:
            guards.below.append((low, high))
        if unsigned:
            # A negative integer would count as one of the largest.
            if not self._symbols.is_sum_nonnegative(high):
                return
            guards.ordered.append((Polynomial({}), low))
        guards.ordered.append((low + Polynomial.constant(strict), high))

    def _equality(self, guards: Guards, left: Value, right: Value) -> None:
        form = self._integers.form
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


class _Argument(NamedTuple):
    """A pointer argument of a function that accesses so many bytes there."""

    pointer: Value
    size: int
    writes: bool
    atomic: bool


def _of_call(call: Instruction) -> Iterator[_Argument]:
    callee = call.callee
    name = callee.name if callee else ""
    if name.startswith((*_COPIES, *_FILLS)):
        length = call.operand(2)
        size = length.value if isinstance(length, ConstantInt) else 0
        if name.startswith(_COPIES):
            yield _Argument(call.operand(1), size, False, False)
        yield _Argument(call.operand(0), size, True, False)
    elif callee is None or not (callee.is_intrinsic or callee.is_declaration):
        atomic = name.startswith(_ATOMICS)
        for argument in call.arguments:
            if argument.type.is_pointer:
                size = _size_of_atomic(call) if atomic else 0
                yield _Argument(argument, size, True, atomic)


def _size_of_atomic(call: Instruction) -> int:
    """The size of the call's result, or of the value that it stores."""
    module = call.owner
    return size_of(call.type, module) or size_of(call.operand(1).type, module)


def _headers(loops: dict[tuple[int, int], set[int]]) -> dict[int, frozenset[int]]:
    """By block: the headers of the loops that it is in."""
    headers: dict[int, set[int]] = {}
    for (_, header), blocks in loops.items():
        for block in blocks:
            headers.setdefault(block, set()).add(header)
    return {block: frozenset(found) for block, found in headers.items()}


def _is_private(root: Root) -> bool:
    if isinstance(root, Instruction) and root.opcode == Opcode.ALLOCA:
        return True
    return isinstance(root, Argument) and is_own_copy(root)


def _is_constant(root: Root) -> bool:
    return isinstance(root, GlobalVariable) and root.is_constant_data
