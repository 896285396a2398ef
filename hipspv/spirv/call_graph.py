"""The call graph of a module's functions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from hipspv.spirv import budget
from hipspv.spirv.module import Function, Module

Calls = dict[int, set[int]]  # callees by caller, both numbers of functions


def calls_between(module: Module, functions: list[Function], numbers: dict[int, int]) -> Calls:
    """Return the functions that each function calls, by their numbers."""
    words, begins = module.words, [function.begin for function in functions]
    found: Calls = {}
    for at in module.noted("call"):
        callee = numbers.get(words[at + 3]) if words[at] >> 16 > 3 else None
        caller = bisect_right(begins, at) - 1
        if callee is None or caller < 0:
            continue
        callees = found.get(caller)
        if callees is None and module.afford(budget.CALLER, at):
            callees = found[caller] = set()
        if callees is not None and callee not in callees and module.afford(budget.CALL, at):
            callees.add(callee)
    return found


def components(size: int, calls: Calls) -> Iterator[list[int]]:
    """Return the cycles of a graph of `size` nodes, and the nodes in none, callees before callers.

    Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972; without recursion,
    because a chain of calls may be long.
    """
    order, low = [0] * size, [0] * size  # 0: not seen yet
    waiting: list[int] = []
    done, count = size + 1, 0
    for root in range(size):
        path = [] if order[root] else [(root, iter(calls.get(root, ())))]
        while path:
            number, rest = path[-1]
            if not order[number]:
                count += 1
                order[number] = low[number] = count
                waiting.append(number)
            for callee in rest:
                if not order[callee]:
                    path.append((callee, iter(calls.get(callee, ()))))
                    break
                low[number] = min(low[number], low[callee])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[number])
                if low[number] == order[number]:
                    component = [waiting.pop()]
                    while component[-1] != number:
                        component.append(waiting.pop())
                    for member in component:
                        low[member] = done
                    yield component
