"""The values that a kernel needs after a program point."""

from __future__ import annotations

from collections.abc import Container

from hipspv.llvm import BasicBlock, Function, Instruction, Opcode
from hipspv.passes.analysis.block_order import reverse_post_order
from hipspv.passes.analysis.closure import closure


def live_in(function: Function) -> dict[BasicBlock, set[Instruction]]:
    """For each reachable block, the instructions outside of it whose values it or a later block
    uses. Those of the entry block, which are always there, are left out.
    """
    return _live(function)[0]


def live_out(function: Function) -> dict[BasicBlock, set[Instruction]]:
    """For each reachable block, the instructions whose values later blocks use, apart from those of the entry block."""
    live, passed = _live(function)
    return {b: passed[b].union(*(live.get(after, set()) for after in b.terminator.successors)) for b in live}


def _live(function: Function) -> tuple[dict[BasicBlock, set[Instruction]], dict[BasicBlock, set[Instruction]]]:
    """The values that are live into each block, and those that it passes to phis of later ones."""
    order = reverse_post_order(function)[::-1]
    used: dict[BasicBlock, set[Instruction]] = {block: set() for block in order}
    defined: dict[BasicBlock, set[Instruction]] = {block: set() for block in order}
    passed: dict[BasicBlock, set[Instruction]] = {block: set() for block in order}  # to phis
    for block in order:
        for instruction in block.instructions():
            defined[block].add(instruction)
            if instruction.opcode == Opcode.PHI:
                for value, source in instruction.incoming:
                    if isinstance(value, Instruction) and source in passed:
                        passed[source].add(value)
                continue
            for operand in instruction.operands:
                if isinstance(operand, Instruction) and operand not in defined[block]:
                    used[block].add(operand)
    always = defined[function.entry]
    live = {block: used[block] - always for block in order}
    changed = True
    while changed:
        changed = False
        for block in order:
            new = set(passed[block])
            for successor in block.terminator.successors:
                new |= live[successor]
            new -= defined[block]
            new -= always
            if not new <= live[block]:
                live[block] |= new
                changed = True
    return live, passed


def reachable(start: BasicBlock, stop: Container[BasicBlock] = ()) -> set[BasicBlock]:
    """The blocks that control may reach from `start` without a block of `stop`, and `start`."""
    following = start.terminator.successors
    return {start} | closure(following, lambda block: block.terminator.successors, stop)
