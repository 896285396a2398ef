"""Pairs of accesses of two lanes to the same bytes that must be ordered."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from hipspv.llvm import BasicBlock, Instruction, Opcode, Value
from hipspv.passes.analysis.affine.addresses import Addresses, Loaded
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.warps.accesses import Access, Accesses
from hipspv.passes.warps.block_shapes import BlockShapes
from hipspv.passes.warps.collisions import Collisions, Guards, Range
from hipspv.passes.warps.convergence import Convergence, Loops
from hipspv.passes.warps.double_buffers import DoubleBuffers
from hipspv.passes.warps.two_lanes import TwoLanes

# Functions of the device library: (pointer, expected, new).
_COMPARE = "__hipspv_atomic_compare_"
# Instructions that pass a value on as it is.
_PASSING = (Opcode.PHI, Opcode.BITCAST, Opcode.FREEZE, Opcode.EXTRACT_VALUE)
_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW)
_STEPS_OF_PAIR = 40  # without those of proofs


class Pairs:
    """The pairs of accesses of one function that lockstep orders.

    contradictions: those known of the module.
    """

    def __init__(
        self,
        addresses: Addresses,
        accesses: Accesses,
        convergence: Convergence,
        steps: Steps,
        contradictions: Contradictions,
    ) -> None:
        self._addresses = addresses
        self._symbols, self._integers = addresses.symbols, addresses.integers
        self._accesses, self._convergence, self._steps = accesses, convergence, steps
        self._graph = accesses.graph
        self._loops = self._graph.loops
        self._collisions = Collisions(addresses)
        self._two_lanes = TwoLanes(addresses, self._around, convergence.is_uniform, steps, contradictions)
        self._shapes = BlockShapes(addresses, accesses, convergence.is_of_block, steps)
        self._buffers = DoubleBuffers(addresses)
        # By kinds, loops and distance.
        self._known: dict[tuple[int, Loops, int, int, bool], bool] = {}
        self._indices: dict[object, int] = {}  # of kinds and guards, by what they have in common
        self._computing: dict[int, Loops] = {}  # by symbol
        self._ranges: dict[tuple[int, Loops], Range] = {}  # by `id` of a range
        self._old_symbols = functools.cache(self._find_old_symbols)
        # Accesses and guards compare by identity.
        self.kind = functools.cache(self._kind)
        self.loops_of = functools.cache(self._loops_of)
        self._facts = functools.cache(self._index_of_facts)

    def conflict(self, before: Access, loops: Loops, access: Access) -> bool:
        """True if one lane's access `before` and another lane's later `access` may be to the same bytes, and one of
        them writes. loops: the headers of those that began a new iteration in between, of `loops_of(before)`."""
        if _is_harmless(before, access) or before.roots.isdisjoint(access.roots):
            return False
        (one, start), (two, end) = self.kind(before), self.kind(access)
        key = one, loops, two, start - end, before is access
        known = self._known.get(key)
        if known is None:
            self._steps.take(_STEPS_OF_PAIR)
            known = self._known[key] = self._overlap(before, loops, access) and not self._are_halves(
                before, loops, access
            )
        return known

    def _kind(self, access: Access) -> tuple[int, int]:
        """The index of the accesses whose starts differ from this one's by a constant, and the constant term of this
        start. `conflict` has the same result for accesses of a kind, except that one may be the other. Calls and
        compare-exchanges are kinds of their own."""
        accessed, pointer = access.range, access.pointer
        constant = accessed.start.constant_term
        simple = access.instruction.opcode in _ACCESSES
        key = (
            None if simple else access.instruction,
            accessed.start - Polynomial.constant(constant),
            *(access.base, access.roots, self._addresses.regions(pointer)),
            *(accessed.size, self._facts(accessed.guards), accessed.loops, accessed.columns),
            *(access.writes, access.atomic, access.may_exchange),
            *((self._addresses.origin(pointer), *self._rows(access)) if self._loops else ()),
        )
        return self._indices.setdefault(key, len(self._indices)), constant

    def _index_of_facts(self, guards: Guards) -> int:
        """The index of all guards with the same facts."""
        key = (*map(tuple, guards.lists()),)
        return self._indices.setdefault(key, len(self._indices))

    def _rows(self, access: Access) -> list[Polynomial]:
        return self._buffers.starts(access.pointer) if access.is_shared and self._loops else []

    def _loops_of(self, access: Access) -> Loops:
        """The headers of the loops whose new iterations count for an access: those around it, and those that recompute
        a value that its address, or a condition around it, depends on."""
        found = self._accesses.headers(access.block)
        for symbol in {s for form in self._forms(access) for s in form.symbols()}:
            found |= self._loops_of_symbol(symbol)
        for pointer in self._pointers(access):
            found |= self._accesses.headers(self._block(pointer))
        return found

    def _forms(self, access: Access) -> Iterator[Polynomial]:
        range, base = access.range, access.base
        yield range.start
        yield from (index for index, _ in range.columns)
        for pairs in range.guards.lists():
            for pair in pairs:
                yield from pair
        while isinstance(base, Loaded):
            yield base.bytes
            base = base.root
        yield from self._rows(access)

    def _pointers(self, access: Access) -> Iterator[Instruction]:
        """The pointers that the access's address is derived from, without those derived from other pointers by an
        offset."""
        base = access.base
        while isinstance(base, Loaded):
            base = base.root
        for pointer in (base, self._addresses.origin(access.pointer)):
            if isinstance(pointer, Instruction):
                yield pointer

    def _loops_of_symbol(self, symbol: int) -> Loops:
        known = self._computing.get(symbol)
        if known is None:
            self._computing[symbol] = known = frozenset()  # a quotient may depend on itself
            match self._symbols.entries[symbol].key:
                case Instruction() | BasicBlock() as key:
                    known = self._around(key)
                case (Polynomial() as rank, Polynomial() as divisor):
                    operands = (*rank.symbols(), *divisor.symbols())
                    known = known.union(*map(self._loops_of_symbol, operands))
                case _:
                    pass
            self._computing[symbol] = known
        return known

    def _block(self, instruction: Instruction) -> int:
        return self._accesses.flow.index(instruction.block)

    def _around(self, point: Instruction | BasicBlock) -> Loops:
        """The headers of the loops around an instruction; for a header, also itself."""
        if isinstance(point, Instruction):
            return self._accesses.headers(self._block(point))
        header = self._accesses.flow.index(point)
        return self._accesses.headers(header) | {header}

    def is_certain(self, before: Access, after: Access) -> bool:
        """True if the difference of the two accesses' addresses is known."""
        ranges = (before.range, after.range)
        if any(self._collisions.is_unknown(r) or r.size == 0 for r in ranges):
            return False
        difference = before.range.start - after.range.start
        return all(self._is_of_loop(symbol) for symbol in difference.symbols())

    def _are_halves(self, before: Access, loops: Loops, access: Access) -> bool:
        """True for accesses to the two halves of a double buffer."""
        if not (self._loops and before.is_shared and access.is_shared):
            return False
        return self._buffers.apart(
            before.pointer,
            access.pointer,
            lambda form: form.replace(self._old_symbols(loops).get),
            lambda instruction: self._block(instruction) in self._graph.loop_blocks(loops),
            self._convergence.is_uniform,
        )

    def _overlap(self, before: Access, loops: Loops, access: Access) -> bool:
        may_exchange = before.may_exchange and access.may_exchange
        if before.base is None or before.base != access.base or self._has_moved(before, loops):
            return may_exchange
        earlier = self._earlier(before.range, loops)
        if before.writes and access.writes and self._is_filling(before, access):
            return False
        if self._is_other_region(before, access):
            return False
        if _is_guess(before, access) or _is_guess(access, before):
            return False
        if not (may_exchange or self._is_exchange(before, earlier, access)):
            return False
        if not self._collisions.possible(earlier, access.range):
            return False
        return not self._graph.is_reducible or not (
            self._two_lanes.apart(earlier, access.range) or self._shapes.apart(access.base, earlier, access.range)
        )

    def _has_moved(self, before: Access, loops: Loops) -> bool:
        """True if a new iteration loads another pointer."""
        base = before.base
        if not loops:
            return False
        while isinstance(base, Loaded):
            if base.bytes.replace(self._old_symbols(loops).get) != base.bytes:
                return True
            base = base.root
        return isinstance(base, Instruction) and base.opcode != Opcode.ALLOCA

    def _is_filling(self, one: Access, two: Access) -> bool:
        """True for stores to different elements, by one instruction, in the iterations of a loop, to addresses that
        don't come from memory. Addresses from memory point to regions of an array."""
        if one is not two:
            return self._is_to_region(one, two, one.range.start - two.range.start)
        start = self._symbols.with_thread_ids(one.range.start)
        kinds = {self._symbols.kind(symbol) for symbol in start.symbols()}
        if Kind.ITERATION in kinds or not kinds.isdisjoint(Kind.OF_LANES):
            return Kind.ITERATION in kinds or Kind.VARYING in kinds
        return all(self._symbols.is_geometry(s) for s in one.range.start.symbols())

    def _is_other_region(self, one: Access, two: Access) -> bool:
        """True for elements of different sizes, in regions of an array that are accessed by pointers of their own. A
        uniform access shows no size."""
        if one.unit == two.unit or not (one.unit and two.unit):
            return False
        return self._is_to_region(one, two, one.range.start - two.range.start)

    def _is_to_region(self, one: Access, two: Access, difference: Polynomial) -> bool:
        """True if one access is by a pointer to a region of an array, and the other isn't."""
        given = self._symbols.arguments(difference)
        return bool(given) and not given.isdisjoint(
            self._addresses.regions(one.pointer) | self._addresses.regions(two.pointer)
        )

    def _is_exchange(self, before: Access, one: Range, access: Access) -> bool:
        """True if two accesses look like an exchange among lanes, the only ones that count in global memory.

        Their addresses differ only by lanes' ids, constants and loops' iterations. Otherwise any two elements of an
        array would count.
        """
        two = access.range
        # An atomic operation reads, too, as one that gives back the lock of a row that other lanes have stored.
        if before.writes and access.writes and not (before.atomic or access.atomic):
            return False
        difference = one.start - two.start
        if not difference.terms:
            # A value of one lane for the others.
            atomic = before.atomic or access.atomic
            return not (atomic or self._is_of_lanes(one) or one.guards.equal == two.guards.equal)
        lanes = [self._symbols.lane_terms(range.start) for range in (one, two)]
        if lanes[0] == lanes[1] and not self._is_row(lanes[0], difference):
            return False
        if not all(lane.terms for lane in lanes) and not self._is_element(one, two):
            return False
        return all(self._symbols.is_geometry(symbol) for symbol in difference.symbols())

    def _is_element(self, one: Range, two: Range) -> bool:
        """True if one range is an element of a row that is uniform, or that each lane chooses."""
        if any(self._collisions.is_unknown(range) for range in (one, two)):
            return True
        lane = self._symbols.lane_terms(one.start + two.start)
        step = self._symbols.linear_step(lane)
        rest = one.start - two.start
        return step != 0 and all(factor % step == 0 for factor in rest.terms.values())

    def _is_row(self, lane: Polynomial, difference: Polynomial) -> bool:
        """True for elements in a row, one for each lane, less than a warp apart."""
        step = self._symbols.linear_step(lane)
        return (
            step != 0
            and all(factor % step == 0 for factor in difference.terms.values())
            and abs(difference.constant_term) < self._addresses.warp_size * step
            and all(self._symbols.kind(s) != Kind.SIZE for s in difference.symbols())
        )

    def _is_of_lanes(self, range: Range) -> bool:
        return any(self._symbols.kind(s) in Kind.OF_EACH for s in range.start.symbols())

    def _is_of_loop(self, symbol: int) -> bool:
        kind, key = self._symbols.entries[symbol]
        key = key[1] if isinstance(key, tuple) else key
        return kind == Kind.COMMON and isinstance(key, Instruction) and key.opcode == Opcode.PHI

    # ---- values of earlier iterations

    def _earlier(self, range: Range, loops: Loops) -> Range:
        """The bytes that an access touched before these loops began new iterations."""
        if not loops:
            return range
        found = self._ranges.get((id(range), loops))
        if found is None:
            old = self._old_symbols(loops).get
            guards = ([(one.replace(old), two.replace(old)) for one, two in known] for known in range.guards.lists())
            columns = tuple((index.replace(old), count) for index, count in range.columns)
            start = range.start.replace(old)
            found = range._replace(start=start, guards=Guards(*guards), columns=columns)
            self._ranges[id(range), loops] = found
        return found

    def _find_old_symbols(self, loops: Loops) -> dict[int, Polynomial]:
        """By symbol that these loops recompute: the symbol of its earlier value."""
        blocks = self._graph.loop_blocks(loops)
        found: dict[int, Polynomial] = {}
        for symbol in range(len(self._symbols.entries)):
            if (old := self._old_symbol(symbol, blocks)) is not None:
                found[symbol] = old
        for symbol, operands in list(self._integers.quotients.items()):
            rank, divisor = (operand.replace(found.get) for operand in operands)
            if (rank, divisor) != operands:
                found[symbol] = self._integers.quotient(rank, divisor)
        return found

    def _old_symbol(self, symbol: int, blocks: set[int]) -> Polynomial | None:
        kind, key = self._symbols.entries[symbol]
        block = key.block if isinstance(key, Instruction) else key
        if not isinstance(block, BasicBlock) or kind == Kind.RANK:
            return None
        if self._accesses.flow.index(block) not in blocks:
            return None
        kind = Kind.VARYING if kind == Kind.DISTINCT else kind
        return self._symbols.add(kind, ("earlier", key))


def _is_harmless(one: Access, two: Access) -> bool:
    """True for two reads and two atomic accesses."""
    return not (one.writes or two.writes) or (one.atomic and two.atomic)


def _is_guess(one: Access, two: Access) -> bool:
    """True if one access reads the value that a compare-exchange expects at first: an old value costs one more
    iteration."""
    if one.writes:
        return False
    load, exchange = one.instruction, two.instruction
    callee = exchange.callee if exchange.opcode == Opcode.CALL else None
    compares = exchange.opcode == Opcode.CMPXCHG or (callee and callee.name.startswith(_COMPARE))
    if load.opcode != Opcode.LOAD or not compares:
        return False
    if one.range.start != two.range.start:
        return False
    seen: set[Value] = set()
    work = [exchange.operand(1)]
    while work:
        value = work.pop()
        if value == load:
            return True
        if value not in seen and isinstance(value, Instruction) and value.opcode in _PASSING:
            seen.add(value)
            work += value.operands
    return False
