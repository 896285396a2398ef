"""Places at which lanes of a warp depend on their common pace."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple

from hipspv.llvm import BasicBlock, Instruction, Opcode, Value
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.warps.accesses import Access, Accesses, Use
from hipspv.passes.warps.addresses import Addresses, Kind, Loaded
from hipspv.passes.warps.collisions import Collisions, Guards, Range
from hipspv.passes.warps.double_buffers import DoubleBuffers
from hipspv.passes.warps.polynomials import Polynomial
from hipspv.passes.warps.two_lanes import TwoLanes

# The most different accesses to one object that are compared each with each beforehand.
_MOST_COMPARED = 64
_MOST_BLOCKS = 5_000
# In functions with more blocks: how often each may be looked at, on average.
_MOST_SEEN = 16
# The most blocks above an access that are searched for a barrier.
_MOST_DOMINATORS = 32
# The most values of a loop that a condition is computed from.
_MOST_VALUES = 32
# Functions of the device library: (pointer, expected, new).
_COMPARE = "__hipspv_atomic_compare_"
# Instructions that pass a value on as it is.
_PASSING = (Opcode.PHI, Opcode.BITCAST, Opcode.FREEZE, Opcode.EXTRACT_VALUE)
# Instructions whose results may differ from turn to turn with the same operands.
_CHANGING = (*(Opcode.PHI, Opcode.LOAD, Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG),)
_Loops = frozenset[int]


class Pending(NamedTuple):
    """An access after which not all lanes met. loops: the heads of those that began a new turn.
    met: the block in which the lanes met that ran it; lanes that go around that block didn't.
    """

    access: Access
    loops: _Loops
    met: int | None = None


# A set in the order of insertion: results don't depend on addresses.
_State = dict[Pending, None]


class Conflict(NamedTuple):
    """`before` may have run in another lane when a lane runs `after`, and lockstep would decide the
    result. loops: the heads of those that began a new turn in between.
    """

    before: Access
    after: Access
    loops: _Loops


class Order:
    """The conflicts of one function, and the places for barriers that end them.

    Blocks are numbers (`Flow`). uses, waits: see `Accesses`. lanes: of a warp. dimensions: how many
    the function asks for. escaped: see `Addresses`.
    """

    def __init__(
        self,
        addresses: Addresses,
        uses: list[Use],
        waits: set[Instruction],
        lanes: int,
        dimensions: int,
    ) -> None:
        self.function = addresses.function
        self._addresses = addresses
        self._accesses = Accesses(addresses, uses, waits)
        self._collisions = Collisions(self._addresses, lanes, dimensions == 1)
        self._lanes = lanes
        self._graph = self._accesses.graph
        self._loops = self._graph.loops
        self._two_lanes = TwoLanes(self._addresses, dimensions, self._around, self._is_uniform)
        self._known: dict[tuple[int, _Loops, int], bool] = {}
        self._ranges: dict[tuple[int, _Loops], Range] = {}
        self._old: dict[_Loops, dict[int, Polynomial]] = {}
        self._meetings: dict[tuple[int, Instruction], Instruction] = {}
        self._met: dict[tuple[int, _Loops, Instruction], bool] = {}
        self._of_all: set[int] | None = None
        self._deciding: dict[int, list[int]] | None = None  # for a block: branches that lead to it
        self._flow: Uniformity | None = None
        self._uniform: dict[Value, bool] = {}
        self._buffers = DoubleBuffers(self._addresses)

    def places(self) -> tuple[list[Instruction], list[Conflict]]:
        """The instructions before which a barrier belongs, and the conflicts that it ends."""
        wanted = self._wanted()
        barriers: dict[Instruction, None] = {}
        by_block: dict[int, list[Instruction]] = {}
        told: dict[Conflict, None] = {}
        while wanted:
            found = self._conflicts(wanted, barriers)
            if not found:
                break
            near, before = True, {*barriers}
            for conflict in found:
                if self._is_separated(conflict, by_block):
                    near = False
                    continue
                # A barrier further up may not have ended it on some path.
                access = conflict.after.instruction
                place = next((p for p in self._places(conflict) if p not in before), access)
                near = near and place == access
                if place not in barriers:
                    barriers[place] = None
                    by_block.setdefault(self._block(place), []).append(place)
                told[conflict] = None
            # The search took barriers right before accesses into account already.
            if near or len(barriers) == len(before):
                break
        return list(barriers), list(told)

    @property
    def flow(self) -> Uniformity:
        if self._flow is None:
            self._flow = Uniformity(self.function, flow=self._accesses.flow)
        return self._flow

    def _block(self, instruction: Instruction) -> int:
        return self._accesses.flow.number(instruction.block)

    def _around(self, place: Instruction | BasicBlock) -> _Loops:
        """The heads of the loops around an instruction, or those whose turns count at a head."""
        if isinstance(place, Instruction):
            return self._accesses.heads(self._block(place))
        head = self._accesses.flow.number(place)
        return self._accesses.heads(head) | {head}

    # ---- pairs

    def _wanted(self) -> set[int]:
        """The accesses that take part in any conflict, whatever the path between them."""
        groups: dict[object, list[Access]] = {}
        for access in self._accesses.all:
            for root in access.roots:
                groups.setdefault(root, []).append(access)
        everywhere = frozenset(head for _, head in self._loops)
        found: set[int] = set()
        for group in groups.values():
            if not any(access.writes for access in group):
                continue
            kinds: dict[object, list[Access]] = {}
            for a in group:
                kind = (a.range, a.writes, a.atomic)
                kinds.setdefault(kind, []).append(a)
            if len(kinds) > _MOST_COMPARED:
                found |= {id(access) for access in group if access.is_shared}
                continue
            ways = (frozenset(), everywhere) if everywhere else (frozenset(),)
            alike = [(one[0], id(one[0]), one) for one in kinds.values()]
            for one, first, ones in alike:
                for two, second, twos in alike:
                    if first in found and second in found:
                        continue
                    if any(self._conflict(Pending(one, way), two) for way in ways):
                        found |= {id(access) for access in (*ones, *twos)}
        return found

    def _conflict(self, pending: Pending, access: Access) -> bool:
        before = pending.access
        if _is_harmless(before, access):
            return False
        if before.roots.isdisjoint(access.roots):
            return False
        key = (id(before), pending.loops, id(access))
        known = self._known.get(key)
        if known is None:
            known = self._meet(pending, access) and not self._are_halves(pending, access)
            self._known[key] = known
        return known

    def _are_halves(self, pending: Pending, access: Access) -> bool:
        """True for accesses to the two halves of a double buffer."""
        before, loops = pending.access, pending.loops
        if not (self._loops and before.is_shared and access.is_shared):
            return False
        return self._buffers.apart(
            before.pointer,
            access.pointer,
            lambda form: form.replace(self._old_symbols(loops).get),
            lambda instruction: self._block(instruction) in self._again(loops),
            self._is_uniform,
        )

    def _is_uniform(self, value: Value) -> bool:
        """False in large functions, which aren't analysed."""
        known = self._uniform.get(value)
        if known is None:
            small = len(self._graph.order) <= _MOST_BLOCKS
            known = self._uniform[value] = small and self.flow.is_uniform_value(value)
        return known

    def _again(self, loops: _Loops) -> set[int]:
        """The blocks of the loops with these heads."""
        return {b for (_, head), blocks in self._loops.items() if head in loops for b in blocks}

    def _meet(self, pending: Pending, access: Access) -> bool:
        before = pending.access
        looked_at = before.is_looked_at and access.is_looked_at
        if before.base is None or before.base != access.base or self._has_moved(pending):
            return looked_at
        earlier = self._earlier(before.range, pending.loops)
        if before.writes and access.writes and self._is_filling(before, access):
            return False
        if self._is_part(before, access):
            return False
        if _is_guess(before, access) or _is_guess(access, before):
            return False
        if not (looked_at or self._is_exchange(before, earlier, access)):
            return False
        if not self._collisions.possible(earlier, access.range):
            return False
        return not (self._graph.is_reducible and self._two_lanes.apart(earlier, access.range))

    def _has_moved(self, pending: Pending) -> bool:
        """True if a new turn loads another pointer."""
        base = pending.access.base
        if not pending.loops:
            return False
        while isinstance(base, Loaded):
            if base.bytes.replace(self._old_symbols(pending.loops).get) != base.bytes:
                return True
            base = base.root
        return isinstance(base, Instruction) and base.opcode != Opcode.ALLOCA

    def _is_filling(self, one: Access, two: Access) -> bool:
        """True for stores to places that programs don't use as one. These are stores of one
        instruction, in the turns of a loop, to places that don't come from memory. Others are to
        parts of an array that pointers were made for.
        """
        if one is not two:
            return self._is_to_region(one, two, one.range.start - two.range.start)
        start = self._addresses.of_block(one.range.start)
        kinds = {self._addresses.kind(symbol) for symbol in start.symbols()}
        if Kind.TURN in kinds or not kinds.isdisjoint(Kind.OF_LANES):
            return Kind.TURN in kinds or Kind.VARYING in kinds
        return all(self._addresses.is_geometry(s) for s in one.range.start.symbols())

    def _is_part(self, one: Access, two: Access) -> bool:
        """True for elements of different sizes, in parts of an array that have pointers of their
        own. An access that is the same for all lanes shows no size.
        """
        if one.unit == two.unit or not (one.unit and two.unit):
            return False
        return self._is_to_region(one, two, one.range.start - two.range.start)

    def _is_to_region(self, one: Access, two: Access, difference: Polynomial) -> bool:
        """True if one access is to a part of an array that has a pointer of its own, and the other
        one isn't.
        """
        given = self._addresses.arguments(difference)
        return bool(given) and not given.isdisjoint(
            self._addresses.regions(one.pointer) | self._addresses.regions(two.pointer)
        )

    def _is_exchange(self, before: Access, one: Range, access: Access) -> bool:
        """True if two accesses look like an exchange among lanes, the only ones that count in
        global memory.

        Lanes' numbers, constants and loops' counters distinguish their places. Otherwise any two
        elements of an array would count.
        """
        two = access.range
        if before.writes and access.writes:
            return False
        difference = one.start - two.start
        if not difference.terms:
            # A value of one lane for the others.
            atomic = before.atomic or access.atomic
            return not (atomic or self._is_of_lanes(one) or one.guards.equal == two.guards.equal)
        lanes = [self._addresses.of_lanes(range.start) for range in (one, two)]
        if lanes[0] == lanes[1] and not self._is_row(lanes[0], difference):
            return False
        if not all(lane.terms for lane in lanes) and not self._is_element(one, two):
            return False
        return all(self._addresses.is_geometry(symbol) for symbol in difference.symbols())

    def _is_element(self, one: Range, two: Range) -> bool:
        """True if one range is an element of a row for all lanes, or of each lane's choice."""
        if any(self._collisions.is_unknown(range) for range in (one, two)):
            return True
        lane = self._addresses.of_lanes(one.start + two.start)
        step = self._addresses.linear_step(lane)
        rest = one.start - two.start
        return step != 0 and all(factor % step == 0 for factor in rest.terms.values())

    def _is_row(self, lane: Polynomial, difference: Polynomial) -> bool:
        """True for elements in a row, one for each lane, and less than a warp apart."""
        step = self._addresses.linear_step(lane)
        return (
            step != 0
            and all(factor % step == 0 for factor in difference.terms.values())
            and abs(difference.terms.get((), 0)) < self._lanes * step
            and all(self._addresses.kind(s) != Kind.SIZE for s in difference.symbols())
        )

    def _is_of_lanes(self, range: Range) -> bool:
        return any(self._addresses.kind(s) in Kind.OF_EACH for s in range.start.symbols())

    def _is_of_loop(self, number: int) -> bool:
        symbol = self._addresses.symbols[number]
        key = symbol.key[1] if isinstance(symbol.key, tuple) else symbol.key
        return (
            symbol.kind == Kind.COMMON
            and isinstance(key, Instruction)
            and (key.opcode == Opcode.PHI)
        )

    # ---- values of earlier turns

    def _earlier(self, range: Range, loops: _Loops) -> Range:
        """The bytes that an access touched before the loops with these heads began new turns."""
        if not loops:
            return range
        found = self._ranges.get((id(range), loops))
        if found is None:
            old = self._old_symbols(loops).get
            guards = (
                [(one.replace(old), two.replace(old)) for one, two in known]
                for known in range.guards.lists()
            )
            columns = tuple((place.replace(old), count) for place, count in range.columns)
            start = range.start.replace(old)
            found = range._replace(start=start, guards=Guards(*guards), columns=columns)
            self._ranges[id(range), loops] = found
        return found

    def _old_symbols(self, loops: _Loops) -> dict[int, Polynomial]:
        found = self._old.get(loops)
        if found is None:
            blocks = self._again(loops)
            numbers = range(len(self._addresses.symbols))
            old = {number: self._old_symbol(number, blocks) for number in numbers}
            found = {number: form for number, form in old.items() if form is not None}
            for number, parts in list(self._addresses.quotients.items()):
                rank, divisor = (part.replace(found.get) for part in parts)
                if (rank, divisor) != parts:
                    found[number] = self._addresses.quotient(rank, divisor)
            self._old[loops] = found
        return found

    def _old_symbol(self, number: int, blocks: set[int]) -> Polynomial | None:
        symbol = self._addresses.symbols[number]
        key, kind = symbol.key, symbol.kind
        block = key.block if isinstance(key, Instruction) else key
        if not isinstance(block, BasicBlock) or kind == Kind.RANK:
            return None
        if self._accesses.flow.number(block) not in blocks:
            return None
        kind = Kind.VARYING if kind == Kind.DISTINCT else kind
        return self._addresses.symbol(kind, ("earlier", key))

    # ---- the way between

    def _conflicts(self, wanted: set[int], barriers: dict[Instruction, None]) -> list[Conflict]:
        """The conflicts that are left with these barriers."""
        order = self._graph.order
        incoming: dict[int, _State] = {b: {} for b in order}
        found: dict[Conflict, None] = {}
        blocks = {self._block(place) for place in barriers}
        ended = {b: end for b in blocks if (end := self._end(b)) in barriers}
        work, waiting = deque(order), set(order)
        while work:
            block = work.popleft()
            waiting.discard(block)
            if not (incoming[block] or self._accesses.events[block]):
                continue
            state = incoming[block]
            if self._accesses.events[block]:
                state = self._through(block, dict(state), wanted, barriers, found)
            if block in ended:
                state = self._after_barrier(ended[block], state)
            for successor in self._graph.successors[block] if state else ():
                joined = self._join(incoming[successor], block, successor, state)
                if joined and successor not in waiting:
                    waiting.add(successor)
                    work.append(successor)
        return list(found)

    def _through(
        self,
        block: int,
        state: _State,
        wanted: set[int],
        barriers: dict[Instruction, None],
        found: dict[Conflict, None],
    ) -> _State:
        for event in self._accesses.events[block]:
            if isinstance(event, Instruction):
                state = {}
                continue
            if event.instruction in barriers:
                state = self._after_barrier(event.instruction, state)
            if id(event) in wanted:
                conflicts = [p for p in state if p.met is None and self._conflict(p, event)]
                if conflicts:
                    found.update((Conflict(p.access, event, p.loops), None) for p in conflicts)
                    # Their future barriers end other conflicts, too; if not, the next round finds
                    # them.
                    place = event.instruction
                    near = {p for p in conflicts if self._is_met(p.access, p.loops, place)}
                    state = dict.fromkeys(p for p in state if p in near or p not in conflicts)
                    if near:
                        state = self._after_barrier(place, state)
                state[Pending(event, frozenset())] = None
        return state

    def _after_barrier(self, place: Instruction, state: _State) -> _State:
        """The rest of the state: accesses of lanes that may be elsewhere, on other sides of the
        branches that lead to the place; and all, if some lanes don't come to the place.
        """
        block = self._block(place)
        rest: _State = {}
        for pending in state:
            if not self._is_met(pending.access, pending.loops, place):
                rest[pending] = None
            elif not self._is_of_all(block):
                rest[pending._replace(met=block) if pending.met is None else pending] = None
        return rest

    def _is_of_all(self, block: int) -> bool:
        """True if all lanes that access memory later come to a block, and equally often.

        In large functions no branch may decide about it: more isn't analysed.
        """
        flow, order = self.flow, self._graph.order
        if self._deciding is None:
            self._deciding = {}
            for branch in flow.branches:
                for controlled in flow.controlled(branch):
                    self._deciding.setdefault(controlled, []).append(branch)
        deciding = self._deciding.get(block, ())
        if not deciding or len(order) > _MOST_BLOCKS:
            return not deciding
        if all(map(flow.is_uniform, deciding)):
            return True
        if self._of_all is None:
            events = self._accesses.events
            self._of_all = self._common_to_lanes({b for b in order if events[b]})
        return block in self._of_all

    def _is_met(self, access: Access, loops: _Loops, place: Instruction) -> bool:
        """True if the lanes that ran the access, before these loops began new turns, are present at
        a place.
        """
        first = access.block
        known = self._met.get((first, loops, place))
        if known is None:
            heads = self._carriers(first, self._block(place), loops) if loops else []
            above = self._above_in_loop(first, place, heads[-1]) if heads else None
            known = (above or self._above(first, place)) == place
            self._met[first, loops, place] = known
        return known

    def _carriers(self, first: int, second: int, loops: _Loops) -> list[int]:
        """The heads of those of the loops that both blocks are in, inner ones first."""
        if not loops:
            return []
        heads = self._accesses.heads
        common = loops & heads(first) & heads(second)
        return sorted(common, key=lambda head: -len(heads(head)))

    def _crossed(self, block: int, to: int, state: _State) -> _State:
        """The state on the way from one block to the next. The lanes that met before a loop's new
        turn stay together until they leave it, where `lane_barriers` has a barrier for them.
        """
        if (block, to) in self._loops:
            apart = (p for p in state if p.met is None)
            return dict.fromkeys(Pending(p.access, p.loops | {to}) for p in apart)
        dominates = self._graph.dominates
        return dict.fromkeys(
            p if p.met is None or dominates(p.met, to) else p._replace(met=None) for p in state
        )

    def _join(self, state: _State, block: int, to: int, new: _State) -> bool:
        """Adds what is left at the end of a block to the state at the beginning of the next one.
        Returns true if that changed anything.

        An access is there at most twice for each place at which lanes met: for this turn, and for
        earlier turns of all loops that began one on any path, since there are many sets of loops.
        """
        new = self._crossed(block, to, new)
        if not self._loops:
            before = len(state)
            state.update(new)
            return len(state) > before
        added = [pending for pending in new if pending not in state]
        if not added:
            return False
        earlier = {(p.access, p.met): p for p in state if p.loops}
        changed = False
        for pending in added:
            if pending.loops:
                key = pending.access, pending.met
                known = earlier.get(key)
                loops = pending.loops | (known.loops if known else frozenset())
                merged = pending._replace(loops=loops)
                if merged == known:
                    continue
                state.pop(known or merged, None)
                earlier[key] = pending = merged
            state[pending] = None
            changed = True
        return changed

    # ---- places

    def _places(self, conflict: Conflict) -> Iterator[Instruction]:
        """The places for a barrier, the first one is preferred: above the branches that lead to the
        second access and not to the first. There the lanes that ran the first are present, and no
        optimiser can put the two accesses on two sides of one branch.
        """
        first, after = conflict.before.block, conflict.after.instruction
        heads = self._carriers(first, conflict.after.block, conflict.loops)
        for head in heads:
            yield self._before_loops(self._above_in_loop(first, after, head), first)
        if not heads:
            yield self._before_loops(self._above(first, after), first)

    def _above(self, first: int, place: Instruction) -> Instruction:
        """The place, or one above the branches that lead to it and not to the block `first`."""
        known = self._meetings.get((first, place))
        if known is None:
            known = self._meetings[first, place] = self._find_above(first, place)
        return known

    def _find_above(self, first: int, place: Instruction) -> Instruction:
        block = self._block(place)
        branch = block if block == first else self._graph.dominator(block)
        while branch is not None and branch != block:
            leads = len(self._graph.successors[branch]) > 1 and self._decides(branch, block)
            if leads and (branch == first or not self._graph.dominates(branch, first)):
                place = self._end(branch)
            if self._graph.dominates(branch, first):
                break
            branch = self._graph.dominator(branch)
        return place

    def _above_in_loop(self, first: int, place: Instruction, head: int) -> Instruction:
        """The place, or one above the branches of a loop that lead to it. The block `first` ran in
        an earlier turn: its lanes may go another way now.
        """
        block = branch = self._block(place)
        while branch != head:
            branch = self._graph.dominator(branch)
            assert branch is not None  # the head dominates its loop
            leads = len(self._graph.successors[branch]) > 1 and self._decides(branch, block)
            if leads and not self._is_kept(branch, first, block, head):
                place = self._end(branch)
        return place

    def _end(self, block: int) -> Instruction:
        return self._accesses.flow.block(block).terminator

    def _is_kept(self, branch: int, first: int, second: int, head: int) -> bool:
        """True if the lanes that ran the block `first` in an earlier turn of a loop take the branch
        to the block `second`, as others do.
        """
        condition = self._end(branch).operand(0)
        if self._is_uniform(condition):
            return True
        dominates = self._graph.dominates
        return self._is_invariant(condition, self._again(frozenset((head,)))) and any(
            dominates(side, first) and dominates(side, second)
            for side in self._graph.successors[branch]
        )

    def _is_invariant(self, value: Value, blocks: set[int]) -> bool:
        """True if a value is computed outside the blocks, or from such values alone."""
        work = [value]
        for _ in range(_MOST_VALUES):
            if not work:
                return True
            value = work.pop()
            if isinstance(value, Instruction) and self._block(value) in blocks:
                if value.opcode in _CHANGING or not self._is_steady_call(value):
                    return False
                work += value.operands
        return False

    def _is_steady_call(self, value: Instruction) -> bool:
        """True unless it is a call whose result may differ with the same arguments."""
        if value.opcode != Opcode.CALL:
            return True
        callee, builtins = value.callee, self.function.owner.target.builtins
        return callee is not None and (callee.name in builtins.of_thread or is_pure(callee))

    def _is_separated(self, conflict: Conflict, places: dict[int, list[Instruction]]) -> bool:
        """True if every path between the accesses passes one of the places, which are by block, and
        the lanes that ran the first are present there. The first access comes before the place on
        every path, and the place before the second one.
        """
        first, second = conflict.before, conflict.after
        number = self._accesses.number
        begin, end = first.number, second.number
        heads = self._carriers(first.block, second.block, conflict.loops)
        start = heads[-1] if heads else first.block
        block: int | None = second.block
        for _ in range(_MOST_DOMINATORS):
            if block is None or not self._graph.dominates(start, block):
                break
            for place in places.get(block, ()):
                at = number.get(place, inf)  # another place is the block's end
                follows = bool(heads) or block != first.block or begin < at
                precedes = block != second.block or at <= end
                if follows and precedes and self._is_met(first, conflict.loops, place):
                    return True
            block = self._graph.dominator(block)
        return False

    def _before_loops(self, place: Instruction, first: int) -> Instruction:
        """The place before a loop that doesn't run the first access, so that each turn needn't
        wait.
        """
        for (_, head), blocks in self._loops.items():
            if self._block(place) in blocks and first not in blocks:
                entries = [b for b in self._graph.predecessors[head] if b not in blocks]
                if len(entries) == 1:
                    return self._before_loops(self._end(entries[0]), first)
        return place

    def _decides(self, branch: int, block: int) -> bool:
        """True if the paths of a branch above `block` don't join before it."""
        join = self.flow.joins[branch]
        return join < 0 or not self._graph.dominates(join, block)

    def is_common(self, places: list[Instruction]) -> bool:
        """True if all threads of a block reach these places, and equally often.

        In large functions no branch may decide about them, and few others: more isn't analysed.
        """
        size = len(self._graph.order)
        is_large, seen = size > _MOST_BLOCKS, 0
        blocks = {*map(self._block, places)}
        for branch in self.flow.branches:
            region = self.flow.controlled(branch)
            seen += len(region)
            decides = not region.isdisjoint(blocks)
            if is_large and (decides or seen > _MOST_SEEN * size):
                return False
            if decides and not self.flow.is_uniform(branch):
                return False
        return True

    def lane_barriers(self, places: list[Instruction]) -> dict[Instruction, bool]:
        """The places for barriers that name their lanes, and whether all lanes of the function
        reach each, and equally often.

        Lanes that are elsewhere count in lockstep, too: those that have left a loop, and those that
        don't enter a branch. So there is a barrier at a loop's end and before a branch.
        """
        places = [*places, *self._loop_exits(places)]
        common = self._common_to_lanes({*map(self._block, places)})
        found: dict[Instruction, bool] = {}
        for place in places:
            own = self._block(place)
            found[place] = own in common
            block: int | None = own
            while block is not None and block not in common:
                block = self._graph.dominator(block)
            if block is not None and block != own:
                found[self._end(block)] = True
        return found

    def _loop_exits(self, places: list[Instruction]) -> list[Instruction]:
        """The ends of loops that have a place and that lanes leave one by one, if an access comes
        later.
        """
        joins = self.flow.joins
        found: dict[Instruction, None] = {}
        for blocks in self._loops.values():
            if not any(self._block(place) in blocks for place in places):
                continue
            for branch in self.flow.branches:
                leaves = not blocks.issuperset(self._graph.successors[branch])
                if branch not in blocks or not leaves or self.flow.is_uniform(branch):
                    continue
                join = joins[branch]
                while join >= 0 and join in blocks:
                    join = joins[join]
                if join >= 0 and self._has_access_from(join):
                    steps = self._accesses.flow.block(join).instructions()
                    found[next(i for i in steps if i.opcode != Opcode.PHI)] = None
        return [place for place in found if place not in places]

    def _has_access_from(self, start: int) -> bool:
        reached = _spread([start], self._graph.successors)
        return any(isinstance(e, Access) for block in reached for e in self._accesses.events[block])

    def _common_to_lanes(self, wanted: set[int]) -> set[int]:
        """The blocks that all lanes of the function reach, and equally often.

        A kernel's lane that reaches no wanted block any more ends, and no barrier waits for it.
        """
        blocks = set(self._graph.order)
        if len(blocks) > _MOST_BLOCKS:
            return set()
        if not self.function.is_kernel:
            # Its arguments may differ among the lanes.
            return blocks.difference(*map(self.flow.controlled, self.flow.branches))
        ending = blocks - _spread(wanted, self._graph.predecessors)
        flow = Uniformity(self.function, ending, self._accesses.flow)
        divergent = (branch for branch in flow.branches if not flow.is_uniform(branch))
        return blocks.difference(ending, *map(flow.controlled, divergent))

    def exchanges(self, conflicts: list[Conflict]) -> Iterator[tuple[Instruction, Instruction]]:
        """Certain writes, each with its read in other lanes; each place in the source once."""
        seen: set[object] = set()
        for before, after, _ in conflicts:
            if before.writes and not after.writes and self._is_certain(before, after):
                key = (before.instruction.location, after.instruction.location)
                if key not in seen:
                    seen.add(key)
                    yield before.instruction, after.instruction

    def shifts(self, conflicts: list[Conflict]) -> Iterator[tuple[Instruction, Instruction]]:
        """The exchanges between elements that differ: no critical section has those."""
        moved = [c for c in conflicts if c.before.range.start != c.after.range.start]
        return self.exchanges(moved)

    def _is_certain(self, before: Access, after: Access) -> bool:
        ranges = (before.range, after.range)
        if any(self._collisions.is_unknown(r) or r.size == 0 for r in ranges):
            return False
        difference = before.range.start - after.range.start
        return all(self._is_of_loop(symbol) for symbol in difference.symbols())


def _spread(start: Iterable[int], following: list[list[int]]) -> set[int]:
    """The blocks that can be reached from these, and these."""
    found: set[int] = set()
    work = list(start)
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work += following[block]
    return found


def _is_harmless(one: Access, two: Access) -> bool:
    """True for two reads and two atomic accesses."""
    return not (one.writes or two.writes) or (one.atomic and two.atomic)


def _is_guess(one: Access, two: Access) -> bool:
    """True if one access reads the value that a compare-exchange expects at first: an old value
    costs one more turn.
    """
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
