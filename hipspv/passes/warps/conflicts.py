"""Pairs of accesses of different lanes that only lockstep orders."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable
from heapq import heappop, heappush
from typing import NamedTuple, TypeVar

from hipspv.llvm import Instruction
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.warps.access_sets import AccessSets, lowest
from hipspv.passes.warps.accesses import Access, Accesses
from hipspv.passes.warps.convergence import Convergence, Loops
from hipspv.passes.warps.pairs import Pairs

_NONE: Loops = frozenset()
Key = TypeVar("Key")


class History(NamedTuple):
    """The events since an access. loops: the headers of those that began a new iteration. barrier: the block of the
    barrier that ordered the access; lanes that bypass it are unordered."""

    loops: Loops
    barrier: int | None = None


# Sets of accesses after which some lanes passed no barrier, by the events since. In the order of
# insertion: results don't depend on addresses.
_State = dict[History, int]
# The earlier accesses, by the index of a later one and the loops that began a new iteration.
Found = dict[tuple[int, Loops], int]


class Conflict(NamedTuple):
    """Another lane may have run one of the accesses `before`, which are in one block and in order, when a lane runs
    `after`, and only lockstep orders the two. loops: the headers of those that began a new iteration in between."""

    before: tuple[Access, ...]
    after: Access
    loops: Loops


class ConflictSearch:
    """A search for the conflicts of one function: a forward data-flow analysis.

    An access is compared only with those that reach it on a path without a barrier.
    """

    def __init__(
        self, accesses: Accesses, sets: AccessSets, pairs: Pairs, convergence: Convergence, steps: Steps
    ) -> None:
        self._accesses, self._sets, self._pairs = accesses, sets, pairs
        self._graph, self._convergence, self._steps = accesses.graph, convergence, steps
        # By access and loops that began a new iteration: those compared with it, and the conflicts.
        self._compared: dict[tuple[int, Loops], tuple[int, int]] = {}

    def wanted(self) -> int:
        """The accesses to objects that some access writes."""
        written = {root for access in self._accesses.all if access.writes for root in access.roots}
        found = [access for access in self._accesses.all if not written.isdisjoint(access.roots)]
        return sum(1 << self._sets.index[id(access)] for access in found)

    def conflicts(self, wanted: int, barriers: Collection[Instruction]) -> Found:
        """The conflicts among the accesses `wanted` that these barriers don't end."""
        incoming: dict[int, _State] = {b: {} for b in self._graph.order}
        found: Found = {}
        blocks = {self._convergence.block(point) for point in barriers}
        ended = {b: end for b in blocks if (end := self._convergence.end(b)) in barriers}
        # In reverse post order, so that a loop's iterations come before what follows the loop.
        work, waiting = [*range(len(self._graph.order))], set(self._graph.order)
        while work:
            block = self._graph.order[heappop(work)]
            waiting.discard(block)
            self._steps.take(1 + len(incoming[block]) * len(self._graph.successors[block]))
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
                    heappush(work, self._convergence.position[successor])
        return found

    # ---- pairs

    def _conflicting(self, access: Access, loops: Loops, mask: int) -> int:
        """The accesses of `mask` that conflict with a later one."""
        index = self._sets.index[id(access)]
        compared, conflicts = self._compared.get((index, loops), (0, 0))
        own, steps = 1 << index, 0
        while left := mask & ~compared:
            before = lowest(left)
            # An access may be harmless to itself in a later iteration, but not to others alike.
            alike = self._alike[self._pairs.kind(self._sets.every[before])]
            alike &= own if before == index else ~own
            if self._pairs.conflict(self._sets.every[before], loops, access):
                conflicts |= alike
            compared |= alike
            steps += 1
        if steps:
            self._steps.take(steps)
        self._compared[index, loops] = compared, conflicts
        return mask & conflicts

    @functools.cached_property
    def _alike(self) -> dict[tuple[int, int], int]:
        """The accesses of each kind (`Pairs.kind`)."""
        return _union((self._pairs.kind(access), n) for n, access in enumerate(self._sets.every))

    @functools.cached_property
    def _changing(self) -> dict[int, int]:
        """By a loop's header: the accesses for which a new iteration counts (`Pairs.loops_of`)."""
        return _union(
            (header, n) for n, access in enumerate(self._sets.every) for header in self._pairs.loops_of(access)
        )

    # ---- the data flow

    def _through(
        self, block: int, state: _State, wanted: int, barriers: Collection[Instruction], found: Found
    ) -> _State:
        """The state at the end of a block. Adds the block's conflicts to `found`."""
        for event in self._accesses.events[block]:
            if isinstance(event, Instruction):
                state = {}
                continue
            if event.instruction in barriers:
                state = self._after_barrier(event.instruction, state)
            index = self._sets.index[id(event)]
            if wanted >> index & 1:
                if state:
                    state = self._after_conflicts(event, index, state, found)
                own = History(_NONE)
                state[own] = state.get(own, 0) | 1 << index
        return state

    def _after_conflicts(self, event: Access, index: int, state: _State, found: Found) -> _State:
        """The state without the accesses whose conflicts a barrier at this point ends. Later barriers end the others;
        if they don't, the next round finds them."""
        self._steps.take(1 + len(state))
        point, ends = event.instruction, False
        rest = dict(state)
        for history, mask in state.items():
            hits = self._conflicting(event, history.loops, mask) if history.barrier is None else 0
            if hits:
                key = index, history.loops
                found[key] = found.get(key, 0) | hits
                near = self._convergence.present(point, history.loops, hits)
                ends = ends or near != 0
                rest[history] = mask & ~hits | near
        return self._after_barrier(point, rest) if ends else _without_empty(rest)

    def _after_barrier(self, point: Instruction, state: _State) -> _State:
        """The state after a barrier: the accesses of lanes that may be on other sides of the branches that lead to this
        point, or all accesses if some lanes don't reach it."""
        block = self._convergence.block(point)
        rest: _State = {}
        self._steps.take(1 + len(state))
        for history, mask in state.items():
            near = self._convergence.present(point, history.loops, mask)
            if mask != near:
                rest[history] = rest.get(history, 0) | mask & ~near
            if near and not self._convergence.is_of_all(block):
                new = history._replace(barrier=block) if history.barrier is None else history
                rest[new] = rest.get(new, 0) | near
        return rest

    def _crossed(self, block: int, to: int, state: _State) -> _State:
        """The state on an edge. Lanes that begin an iteration together stay together until they leave the loop. Lanes
        that bypass the loop, or have left it before, aren't with them."""
        new: _State = {}
        if (block, to) in self._graph.loops:
            changing = self._changing.get(to, 0)
            for history, mask in state.items():
                barrier = self._barrier_of_iteration(history.barrier, to)
                again = History(history.loops | {to}, barrier)
                new[again] = new.get(again, 0) | mask & changing
                if history.barrier is None:
                    new[history] = new.get(history, 0) | mask & ~changing
            return _without_empty(new)
        headers, dominates = self._accesses.headers, self._graph.dominates
        left = headers(block) - headers(to)
        for history, mask in state.items():
            barrier = history.barrier
            if barrier is not None and (not dominates(barrier, to) or not left.isdisjoint(headers(barrier))):
                history = History(history.loops)
            new[history] = new.get(history, 0) | mask
        return new

    def _barrier_of_iteration(self, barrier: int | None, header: int) -> int | None:
        """The block at which all lanes that begin a new iteration of a loop converged, if those that reached the block
        `barrier` converged there."""
        if barrier is None or header not in self._accesses.headers(barrier):
            return barrier
        latches = (latch for latch, to in self._graph.loops if to == header)
        return header if all(self._graph.dominates(barrier, latch) for latch in latches) else None

    def _join(self, state: _State, block: int, to: int, new: _State) -> bool:
        """Add the state at the end of a block to that at the beginning of its successor. Return true if this changed.

        A state has an access at most twice for each barrier's block: once for this iteration, and once for earlier
        iterations of all loops that began one on any path, since there are many sets of loops.
        """
        changed = False
        for history, mask in self._crossed(block, to, new).items():
            added = mask & ~state.get(history, 0)
            while added:
                merging, both = _merging(history, added, state) if history.loops else (history, added)
                added &= ~both
                loops = history.loops | merging.loops
                if merging != history and loops == merging.loops:
                    continue
                if merging != history:
                    state[merging] &= ~both
                merged = History(loops, history.barrier)
                state[merged] = state.get(merged, 0) | both
                changed = True
        return changed


def _merging(history: History, added: int, state: _State) -> tuple[History, int]:
    """Another entry of a state that has some of the accesses `added` in earlier iterations, with those; the entry
    itself with all of `added` if there is none."""
    for other, known in state.items():
        if other.loops and other != history and other.barrier == history.barrier and known & added:
            return other, known & added
    return history, added


def _without_empty(state: _State) -> _State:
    return {history: mask for history, mask in state.items() if mask}


def _union(members: Iterable[tuple[Key, int]]) -> dict[Key, int]:
    """Sets of indices by key."""
    found: dict[Key, int] = {}
    for key, index in members:
        found[key] = found.get(key, 0) | 1 << index
    return found
