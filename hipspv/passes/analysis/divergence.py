"""Values that differ among threads, and the blocks at which their paths join."""

from __future__ import annotations

import functools
import heapq
from collections.abc import Iterable
from typing import NamedTuple

from hipspv.llvm import Flow, Function, Instruction, Opcode, Value
from hipspv.passes.analysis.block_order import post_order
from hipspv.passes.analysis.closure import closure
from hipspv.passes.analysis.uniformity import Uniformity


class Joins(NamedTuple):
    """The paths from a branch.

    blocks: those that two paths reach which have no other block in common. region: the blocks that
    a path reaches before the immediate post-dominator.
    """

    blocks: set[int]
    region: set[int]


class _DataDependence(Uniformity):
    """Values that differ because an operand differs, regardless of control flow."""

    def needs(self, value: Value) -> Iterable[Value] | None:
        if isinstance(value, Instruction):
            if value.opcode == Opcode.PHI:
                return [v for v, _ in value.incoming]
            if value.opcode == Opcode.LOAD:
                return None if value.is_volatile or value.is_atomic else [value.operand(0)]
        return super().needs(value)


class Divergence:
    """The divergence of one function's values, as compilers that make vectors of threads define it
    (Karrenberg and Hack, "Improving Performance of OpenCL on CPUs", 2012).

    A value is divergent if an operand is, or if it is a phi of a block in which the paths from a divergent branch join.
    Arguments of functions other than kernels may be either: branches on them count as divergent.

    headers: the first blocks of the loops, by their indices in `Flow`.
    """

    def __init__(self, function: Function, flow: Flow | None = None) -> None:
        self.function = function
        self._data = _DataDependence(function, flow=flow)
        self.flow = self._data.flow
        following = self.flow.successors
        self._order = order = post_order([0], following.__getitem__)[::-1]
        self._rank = rank = {block: rank for rank, block in enumerate(order)}
        self.headers = {to for block in order for to in following[block] if rank[to] <= rank[block]}
        self._differing, self._dependents = self._data.dependents()
        self.joins = functools.cache(self._joins)

    def _joins(self, branch: int) -> Joins:
        """The joins of the paths from the end of the block `branch`, and the blocks between.

        Each path carries the label of the last block at which paths joined.
        """
        end = self._data.joins[branch]
        labels = {block: {block} for block in self.flow.successors[branch]}
        region: set[int] = set()
        work = [self._rank[block] for block in labels]
        heapq.heapify(work)
        while work:
            rank = heapq.heappop(work)
            block = self._order[rank]
            if block == end or block in region:
                continue
            region.add(block)
            label = next(iter(labels[block])) if len(labels[block]) == 1 else block
            for after in self.flow.successors[block]:
                labels.setdefault(after, set()).add(label)
                if self._rank[after] > rank:
                    heapq.heappush(work, self._rank[after])
        return Joins({b for b, label in labels.items() if len(label) > 1}, region)

    def divergent_branches(self) -> tuple[set[int], set[Value]]:
        """The blocks that end in divergent branches, and all divergent values."""
        conditions: dict[Value, list[int]] = {}
        for branch in self._data.branches:
            conditions.setdefault(self._data.condition(branch), []).append(branch)
        divergent: set[Value] = set()
        branches: set[int] = set()
        work = [*self._differing]
        if not self.function.is_kernel:
            work += self.function.parameters
        while work:
            value = work.pop()
            if value in divergent:
                continue
            divergent.add(value)
            work += self._dependents.get(value, ())
            for branch in conditions.get(value, ()):
                branches.add(branch)
                for block in self.joins(branch).blocks:
                    work += self.phis(block)
        return branches, divergent

    def varying(self, phis: Iterable[Value]) -> set[Value]:
        """The values with an operand that is known to differ, if these phis are."""
        return closure([*self._differing, *phis], lambda value: self._dependents.get(value, ()))

    def phis(self, block: int) -> list[Instruction]:
        return [*self.flow.block(block).instructions((Opcode.PHI,))]
