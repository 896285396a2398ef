"""Convergence of the lanes of a warp at program points."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import takewhile
from operator import or_

from hipspv.llvm import Instruction, Opcode, Value
from hipspv.passes.analysis.affine.steps import Steps
from hipspv.passes.analysis.closure import closure
from hipspv.passes.analysis.memo import by_reference
from hipspv.passes.analysis.pure_calls import is_pure
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.warps.access_sets import ALL, AccessSets, lowest
from hipspv.passes.warps.accesses import Access, Accesses

# Functions with more blocks aren't analysed, except for branches that no condition decides.
_MAX_BLOCKS = 5_000
# In such functions: visits of each block, on average.
_MAX_VISITS = 16
# Values of a loop that a condition is computed from.
_MAX_VALUES = 32
# Instructions whose results may differ from iteration to iteration with the same operands.
_CHANGING = (Opcode.PHI, Opcode.LOAD, Opcode.ALLOCA, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)
Loops = frozenset[int]


class Convergence:
    """The lanes that have converged at program points of one function.

    Blocks are indices (`Flow`), and sets of accesses are bit masks (`AccessSets`).
    """

    def __init__(self, accesses: Accesses, sets: AccessSets, steps: Steps) -> None:
        self.function = accesses.function
        self._accesses, self._sets, self._steps = accesses, sets, steps
        self._graph = accesses.graph
        self.position = {block: n for n, block in enumerate(self._graph.order)}
        self.is_uniform = by_reference(self._is_uniform)
        self.is_of_all = functools.cache(self._is_of_all)
        self.before_exits = functools.cache(self._before_exits)
        self._present_again = functools.cache(self._find_present_again)
        self._is_steady = functools.cache(self._find_steady)

    @functools.cached_property
    def flow(self) -> Uniformity:
        return Uniformity(self.function, flow=self._accesses.flow)

    def block(self, instruction: Instruction) -> int:
        return self._accesses.flow.index(instruction.block)

    def end(self, block: int) -> Instruction:
        return self._accesses.flow.block(block).terminator

    def _is_uniform(self, value: Value) -> bool:
        """False in large functions, which aren't analysed."""
        return len(self._graph.order) <= _MAX_BLOCKS and self.flow.is_uniform_value(value)

    # ---- blocks that all lanes reach

    def _is_of_all(self, block: int) -> bool:
        """True if all lanes that access memory later reach a block, and equally often."""
        if self.is_of_block(block):
            return True
        return len(self._graph.order) <= _MAX_BLOCKS and block in self._common_to_accesses

    def is_of_block(self, block: int) -> bool:
        """True if all threads of a block reach one of the function's blocks, and equally often."""
        deciding = self._deciding.get(block, ())
        if len(self._graph.order) > _MAX_BLOCKS:
            return not deciding
        return all(map(self.flow.is_uniform, deciding))

    @functools.cached_property
    def _deciding(self) -> dict[int, list[int]]:
        """By block: the branches on which its execution count depends."""
        found: dict[int, list[int]] = {}
        for branch in self.flow.branches:
            for controlled in self.flow.controlled(branch):
                found.setdefault(controlled, []).append(branch)
        return found

    @functools.cached_property
    def _common_to_accesses(self) -> set[int]:
        events = self._accesses.events
        return self.common_to_lanes({b for b in self._graph.order if events[b]})

    def common_to_lanes(self, wanted: set[int]) -> set[int]:
        """The blocks that all lanes of the function reach, and equally often.

        A lane that reaches no wanted block any more ends its kernel, and no barrier waits for it.
        """
        blocks = set(self._graph.order)
        if len(blocks) > _MAX_BLOCKS:
            return set()
        if not self.function.is_kernel:
            # Its arguments may differ among the lanes.
            return blocks.difference(*map(self.flow.controlled, self.flow.branches))
        ending = blocks - closure(wanted, self._graph.predecessors.__getitem__)
        flow = Uniformity(self.function, ending, self._accesses.flow)
        divergent = (branch for branch in flow.branches if not flow.is_uniform(branch))
        return blocks.difference(ending, *map(flow.controlled, divergent))

    def is_common(self, points: list[Instruction]) -> bool:
        """True if all threads of a block reach these points, and equally often.

        In large functions, no branch may decide about them, so that few others are visited.
        """
        size = len(self._graph.order)
        is_large, visits = size > _MAX_BLOCKS, 0
        blocks = {*map(self.block, points)}
        for branch in self.flow.branches:
            region = self.flow.controlled(branch)
            visits += len(region)
            decides = not region.isdisjoint(blocks)
            if is_large and (decides or visits > _MAX_VISITS * size):
                return False
            if decides and not self.flow.is_uniform(branch):
                return False
        return True

    # ---- lanes that are present at a point

    def present(self, point: Instruction, loops: Loops, mask: int) -> int:
        """The accesses of `mask`, from before these loops began new iterations, whose lanes have reached a point,
        too."""
        block, found = self.block(point), 0
        for header, own in self.carried(block, loops, mask) if loops else ():
            found |= own & self._present_again(block, header)
            mask &= ~own
        return found | mask & self._present_in_iteration(block)

    def carried(self, block: int, loops: Loops, mask: int) -> Iterator[tuple[int, int]]:
        """The headers of the loops around a block, outer ones first, each with the accesses in that loop that are in no
        outer one."""
        headers = self._accesses.headers
        for header in sorted(loops & headers(block), key=lambda header: len(headers(header))):
            yield header, mask & self._sets.of_loop[header]
            mask &= ~self._sets.of_loop[header]

    def _present_in_iteration(self, block: int) -> int:
        """The accesses whose lanes reach a block in the same iteration: no branch leads to the block alone."""
        branches = self.branches_above(block)
        if not branches:
            return ALL
        nearest, of_block = branches[0], self._sets.of_block
        return self._sets.dominated[nearest] & ~of_block.get(nearest, 0) | of_block.get(block, 0)

    def _find_present_again(self, block: int, header: int) -> int:
        """The accesses in earlier iterations of a loop whose lanes reach a block: they don't leave the loop before, and
        take the same branches to it."""
        found = ALL
        for left in self.before_exits(header).values():
            found &= ~left
        for branch in self._branches_in(block, header):
            found &= self._kept(branch, block, header)
        return found

    def _before_exits(self, header: int) -> dict[int, int]:
        """By exiting block of a loop that some lanes stay in, in order: the accesses that leaving lanes may have run in
        their last iteration."""
        found: dict[int, int] = {}
        blocks = self._graph.loop_blocks({header})
        for block in sorted(blocks, key=self.position.__getitem__):
            leaves = not blocks.issuperset(self._graph.successors[block])
            if leaves and not self.is_uniform(self.end(block).operand(0)):
                found[block] = self._run_before(block, header, blocks)
        return found

    def _run_before(self, block: int, header: int, blocks: set[int]) -> int:
        """The accesses in a loop's iteration from which a path leads to the end of a block."""
        predecessors = self._graph.predecessors
        above = closure([block], lambda b: blocks.intersection(predecessors[b]) if b != header else ())
        self._steps.take(len(above))
        return functools.reduce(or_, (self._sets.of_block.get(b, 0) for b in above))

    def is_together(self, block: int, later: int) -> bool:
        """True if lanes that converged in a block are still converged in a later one: none has left a loop around the
        first without converging again."""
        headers = self._accesses.headers
        return headers(block) <= headers(later) or self.is_of_all(block)

    # ---- branches

    def branches_above(self, block: int) -> list[int]:
        """The blocks whose branches lead to a block and also elsewhere, from the nearest on."""
        return self._branches[block]

    @functools.cached_property
    def _branches(self) -> dict[int, list[int]]:
        """`branches_above` by block, from those of the nearest block that dominates each."""
        dominator, successors = self._graph.dominator, self._graph.successors
        joins, known, steps = self.flow.joins, dict[int, list[int]](), 0
        for block in self._graph.order:
            above = dominator(block)
            further = known[above] if above is not None else []
            if further:
                further = [branch for branch in further if joins[branch] != block]
            leads = above is not None and len(successors[above]) > 1 and self._decides(above, block)
            known[block] = [above, *further] if leads and above is not None else further
            steps += 1 + len(further)
        self._steps.take(steps)
        return known

    def _decides(self, branch: int, block: int) -> bool:
        """True if the paths of a branch above `block` don't join before it."""
        join = self.flow.joins[branch]
        return join < 0 or not self._graph.dominates(join, block)

    def _branches_in(self, block: int, header: int) -> Iterator[int]:
        """Those of `branches_above` in a loop."""
        dominates = self._graph.dominates
        return takewhile(lambda branch: dominates(header, branch), self.branches_above(block))

    def above(self, first: int, point: Instruction) -> Instruction:
        """The point, or one above the branches that lead to it and not to the block `first`."""
        block, dominates = self.block(point), self._graph.dominates
        for branch in self.branches_above(block) if block != first else ():
            if branch == first or not dominates(branch, first):
                point = self.end(branch)
            if dominates(branch, first):
                break
        return point

    def above_in_loop(self, first: int, point: Instruction, header: int) -> Instruction:
        """The point, or one above the branches of a loop that lead to it. The block `first` ran in
        an earlier iteration: its lanes may take another path now.
        """
        block, bit = self.block(point), 1 << lowest(self._sets.of_block[first])
        for branch in self._branches_in(block, header):
            if not self._kept(branch, block, header) & bit:
                point = self.end(branch)
        return point

    def _kept(self, branch: int, second: int, header: int) -> int:
        """The accesses whose lanes, in an earlier iteration of a loop, take the branch to the block
        `second`, as others do.
        """
        if self.is_uniform(self.end(branch).operand(0)):
            return ALL
        kept = 0
        for side in self._graph.successors[branch] if self._is_steady(branch, header) else ():
            kept |= self._sets.dominated[side] if self._graph.dominates(side, second) else 0
        return kept

    def _find_steady(self, branch: int, header: int) -> bool:
        """True if the loop doesn't change the condition of a branch."""
        blocks = self._graph.loop_blocks({header})
        work = [self.end(branch).operand(0)]
        for _ in range(_MAX_VALUES):
            if not work:
                return True
            value = work.pop()
            if isinstance(value, Instruction) and self.block(value) in blocks:
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

    # ---- exits of loops

    def loop_exits(self, points: list[Instruction]) -> list[Instruction]:
        """The points after loops with one of `points` that lanes leave one by one, if an access comes later."""
        joins = self.flow.joins
        found: dict[Instruction, None] = {}
        for blocks in self._graph.loops.values():
            if not any(self.block(point) in blocks for point in points):
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
        return [point for point in found if point not in points]

    def _has_access_from(self, start: int) -> bool:
        reached = closure([start], self._graph.successors.__getitem__)
        return any(isinstance(e, Access) for block in reached for e in self._accesses.events[block])
