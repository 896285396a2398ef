"""Dominators and loops of a function's blocks."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Flow
from hipspv.passes.analysis.block_order import loop_body, post_order


class FlowGraph:
    """The blocks that a function's entry reaches.

    blocks: in reverse post order. loops: for each edge back to a dominator, the blocks of the loop
    that it closes. is_reducible: there are no other edges back; the turns of loops that these make
    aren't known.
    """

    def __init__(self, flow: Flow) -> None:
        order = post_order([0] if flow.blocks else [], flow.following.__getitem__)[::-1]
        place = {block: number for number, block in enumerate(order)}
        self.blocks = blocks = [flow.blocks[block] for block in order]
        following = [[place[block] for block in flow.following[block]] for block in order]
        before: list[list[int]] = [[] for _ in order]
        for block, after in enumerate(following):
            for successor in dict.fromkeys(after):
                before[successor].append(block)
        self.successors = Flow(blocks, following).successors()
        self.predecessors = Flow(blocks, before).successors()
        self._number = {block: number for number, block in enumerate(blocks)}
        self._parent = nearest_dominators(before)
        self._first, self._end = _spans(self._parent)
        back = [(b, to) for b, after in enumerate(following) for to in after if to <= b]
        closing = [(b, to) for b, to in back if self._first[to] <= self._first[b] < self._end[to]]
        self.is_reducible = len(closing) == len(back)
        self.loops = {
            (blocks[b], blocks[to]): {blocks[n] for n in loop_body(to, b, before.__getitem__)}
            for b, to in closing
        }

    def dominates(self, one: BasicBlock, two: BasicBlock) -> bool:
        number = self._number[one]
        return self._first[number] <= self._first[self._number[two]] < self._end[number]

    def dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest other block that every path to `block` passes; None for the entry."""
        number = self._number[block]
        return self.blocks[self._parent[number]] if number else None


def nearest_dominators(predecessors: list[list[int]]) -> list[int]:
    """For each node the nearest other one that every path to it passes. Node 0 is the root, and its
    own dominator. Nodes are numbered in reverse post order.

    Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
    """
    parent = [0] + [-1] * (len(predecessors) - 1) if predecessors else []
    changed = True
    while changed:
        changed = False
        for node in range(1, len(predecessors)):
            join = -1
            for other in predecessors[node]:
                if parent[other] < 0 or other == join:
                    continue
                join = other if join < 0 else _meet(join, other, parent)
            if parent[node] != join:
                parent[node] = join
                changed = True
    return parent


def post_dominators(flow: Flow) -> dict[BasicBlock, BasicBlock | None]:
    """For each block the next block that every path to an end of the function passes; None for the
    end itself. Blocks that never reach an end are left out.
    """
    predecessors: list[list[int]] = [[] for _ in flow.following]
    for block, after in enumerate(flow.following):
        for successor in after:
            predecessors[successor].append(block)
    exits = [block for block, after in enumerate(flow.following) if not after]
    order = post_order(exits, predecessors.__getitem__)[::-1]
    # From here on, blocks are numbers in this order, and all ends lead to 0.
    number = {block: i for i, block in enumerate(order, 1)}
    after = [[number[b] for b in flow.following[block] if b in number] or [0] for block in order]
    joins = nearest_dominators([[], *after])[1:]
    blocks = [None, *(flow.blocks[block] for block in order)]
    return {flow.blocks[block]: blocks[join] for block, join in zip(order, joins, strict=True)}


def _meet(a: int, b: int, parent: list[int]) -> int:
    while a != b:
        while a > b:
            a = parent[a]
        while b > a:
            b = parent[b]
    return a


def _spans(parent: list[int]) -> tuple[list[int], list[int]]:
    """Numbers such that those of the nodes that a node dominates, itself first, are consecutive:
    for each node its own, and the one after the last of these.
    """
    size = [1] * len(parent)
    for node in range(len(parent) - 1, 0, -1):
        size[parent[node]] += size[node]
    first, free = [0] * len(parent), [1] * len(parent)
    for node in range(1, len(parent)):
        above = parent[node]
        first[node] = free[above]
        free[above] += size[node]
        free[node] = first[node] + 1
    return first, [start + count for start, count in zip(first, size, strict=True)]
