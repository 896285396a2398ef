"""Orders of basic blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hipspv.llvm import BasicBlock, Function


def reverse_post_order(function: Function) -> list[BasicBlock]:
    """The blocks that the entry reaches, definitions before their uses, but for phis'."""
    return post_order([function.entry], lambda block: block.terminator.successors)[::-1]


def post_order(
    roots: Iterable[BasicBlock], following: Callable[[BasicBlock], Sequence[BasicBlock]]
) -> list[BasicBlock]:
    """The blocks that `roots` reach by `following`, each behind what is first reached from it."""
    order: list[BasicBlock] = []
    seen: set[BasicBlock] = set()
    for root in roots:
        stack = [(root, iter(following(root)))] if root not in seen else []
        seen.add(root)
        while stack:
            block, rest = stack[-1]
            unseen = next((b for b in rest if b not in seen), None)
            if unseen is None:
                order.append(block)
                stack.pop()
            else:
                seen.add(unseen)
                stack.append((unseen, iter(following(unseen))))
    return order
