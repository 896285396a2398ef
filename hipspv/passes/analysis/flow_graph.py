"""Dominators and loops of a function's blocks."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import Flow
from hipspv.passes.analysis.block_order import loop_body


class FlowGraph:
    """The blocks that a function's entry reaches, by their indices (`Flow`).

    order: in reverse post order. successors: also of other blocks. predecessors: those that the entry reaches. loops:
    for each edge back to a dominator, the blocks of the loop that it closes. is_reducible: there are no other edges
    back; the iterations of loops that these make aren't known.
    """

    def __init__(self, flow: Flow) -> None:
        self.successors = successors = flow.following
        self.order, back, self._above, self._first, self._end = flow.dominators()
        self.predecessors: list[list[int]] = [[] for _ in successors]
        for block in self.order:
            for successor in dict.fromkeys(successors[block]):
                self.predecessors[successor].append(block)
        closing = [(block, to) for block, to in back if self.dominates(to, block)]
        self.is_reducible = len(closing) == len(back)
        before = self.predecessors.__getitem__
        self.loops = {(block, to): loop_body(to, block, before) for block, to in closing}

    def loop_blocks(self, headers: Collection[int]) -> set[int]:
        """The blocks of the loops with these headers."""
        return {b for (_, header), blocks in self.loops.items() if header in headers for b in blocks}

    def dominates(self, one: int, two: int) -> bool:
        return self._first[one] <= self._first[two] < self._end[one]

    def dominator(self, block: int) -> int | None:
        """The nearest other block that every path to `block` passes; None for the entry."""
        return self._above[block] if block else None
