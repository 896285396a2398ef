"""Blocks that all threads of a block reach together."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import BasicBlock, Function
from hipspv.passes.analysis.closure import closure
from hipspv.passes.analysis.uniformity import Uniformity


def are_uniform(uniformity: Uniformity, blocks: set[BasicBlock]) -> bool:
    """True if all threads reach each of the blocks together."""
    return all(map(uniformity.is_uniform, uniformity.deciding(blocks)))


def final_blocks(kernel: Function, waits: Iterable[BasicBlock]) -> set[int]:
    """The blocks after which a thread reaches no stop. A thread that ends there leaves the others as they are."""
    flow = kernel.flow()
    before: dict[int, list[int]] = {}
    for block, following in enumerate(flow.successors):
        for each in following:
            before.setdefault(each, []).append(block)
    indices = {flow.index(block) for block in waits}
    leading = indices | closure(indices, lambda block: before.get(block, ()))
    return {*range(flow.size)} - leading if indices else set()
