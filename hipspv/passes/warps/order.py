"""Places at which lanes of a warp depend on their common pace."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import takewhile
from math import inf
from typing import NamedTuple

from hipspv.llvm import Instruction, Opcode, Value
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.steps import Exhausted, Work
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.warps.access_sets import ALL, AccessSets, lowest
from hipspv.passes.warps.accesses import Access, Accesses, Use
from hipspv.passes.warps.pairs import Pairs

# The most different accesses to one object that aren't in shared memory.
_MOST_COMPARED = 64
_MOST_BLOCKS = 5_000
# In functions with more blocks: how often each may be looked at, on average.
_MOST_SEEN = 16
# The most blocks above an access that are searched for a barrier.
_MOST_DOMINATORS = 32
# The most values of a loop that a condition is computed from.
_MOST_VALUES = 32
# Instructions whose results may differ from iteration to iteration with the same operands.
_CHANGING = (*(Opcode.PHI, Opcode.LOAD, Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG),)
_Loops = frozenset[int]
_NONE: _Loops = frozenset()


class Way(NamedTuple):
    """The events since an access. loops: the heads of those that began a new iteration. met: the
    block in which the lanes met that ran the access; lanes that go around that block didn't.
    """

    loops: _Loops
    met: int | None = None


# The accesses after which not all lanes met, as sets (`AccessSets`), by what happened
# since. A set in the order of insertion: results don't depend on addresses.
_State = dict[Way, int]
# The earlier accesses, by the index of a later one and the loops that began a new iteration.
_Found = dict[tuple[int, _Loops], int]


class Conflict(NamedTuple):
    """One of the accesses `before`, which are in one block and in order, may have run in another
    lane when a lane runs `after`, and lockstep would decide the result. loops: the heads of those
    that began a new iteration in between.
    """

    before: tuple[Access, ...]
    after: Access
    loops: _Loops


class Order:
    """The conflicts of one function, and the places for barriers that end them.

    An access is compared with those that reach it on a path without a barrier, and no others.
    Blocks are numbers (`Flow`). uses, waits: see `Accesses`. lanes: of a warp. dimensions: how many
    the function asks for. work: counts the steps. contradictions: those known of the
    module. is_complete: false if the steps were too many.
    """

    def __init__(
        self,
        addresses: Addresses,
        uses: list[Use],
        waits: set[Instruction],
        lanes: int,
        dimensions: int,
        work: Work,
        contradictions: Contradictions,
    ) -> None:
        self.function = addresses.function
        self.is_complete = True
        self._work = work
        self._addresses = addresses
        self._accesses = Accesses(addresses, uses, waits)
        self._graph = self._accesses.graph
        self._loops = self._graph.loops
        self._pairs = Pairs(
            addresses,
            self._accesses,
            lanes,
            dimensions,
            self._is_uniform,
            self._is_of_block,
            work,
            contradictions,
        )
        self._sets = AccessSets(self._accesses, self._pairs)
        self._position = {block: n for n, block in enumerate(self._graph.order)}
        # By access and loops that began a new iteration: those compared with it, and the conflicts.
        self._compared: dict[tuple[int, _Loops], tuple[int, int]] = {}
        self._branches: dict[int, list[int]] = {}  # by block: `_branches_above`
        # By branch and loop's head: whether the condition stays the same in the loop.
        self._steady: dict[tuple[int, int], bool] = {}
        self._again_met: dict[tuple[int, int], int] = {}  # by block and loop's head
        self._exits: dict[int, dict[int, int]] = {}  # by loop's head: `_before_exits`
        self._are_of_all: dict[int, bool] = {}
        self._of_all: set[int] | None = None
        self._deciding: dict[int, list[int]] | None = None  # for a block: branches that lead to it
        self._flow: Uniformity | None = None
        self._uniform: dict[Value, bool] = {}

    def places(self) -> tuple[list[Instruction], list[Conflict]]:
        """The instructions before which a barrier belongs, and the conflicts that it ends."""
        try:
            return self._places_by_conflict()
        except Exhausted:
            self.is_complete = False
            return self._places_everywhere(), []

    def _places_by_conflict(self) -> tuple[list[Instruction], list[Conflict]]:
        wanted = self._wanted()
        barriers: dict[Instruction, None] = {}
        by_block: dict[int, list[Instruction]] = {}
        told: dict[Conflict, None] = {}
        while wanted:
            found = self._conflicts(wanted, barriers)
            if not found:
                break
            near, before = True, {*barriers}
            for (number, loops), mask in found.items():
                after = self._accesses.all[number]
                while left := mask & ~self._separated(after, loops, mask, by_block):
                    near = near and left == mask
                    conflict = Conflict(self._sets.of_first_block(left), after, loops)
                    mask = left & ~self._sets.of_block[conflict.before[0].block]
                    # A barrier further up may not have ended it on some path.
                    access = after.instruction
                    place = next((p for p in self._places(conflict) if p not in before), access)
                    near = near and place == access
                    if place not in barriers:
                        barriers[place] = None
                        by_block.setdefault(self._block(place), []).append(place)
                    told[conflict] = None
                near = near and not mask
            # The search took barriers right before accesses into account already.
            if near or len(barriers) == len(before):
                break
        return list(barriers), list(told)

    def _places_everywhere(self) -> list[Instruction]:
        """The places of lockstep itself, if the conflicts aren't known: before each access, and
        above each branch that leads to one. A second read needs none.
        """
        places: dict[Instruction, None] = {}
        seen: set[int] = set()
        for block in self._graph.order:
            events = self._accesses.events[block]
            above = self._graph.dominator(block) if events else None
            while above is not None and above not in seen:
                seen.add(above)
                if len(self._graph.successors[above]) > 1:
                    places[self._end(above)] = None
                above = self._graph.dominator(above)
            clean: dict[object, bool] = {}  # accesses since the last place: by root, only reads
            for event in events:
                if isinstance(event, Instruction):
                    continue
                known = all(root in clean for root in event.roots)
                if not known or event.writes or not all(clean[root] for root in event.roots):
                    places[event.instruction] = None
                    clean.clear()
                clean.update(dict.fromkeys(event.roots, not event.writes))
        return list(places)

    @property
    def flow(self) -> Uniformity:
        if self._flow is None:
            self._flow = Uniformity(self.function, flow=self._accesses.flow)
        return self._flow

    def _block(self, instruction: Instruction) -> int:
        return self._accesses.flow.number(instruction.block)

    # ---- the accesses that count

    def _wanted(self) -> int:
        """The accesses to objects that some access writes."""
        groups: dict[object, list[Access]] = {}
        for access in self._accesses.all:
            for root in access.roots:
                groups.setdefault(root, []).append(access)
        found: set[int] = set()
        for group in groups.values():
            if any(access.writes for access in group):
                many = len({(a.range, a.writes, a.atomic) for a in group}) > _MOST_COMPARED
                found.update(id(access) for access in group if access.is_shared or not many)
        return sum(1 << self._sets.number[access] for access in found)

    def _is_uniform(self, value: Value) -> bool:
        """False in large functions, which aren't analysed."""
        known = self._uniform.get(value)
        if known is None:
            small = len(self._graph.order) <= _MOST_BLOCKS
            known = self._uniform[value] = small and self.flow.is_uniform_value(value)
        return known

    def _conflicting(self, access: Access, loops: _Loops, mask: int) -> int:
        """Those of the accesses `mask` that conflict with a later one."""
        key = self._sets.number[id(access)], loops
        compared, conflicts = self._compared.get(key, (0, 0))
        own, steps = 1 << key[0], 0
        while left := mask & ~compared:
            number = lowest(left)
            before = self._sets.every[number]
            # An access may be harmless to itself in a later iteration, but not to others alike.
            alike = self._sets.alike(number)
            alike &= own if number == key[0] else ~own
            if self._pairs.conflict(before, loops, access):
                conflicts |= alike
            compared |= alike
            steps += 1
        if steps:
            self._work.do(steps)
        self._compared[key] = compared, conflicts
        return mask & conflicts

    # ---- the way between

    def _conflicts(self, wanted: int, barriers: dict[Instruction, None]) -> _Found:
        """The conflicts that are left with these barriers."""
        incoming: dict[int, _State] = {b: {} for b in self._graph.order}
        found: _Found = {}
        blocks = {self._block(place) for place in barriers}
        ended = {b: end for b in blocks if (end := self._end(b)) in barriers}
        # In reverse post order, so that a loop's iterations come before what follows the loop.
        work, waiting = [*range(len(self._graph.order))], set(self._graph.order)
        while work:
            block = self._graph.order[heappop(work)]
            waiting.discard(block)
            self._work.do(1 + len(incoming[block]) * len(self._graph.successors[block]))
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
                    heappush(work, self._position[successor])
        return found

    def _through(
        self,
        block: int,
        state: _State,
        wanted: int,
        barriers: dict[Instruction, None],
        found: _Found,
    ) -> _State:
        for event in self._accesses.events[block]:
            if isinstance(event, Instruction):
                state = {}
                continue
            if event.instruction in barriers:
                state = self._after_barrier(event.instruction, state)
            number = self._sets.number[id(event)]
            if wanted >> number & 1:
                if state:
                    state = self._after_conflicts(event, number, state, found)
                own = Way(_NONE)
                state[own] = state.get(own, 0) | 1 << number
        return state

    def _after_conflicts(self, event: Access, number: int, state: _State, found: _Found) -> _State:
        """The rest of the state, after a barrier if there are conflicts that it ends. Future
        barriers end the others; if not, the next round finds them.
        """
        self._work.do(1 + len(state))
        place, ends = event.instruction, False
        rest = dict(state)
        for way, mask in state.items():
            hits = self._conflicting(event, way.loops, mask) if way.met is None else 0
            if hits:
                key = number, way.loops
                found[key] = found.get(key, 0) | hits
                near = self._are_met(place, way.loops, hits)
                ends = ends or near != 0
                rest[way] = mask & ~hits | near
        return self._after_barrier(place, rest) if ends else _without_empty(rest)

    def _after_barrier(self, place: Instruction, state: _State) -> _State:
        """The rest of the state: accesses of lanes that may be elsewhere, on other sides of the
        branches that lead to the place; and all, if some lanes don't come to the place.
        """
        block = self._block(place)
        rest: _State = {}
        self._work.do(1 + len(state))
        for way, mask in state.items():
            near = self._are_met(place, way.loops, mask)
            if mask != near:
                rest[way] = rest.get(way, 0) | mask & ~near
            if near and not self._is_of_all(block):
                new = way._replace(met=block) if way.met is None else way
                rest[new] = rest.get(new, 0) | near
        return rest

    def _is_of_all(self, block: int) -> bool:
        """True if all lanes that access memory later come to a block, and equally often.

        In large functions no branch may decide about it: more isn't analysed.
        """
        known = self._are_of_all.get(block)
        if known is None:
            known = self._are_of_all[block] = self._find_of_all(block)
        return known

    def _find_of_all(self, block: int) -> bool:
        if self._is_of_block(block):
            return True
        if len(self._graph.order) > _MOST_BLOCKS:
            return False
        if self._of_all is None:
            events = self._accesses.events
            self._of_all = self._common_to_lanes({b for b in self._graph.order if events[b]})
        return block in self._of_all

    def _is_of_block(self, block: int) -> bool:
        """True if all threads of a block come to one of the function's blocks, and equally often.

        In large functions no branch may decide about it: more isn't analysed.
        """
        flow = self.flow
        if self._deciding is None:
            self._deciding = {}
            for branch in flow.branches:
                for controlled in flow.controlled(branch):
                    self._deciding.setdefault(controlled, []).append(branch)
        deciding = self._deciding.get(block, ())
        if len(self._graph.order) > _MOST_BLOCKS:
            return not deciding
        return all(map(flow.is_uniform, deciding))

    def _are_met(self, place: Instruction, loops: _Loops, mask: int) -> int:
        """Those of the accesses `mask`, before these loops began new iterations, whose lanes are
        present at a place.
        """
        block, met = self._block(place), 0
        for head, own in self._carried(block, loops, mask) if loops else ():
            met |= own & self._met_again(block, head)
            mask &= ~own
        return met | mask & self._met_at(block)

    def _carried(self, block: int, loops: _Loops, mask: int) -> Iterator[tuple[int, int]]:
        """The heads of those of the loops that a block is in, outer ones first, each with the
        accesses in that loop that are in no outer one.
        """
        heads = self._accesses.heads
        for head in sorted(loops & heads(block), key=lambda head: len(heads(head))):
            yield head, mask & self._sets.inside[head]
            mask &= ~self._sets.inside[head]

    def _met_at(self, block: int) -> int:
        """The accesses whose lanes are present in a block in the same iteration: there is no branch
        that leads to the block alone.
        """
        branches = self._branches_above(block)
        if not branches:
            return ALL
        nearest = branches[0]
        own = self._sets.of_block.get(block, 0)
        return self._sets.below[nearest] & ~self._sets.of_block.get(nearest, 0) | own

    def _met_again(self, block: int, head: int) -> int:
        """The accesses in earlier iterations of a loop whose lanes are present in a block: they
        don't leave the loop before, and take the branches that lead to the block as others do.
        """
        known = self._again_met.get((block, head))
        if known is None:
            known = ALL
            for left in self._before_exits(head).values():
                known &= ~left
            for branch in self._branches_in(block, head):
                known &= self._kept(branch, block, head)
            self._again_met[block, head] = known
        return known

    def _before_exits(self, head: int) -> dict[int, int]:
        """By the blocks where some lanes leave a loop that others stay in, in order: the accesses
        that such lanes may have run in their last iteration.
        """
        known = self._exits.get(head)
        if known is None:
            known = self._exits[head] = {}
            blocks = self._graph.loop_blocks({head})
            for block in sorted(blocks, key=self._position.__getitem__):
                leaves = not blocks.issuperset(self._graph.successors[block])
                if leaves and not self._is_uniform(self._end(block).operand(0)):
                    known[block] = self._run_before(block, head, blocks)
        return known

    def _run_before(self, block: int, head: int, blocks: set[int]) -> int:
        """The accesses in a loop's iteration from which a path leads to the end of a block."""
        found, seen, work = 0, {block}, [block]
        while work:
            last = work.pop()
            found |= self._sets.of_block.get(last, 0)
            above = self._graph.predecessors[last] if last != head else ()
            for before in blocks.intersection(above) - seen:
                seen.add(before)
                work.append(before)
        self._work.do(len(seen))
        return found

    def _carriers(self, first: int, second: int, loops: _Loops) -> list[int]:
        """The heads of those of the loops that both blocks are in, inner ones first."""
        if not loops:
            return []
        heads = self._accesses.heads
        common = loops & heads(first) & heads(second)
        return sorted(common, key=lambda head: -len(heads(head)))

    def _crossed(self, block: int, to: int, state: _State) -> _State:
        """The state on the way from one block to the next. The lanes that met in a loop, where all
        come that begin a new iteration, stay together until they leave it. Lanes that go around the
        loop, or that have left it before, don't meet them.
        """
        new: _State = {}
        if (block, to) in self._loops:
            counting = self._sets.counting.get(to, 0)
            for way, mask in state.items():
                again = Way(way.loops | {to}, self._met_by_iteration(way.met, to))
                new[again] = new.get(again, 0) | mask & counting
                if way.met is None:
                    new[way] = new.get(way, 0) | mask & ~counting
            return _without_empty(new)
        heads, dominates = self._accesses.heads, self._graph.dominates
        left = heads(block) - heads(to)
        for way, mask in state.items():
            if way.met is not None and (
                not dominates(way.met, to) or not left.isdisjoint(heads(way.met))
            ):
                way = Way(way.loops)
            new[way] = new.get(way, 0) | mask
        return new

    def _met_by_iteration(self, met: int | None, head: int) -> int | None:
        """The block in which all lanes have met that begin a new iteration of a loop, if those met
        that came to the block `met`.
        """
        if met is None or head not in self._accesses.heads(met):
            return met
        latches = (latch for latch, to in self._loops if to == head)
        return head if all(self._graph.dominates(met, latch) for latch in latches) else None

    def _join(self, state: _State, block: int, to: int, new: _State) -> bool:
        """Adds what is left at the end of a block to the state at the beginning of the next one.
        Returns true if that changed anything.

        A state has an access at most twice for each block in which lanes met: for this iteration,
        and for earlier iterations of all loops that began one on any path, since there are many
        sets of loops.
        """
        changed = False
        for way, mask in self._crossed(block, to, new).items():
            added = mask & ~state.get(way, 0)
            while added:
                merging, both = self._merging(way, added, state) if way.loops else (way, added)
                added &= ~both
                loops = way.loops | merging.loops
                if merging != way and loops == merging.loops:
                    continue
                if merging != way:
                    state[merging] &= ~both
                merged = Way(loops, way.met)
                state[merged] = state.get(merged, 0) | both
                changed = True
        return changed

    def _merging(self, way: Way, added: int, state: _State) -> tuple[Way, int]:
        """Another entry of a state that has some of the accesses `added` in earlier iterations, and
        those; the same entry and all if there is none.
        """
        for other, known in state.items():
            if other.loops and other != way and other.met == way.met and known & added:
                return other, known & added
        return way, added

    # ---- places

    def _places(self, conflict: Conflict) -> Iterator[Instruction]:
        """The places for a barrier, the first one is preferred: above the branches that lead to the
        second access and not to the first. There the lanes that ran the first are present, and no
        optimiser can put the two accesses on two sides of one branch.
        """
        first, after = conflict.before[-1].block, conflict.after.instruction
        heads = self._carriers(first, conflict.after.block, conflict.loops)
        for head in heads:
            bit = 1 << lowest(self._sets.of_block[first])
            yield from (
                self._end(exit) for exit, own in self._before_exits(head).items() if own & bit
            )
            yield self._before_loops(self._above_in_loop(first, after, head), first)
        if not heads:
            yield self._before_loops(self._above(first, after), first)

    def _above(self, first: int, place: Instruction) -> Instruction:
        """The place, or one above the branches that lead to it and not to the block `first`."""
        block, dominates = self._block(place), self._graph.dominates
        for branch in self._branches_above(block) if block != first else ():
            if branch == first or not dominates(branch, first):
                place = self._end(branch)
            if dominates(branch, first):
                break
        return place

    def _above_in_loop(self, first: int, place: Instruction, head: int) -> Instruction:
        """The place, or one above the branches of a loop that lead to it. The block `first` ran in
        an earlier iteration: its lanes may go another way now.
        """
        block, bit = self._block(place), 1 << lowest(self._sets.of_block[first])
        for branch in self._branches_in(block, head):
            if not self._kept(branch, block, head) & bit:
                place = self._end(branch)
        return place

    def _branches_in(self, block: int, head: int) -> Iterator[int]:
        """Those of `_branches_above` in a loop."""
        dominates = self._graph.dominates
        return takewhile(lambda branch: dominates(head, branch), self._branches_above(block))

    def _branches_above(self, block: int) -> list[int]:
        """The blocks whose branches lead to a block and also elsewhere, from the nearest on."""
        if not self._branches:
            self._find_branches()
        return self._branches[block]

    def _find_branches(self) -> None:
        """Finds `_branches_above`, from those of the nearest block that dominates each block."""
        dominator, successors = self._graph.dominator, self._graph.successors
        joins, known, steps = self.flow.joins, self._branches, 0
        for block in self._graph.order:
            above = dominator(block)
            further = known[above] if above is not None else []
            if further:
                further = [branch for branch in further if joins[branch] != block]
            leads = above is not None and len(successors[above]) > 1 and self._decides(above, block)
            known[block] = [above, *further] if leads and above is not None else further
            steps += 1 + len(further)
        self._work.do(steps)

    def _end(self, block: int) -> Instruction:
        return self._accesses.flow.block(block).terminator

    def _kept(self, branch: int, second: int, head: int) -> int:
        """The accesses whose lanes, in an earlier iteration of a loop, take the branch to the block
        `second`, as others do.
        """
        condition = self._end(branch).operand(0)
        if self._is_uniform(condition):
            return ALL
        known = self._steady.get((branch, head))
        if known is None:
            known = self._is_invariant(condition, self._graph.loop_blocks({head}))
            self._steady[branch, head] = known
        kept = 0
        for side in self._graph.successors[branch] if known else ():
            kept |= self._sets.below[side] if self._graph.dominates(side, second) else 0
        return kept

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

    def _separated(
        self, second: Access, loops: _Loops, mask: int, places: dict[int, list[Instruction]]
    ) -> int:
        """Those of the accesses `mask` from which every path to a later one passes one of the
        places, which are by block, and whose lanes are present there. The first access comes before
        the place on every path, and the place before the second one.
        """
        if not places:
            return 0
        carried = [*self._carried(second.block, loops, mask)]
        rest = mask & ~sum(own for _, own in carried)
        found, block = 0, second.block
        for _ in range(_MOST_DOMINATORS):
            self._work.do()
            here = places.get(block)
            for place in here if here and self._is_joined(block, second.block) else ():
                at = self._accesses.number.get(place, inf)  # another place is the block's end
                if block == second.block and at > second.number:
                    continue
                before = self._sets.before(block, at)
                # A path from an access that the place doesn't dominate passes it before `second`.
                first = rest & (~self._sets.below[block] | before)
                for head, own in carried:
                    first |= own if self._graph.dominates(head, block) else 0
                found |= self._are_met(place, loops, first & ~found)
            above = self._graph.dominator(block)
            if above is None or found == mask:
                break
            block = above
        return found

    def _is_joined(self, block: int, second: int) -> bool:
        """True if lanes that met in a block are still together in a second one: none has left a
        loop around the first before others met there.
        """
        heads = self._accesses.heads
        return heads(block) <= heads(second) or self._is_of_all(block)

    def _before_loops(self, place: Instruction, first: int) -> Instruction:
        """The place before a loop that doesn't run the first access, so that each iteration needn't
        wait.
        """
        heads = self._accesses.heads
        left = heads(self._block(place)) - heads(first)
        for head in sorted(left, key=lambda head: len(heads(head))):
            entries = [b for b in self._graph.predecessors[head] if head not in heads(b)]
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
        for befores, after, _ in conflicts:
            for before in befores:
                if before.writes and not after.writes and self._pairs.is_certain(before, after):
                    key = (before.instruction.location, after.instruction.location)
                    if key not in seen:
                        seen.add(key)
                        yield before.instruction, after.instruction

    def shifts(self, conflicts: list[Conflict]) -> Iterator[tuple[Instruction, Instruction]]:
        """The exchanges between elements that differ: no critical section has those."""
        moved: list[Conflict] = []
        for before, after, loops in conflicts:
            others = tuple(one for one in before if one.range.start != after.range.start)
            moved.append(Conflict(others, after, loops))
        return self.exchanges(moved)


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


def _without_empty(state: _State) -> _State:
    return {way: mask for way, mask in state.items() if mask}
