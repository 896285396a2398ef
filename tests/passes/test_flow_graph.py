"""Dominators, loops and post-dominators of random control flow, against their definitions."""

from __future__ import annotations

import random

import pytest

from hipspv.llvm import Context, Flow, Module
from hipspv.passes.analysis.flow_graph import FlowGraph

_Edges = dict[int, list[int]]


def _flow(context: Context, seed: int) -> Flow:
    """A function of ten blocks, which branch anywhere but to the first one."""
    choose = random.Random(seed)
    lines = ["define void @f(i1 %c) {", "  br label %b0"]
    for n in range(9):
        one, two = (f"label %b{choose.randrange(9)}" for _ in range(2))
        end = ("ret void", f"br {one}", f"br i1 %c, {one}, {two}")[choose.choice((0, 1, 1, 2, 2))]
        lines += [f"b{n}:", f"  {end}"]
    function = Module.parse("\n".join([*lines, "}"]), context).function("f")
    assert function
    return function.flow()


def _reached(start: list[int], edges: _Edges, without: int | None) -> set[int]:
    found: set[int] = set()
    work = [block for block in start if block != without]
    while work:
        block = work.pop()
        if block not in found:
            found.add(block)
            work += [after for after in edges[block] if after != without]
    return found


def _reversed(edges: _Edges) -> _Edges:
    return {block: [b for b, after in edges.items() if block in after] for block in edges}


@pytest.mark.parametrize("seed", range(40))
def test_dominators_and_loops(seed: int) -> None:
    with Context() as context:
        flow = _flow(context, seed)
        graph, edges = FlowGraph(flow), dict(enumerate(flow.successors))
        reached = _reached([0], edges, None)
        assert set(graph.order) == reached and graph.order[0] == 0
        above = {block: {b for b in reached if block not in _reached([0], edges, b)} for block in reached}
        for block in reached:
            assert {b for b in reached if graph.dominates(b, block)} == above[block]
            near = [b for b in above[block] - {block} if above[b] == above[block] - {block}]
            assert graph.dominator(block) == (near[0] if near else None)
        back = _reversed(edges)
        expected = {
            (latch, head): {head} | (_reached([latch], back, head) & reached)
            for latch in reached
            for head in edges[latch]
            if head in above[latch]
        }
        assert graph.loops == expected


@pytest.mark.parametrize("seed", range(40))
def test_post_dominators(seed: int) -> None:
    with Context() as context:
        flow = _flow(context, seed)
        edges = dict(enumerate(flow.successors))
        ends = [block for block, after in edges.items() if not after]
        back = _reversed(edges)
        ending = _reached(ends, back, None)
        below = {block: {b for b in ending if block not in _reached(ends, back, b)} for block in ending}
        found = flow.post_dominators()
        assert all(found[block] == -1 for block in edges if block not in ending)
        for block in ending:
            join = found[block]
            near = [b for b in below[block] - {block} if below[b] == below[block] - {block}]
            assert join == (near[0] if near else -1)
