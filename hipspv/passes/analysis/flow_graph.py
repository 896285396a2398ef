"""Dominators and loops of a function's blocks."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import Flow
from hipspv.passes.analysis.block_order import loop_body


class FlowGraph:
    """The blocks that a function's entry reaches, by their indices (`Flow`).

    order: in reverse post order. successors: also of other blocks. predecessors: those that the entry reaches. loops:
    for each back edge, the blocks of its natural loop. is_reducible: every retreating edge is a back edge, to a
    dominator.
    """

    def __init__(self, flow: Flow) -> None:
        self.successors = successors = flow.successors
        self.order, retreating, self._immediate, self._in, self._out = flow.dominators()
        self.predecessors: list[list[int]] = [[] for _ in successors]
        for block in self.order:
            for successor in dict.fromkeys(successors[block]):
                self.predecessors[successor].append(block)
        back = [(block, to) for block, to in retreating if self.dominates(to, block)]
        self.is_reducible = len(back) == len(retreating)
        before = self.predecessors.__getitem__
        self.loops = {(block, to): loop_body(to, block, before) for block, to in back}

    def loop_blocks(self, headers: Collection[int]) -> set[int]:
        """The blocks of the loops with these headers."""
        return {b for (_, header), blocks in self.loops.items() if header in headers for b in blocks}

    def dominates(self, one: int, two: int) -> bool:
        return self._in[one] <= self._in[two] < self._out[one]

    def dominator(self, block: int) -> int | None:
        """The immediate dominator; None for the entry."""
        return self._immediate[block] if block else None
