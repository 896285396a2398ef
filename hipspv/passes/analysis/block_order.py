"""Orders of basic blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hipspv.llvm import BasicBlock, Function
from hipspv.passes.analysis.closure import Node

# The header, the latch, and the blocks.
NaturalLoop = tuple[BasicBlock, BasicBlock, set[BasicBlock]]


def reverse_post_order(function: Function) -> list[BasicBlock]:
    """The blocks that the entry reaches. Definitions precede uses, except those of phis."""
    return post_order([function.entry], function.successors().__getitem__)[::-1]


def loops_first(function: Function) -> list[BasicBlock]:
    """As `reverse_post_order`, with all blocks of a loop before those that follow the loop."""
    successors = function.successors()
    loops = [body for _, _, body in natural_loops(function)]

    def outwards(block: BasicBlock) -> list[BasicBlock]:
        around = [loop for loop in loops if block in loop]
        return sorted(successors[block], key=lambda s: -sum(s not in loop for loop in around))

    return post_order([function.entry], outwards)[::-1]


def natural_loops(function: Function) -> list[NaturalLoop]:
    """The natural loop of each back edge."""
    flow = function.flow()
    if flow.is_forward:
        return []
    blocks, successors = flow.blocks, flow.successors
    order = post_order([0], successors.__getitem__)[::-1]
    position = {block: i for i, block in enumerate(order)}
    predecessors: dict[int, list[int]] = {block: [] for block in order}
    for block in order:
        for successor in dict.fromkeys(successors[block]):
            predecessors[successor].append(block)
    return [
        (blocks[header], blocks[latch], {blocks[b] for b in loop_body(header, latch, predecessors.__getitem__)})
        for latch in order
        for header in dict.fromkeys(successors[latch])
        if position[header] <= position[latch]
    ]


def loop_body(header: int, latch: int, predecessors: Callable[[int], Iterable[int]]) -> set[int]:
    """The blocks on the paths from `header` to `latch`."""
    body = {header, latch}
    work = [latch] if latch != header else []
    while work:
        for before in predecessors(work.pop()):
            if before not in body:
                body.add(before)
                work.append(before)
    return body


def post_order(roots: Iterable[Node], following: Callable[[Node], Sequence[Node]]) -> list[Node]:
    """The nodes that `roots` reach by `following`, each after those first reached from it."""
    order: list[Node] = []
    seen: set[Node] = set()
    for root in roots:
        stack = [(root, iter(following(root)))] if root not in seen else []
        seen.add(root)
        while stack:
            block, rest = stack[-1]
            for after in rest:
                if after not in seen:
                    seen.add(after)
                    stack.append((after, iter(following(after))))
                    break
            else:
                order.append(block)
                stack.pop()
    return order
