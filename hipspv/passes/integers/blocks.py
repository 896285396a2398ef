"""The order in which a function's blocks are rewritten."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Function


def reverse_post_order(function: Function) -> list[BasicBlock]:
    """The blocks that the entry reaches, definitions before their uses, but for phis'."""
    order: list[BasicBlock] = []
    entry = function.entry
    seen = {entry}
    stack = [(entry, iter(entry.terminator.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            order.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.terminator.successors)))
    return order[::-1]
