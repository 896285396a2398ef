"""The order of functions in the module."""

from __future__ import annotations

from hipspv.llvm import Function, Module
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.signatures import move_body


class SortFunctions(Pass):
    """Puts callees before their callers, and kernels last.

    SPIR-V allows calls of later functions, but some consumers read only calls of earlier ones. This order is also the
    easiest to read. If several orders are possible, the source's stays, so that equal input gives equal output.
    """

    def run(self, module: Module) -> bool:
        if module.index().in_order:
            return False
        present = list(module.definitions())
        wanted = _callees_first(present)
        kept = _prefix(wanted, present)
        # A function can only be added at the end.
        for function in wanted[kept:]:
            _move_to_end(function)
        return kept < len(wanted)


def _callees_first(functions: list[Function]) -> list[Function]:
    """The functions that aren't kernels, each after all that it calls; then the kernels."""
    waiting: dict[Function, int] = dict.fromkeys(functions, 0)
    callers: dict[Function, list[Function]] = {}
    for function in functions:
        callers[function] = function.callers()
        for caller in callers[function]:
            waiting[caller] += 1
    order: list[Function] = []
    ready = [function for function in functions if not waiting[function]]
    while ready:
        order += ready
        following: list[Function] = []
        for function in ready:
            for caller in callers[function]:
                waiting[caller] -= 1
                if not waiting[caller]:
                    following.append(caller)
        ready = following
    # Ordered by rank, and within a rank by position.
    kernels = [function for function in functions if function.is_kernel]
    return [*(function for function in order if not function.is_kernel), *kernels]


def _prefix(wanted: list[Function], present: list[Function]) -> int:
    """The number of functions at the start of `wanted` that are in this order already."""
    count = 0
    for function in present:
        if count < len(wanted) and function == wanted[count]:
            count += 1
    return count


def _move_to_end(function: Function) -> None:
    new = move_body(function, function.value_type, range(len(function.parameters)))
    function.replace_all_uses_with(new)
    function.erase()
