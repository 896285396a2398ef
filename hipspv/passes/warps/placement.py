"""Program points at which lanes of a warp that rely on lockstep need a barrier."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from hipspv.llvm import Instruction
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.steps import LimitExceeded, Steps
from hipspv.passes.analysis.affine.symbols import Kind
from hipspv.passes.warps.access_sets import AccessSets, lowest
from hipspv.passes.warps.accesses import Access, Accesses, Use
from hipspv.passes.warps.conflicts import Conflict, ConflictSearch
from hipspv.passes.warps.convergence import Convergence, Loops
from hipspv.passes.warps.pairs import Pairs

# Blocks above an access that are searched for a barrier.
_MAX_DOMINATORS = 32


class Placement:
    """The conflicts of one function, and the points for barriers that end them.

    uses, waits: see `Accesses`. contradictions: those known of the module. is_complete: false if the search exceeds the
    limit of `steps`.
    """

    def __init__(
        self,
        addresses: Addresses,
        uses: list[Use],
        waits: set[Instruction],
        steps: Steps,
        contradictions: Contradictions,
    ) -> None:
        self.function = addresses.function
        self.is_complete = True
        self._steps = steps
        self._symbols = addresses.symbols
        self._accesses = Accesses(addresses, uses, waits)
        self._graph = self._accesses.graph
        self._sets = AccessSets(self._accesses)
        self.convergence = Convergence(self._accesses, self._sets, steps)
        self._pairs = Pairs(addresses, self._accesses, self.convergence, steps, contradictions)
        self._search = ConflictSearch(self._accesses, self._sets, self._pairs, self.convergence, steps)

    def barriers(self) -> tuple[list[Instruction], list[Conflict]]:
        """The instructions that a barrier should precede, and the conflicts that it ends."""
        try:
            return self._by_conflict()
        except LimitExceeded:
            self.is_complete = False
            return self._everywhere(), []

    def _by_conflict(self) -> tuple[list[Instruction], list[Conflict]]:
        wanted = self._search.wanted()
        barriers: dict[Instruction, None] = {}
        by_block: dict[int, list[Instruction]] = {}
        ended: dict[Conflict, None] = {}
        while wanted:
            found = self._search.conflicts(wanted, barriers)
            if not found:
                break
            near, before = True, {*barriers}
            for (index, loops), mask in found.items():
                after = self._accesses.all[index]
                while left := mask & ~self._separated(after, loops, mask, by_block):
                    near = near and left == mask
                    conflict = Conflict(self._sets.of_first_block(left), after, loops)
                    mask = left & ~self._sets.of_block[conflict.before[0].block]
                    # A barrier further up may not have ended it on some path.
                    access = after.instruction
                    point = next((p for p in self._points(conflict) if p not in before), access)
                    near = near and point == access
                    if point not in barriers:
                        barriers[point] = None
                        by_block.setdefault(self.convergence.block(point), []).append(point)
                    ended[conflict] = None
                near = near and not mask
            # The search took barriers right before accesses into account already.
            if near or len(barriers) == len(before):
                break
        return list(barriers), list(ended)

    def _everywhere(self) -> list[Instruction]:
        """The points if the conflicts aren't known: before each access, as in lockstep, and above each branch that
        leads to one. A second read needs none."""
        points: dict[Instruction, None] = {}
        seen: set[int] = set()
        for block in self._graph.order:
            events = self._accesses.events[block]
            above = self._graph.dominator(block) if events else None
            while above is not None and above not in seen:
                seen.add(above)
                if len(self._graph.successors[above]) > 1:
                    points[self.convergence.end(above)] = None
                above = self._graph.dominator(above)
            clean: dict[object, bool] = {}  # accesses since the last point: by root, only reads
            for event in events:
                if isinstance(event, Instruction):
                    continue
                known = all(root in clean for root in event.roots)
                if not known or event.writes or not all(clean[root] for root in event.roots):
                    points[event.instruction] = None
                    clean.clear()
                clean.update(dict.fromkeys(event.roots, not event.writes))
        return list(points)

    # ---- the points for one conflict

    def _points(self, conflict: Conflict) -> Iterator[Instruction]:
        """The points for a barrier, the preferred one first: above the branches that lead to the second access and not
        to the first. All lanes that ran the first access reach these points, and no optimiser can put the two accesses
        on two sides of one branch."""
        convergence = self.convergence
        first, after = conflict.before[-1].block, conflict.after.instruction
        headers = self._common_headers(first, conflict.after.block, conflict.loops)
        for header in headers:
            bit = 1 << lowest(self._sets.of_block[first])
            for exit, own in convergence.before_exits(header).items():
                if own & bit:
                    yield convergence.end(exit)
            yield self._before_loops(convergence.above_in_loop(first, after, header), first)
        if not headers:
            yield self._before_loops(convergence.above(first, after), first)

    def _common_headers(self, first: int, second: int, loops: Loops) -> list[int]:
        """The headers of the loops around both blocks, inner ones first."""
        if not loops:
            return []
        headers = self._accesses.headers
        common = loops & headers(first) & headers(second)
        return sorted(common, key=lambda header: -len(headers(header)))

    def _before_loops(self, point: Instruction, first: int) -> Instruction:
        """The point before a loop that doesn't contain the first access, so that its iterations don't wait."""
        headers = self._accesses.headers
        left = headers(self.convergence.block(point)) - headers(first)
        for header in sorted(left, key=lambda header: len(headers(header))):
            entries = [b for b in self._graph.predecessors[header] if header not in headers(b)]
            if len(entries) == 1:
                return self._before_loops(self.convergence.end(entries[0]), first)
        return point

    def _separated(self, second: Access, loops: Loops, mask: int, points: dict[int, list[Instruction]]) -> int:
        """The accesses of `mask` from which every path to a later one passes one of the points, which are by block, and
        whose lanes reach the points. The first access precedes the point on every path, and the point the second
        one."""
        if not points:
            return 0
        convergence = self.convergence
        carried = [*convergence.carried(second.block, loops, mask)]
        rest = mask & ~sum(own for _, own in carried)
        found, block = 0, second.block
        for _ in range(_MAX_DOMINATORS):
            self._steps.take()
            here = points.get(block)
            for point in here if here and convergence.is_together(block, second.block) else ():
                # A point that is no access is the block's end.
                position = self._accesses.position.get(point, inf)
                if block == second.block and position > second.position:
                    continue
                before = self._sets.before(block, position)
                # A path from an access that the point doesn't dominate passes it before `second`.
                first = rest & (~self._sets.dominated[block] | before)
                for header, own in carried:
                    first |= own if self._graph.dominates(header, block) else 0
                found |= convergence.present(point, loops, first & ~found)
            above = self._graph.dominator(block)
            if above is None or found == mask:
                break
            block = above
        return found

    def lane_barriers(self, points: list[Instruction]) -> dict[Instruction, bool]:
        """The points for barriers that name their lanes, and true for a point that all lanes of the function reach, and
        equally often.

        Lanes that have left a loop, or don't enter a branch, are in lockstep, too. So there is a barrier at a loop's
        end and before a branch.
        """
        convergence = self.convergence
        points = [*points, *convergence.loop_exits(points)]
        common = convergence.common_to_lanes({*map(convergence.block, points)})
        found: dict[Instruction, bool] = {}
        for point in points:
            own = convergence.block(point)
            found[point] = own in common
            block: int | None = own
            while block is not None and block not in common:
                block = self._graph.dominator(block)
            if block is not None and block != own:
                found[convergence.end(block)] = True
        return found

    # ---- for warnings

    def exchanges(self, conflicts: list[Conflict]) -> Iterator[tuple[Instruction, Instruction]]:
        """Certain writes, each with its read in other lanes; each source location once."""
        seen: set[object] = set()
        for befores, after, _ in conflicts:
            for before in befores:
                if before.writes and not after.writes and self._pairs.is_certain(before, after):
                    key = (before.instruction.location, after.instruction.location)
                    if key not in seen:
                        seen.add(key)
                        yield before.instruction, after.instruction

    def foreign(self, conflicts: list[Conflict], one_row: bool) -> list[Conflict]:
        """The conflicts without those of one element at an index that the source means to be each lane's own.

        Nothing proves so: two numbers at `words + threadIdx.x * n` overlap if n is 1. one_row: the kernel never
        reads threadIdx.x, and is for blocks of one thread in this dimension.
        """
        found: list[Conflict] = []
        for before, after, loops in conflicts:
            others = tuple(one for one in before if not self._is_own(one, loops, after, one_row))
            found.append(Conflict(others, after, loops))
        return found

    def _is_own(self, before: Access, loops: Loops, after: Access, one_row: bool) -> bool:
        one, two = before.range, after.range
        if (one.start, one.size, one.columns, before.base) != (two.start, two.size, two.columns, after.base):
            return False
        used = {s for form in (one.start, *(index for index, _ in one.columns)) for s in form.symbols()}
        of_lanes = [s for s in used if self._symbols.kind(s) in Kind.OF_EACH]
        if any(self._symbols.kind(s) == Kind.VARYING for s in of_lanes):
            return False
        if loops and not all(s in of_lanes or self._symbols.is_loop_invariant(s) for s in used):
            return False  # the index of an earlier iteration
        in_rows = ((Kind.THREAD, 1), (Kind.THREAD, 2))
        return any(one_row or self._symbols.entries[s] not in in_rows for s in of_lanes)

    def shifts(self, conflicts: list[Conflict]) -> Iterator[tuple[Instruction, Instruction]]:
        """The exchanges between different elements: no critical section has those."""
        moved: list[Conflict] = []
        for before, after, loops in conflicts:
            others = tuple(one for one in before if one.range.start != after.range.start)
            moved.append(Conflict(others, after, loops))
        return self.exchanges(moved)
