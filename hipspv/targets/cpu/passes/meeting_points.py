"""The program points of a kernel that a thread reaches only after the barriers before them."""

from __future__ import annotations

from collections.abc import Collection

from hipspv.llvm import BasicBlock, Function, Instruction, Opcode
from hipspv.passes.analysis.block_order import natural_loops

_EFFECTS = (Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.CALL)


def meeting_points(function: Function, waits: Collection[BasicBlock]) -> list[Instruction]:
    """The first instruction with an effect of blocks that follow a barrier on each path from it.

    waits: the blocks with barriers. For a barrier in a loop there is one such point in the loop, and one after it. All
    threads that pass a point for the nth time have passed as many barriers. A thread that ends doesn't pass it.
    """
    flow = function.flow()
    blocks, after = flow.blocks, flow.post_dominators()
    index = {block: i for i, block in enumerate(blocks)}
    loops = [{index[block] for block in body} for _, _, body in natural_loops(function)]

    def around(block: int) -> frozenset[int]:
        return frozenset(i for i, body in enumerate(loops) if block in body)

    found: dict[int, Instruction] = {}
    for wait in waits:
        outer, block, passed = around(index[wait]), after[index[wait]], set[frozenset[int]]()
        while block >= 0:
            here = around(block)
            effect = _first_effect(blocks[block])
            if here <= outer and here not in passed and effect:
                passed.add(here)
                found[block] = effect
            block = after[block] if after[block] != block else -1
    return [found[block] for block in sorted(found)]


def _first_effect(block: BasicBlock) -> Instruction | None:
    for instruction in block.instructions(_EFFECTS):
        callee = instruction.callee if instruction.opcode == Opcode.CALL else None
        if callee is None or not callee.is_intrinsic:
            return instruction
    return None
