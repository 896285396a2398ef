"""Functions that must be inlined into their kernels."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence

from hipspv.llvm import Attributes, Function, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callees_closure, callees_first, callers_closure
from hipspv.passes.rewrite.frames import FrameLoop

# Inlined functions may add this many instructions, or this many times their own.
_MAX_ADDED, _MAX_GROWTH = 10_000, 8


def inline_into_kernels(module: Module, functions: Iterable[Function]) -> None:
    """Inlines those of `functions` that aren't kernels into all their callers.

    If that would make too much code, they become a loop over frames first (`FrameLoop`), in which
    each is inlined once. A recursive function stays.
    """
    called = [f for f in dict.fromkeys(functions) if not f.is_kernel and not f.is_declaration]
    if not called:
        return
    for function in called:
        allow_optimization(function)
    if not module.index().recursive and _grows(module, called):
        # A caller outside of the loop would get a copy of the whole loop.
        callers = [f for f in callers_closure(called) if not f.is_kernel]
        called = FrameLoop(module, [*dict.fromkeys([*called, *callers])], None).lower()
    for function in called:
        always_inline(function)
    module.run_passes("always-inline,globaldce")


def inline_below(module: Module, kernels: Iterable[Function], functions: set[Function]) -> None:
    """Inlines those of `functions` that `kernels` reach."""
    below = callees_closure(module, kernels)
    inline_into_kernels(module, [function for function in functions if function in below])


def _grows(module: Module, functions: Sequence[Function]) -> bool:
    """True if inlining the functions makes much more code than there is."""
    sizes = {function: len(function.body()) for function in functions}
    before, copies = sum(sizes.values()), dict[Function, int]()  # instructions inlined in each
    for function in callees_first(module, functions):
        size = sizes[function] + copies.get(function, 0)
        for call in function.calls():
            copies[call.function] = copies.get(call.function, 0) + size
    made = sum(count for caller, count in copies.items() if caller not in sizes)
    return made > max(_MAX_ADDED, _MAX_GROWTH * before)


def always_inline(function: Function) -> None:
    """Makes the next inliner inline the function."""
    allow_optimization(function)
    Attributes(function).add(FUNCTION, "alwaysinline")


def allow_optimization(function: Function) -> None:
    """Lets LLVM's passes change the function, and inline it; LLVM has no `optnone` without `noinline`."""
    attributes = Attributes(function)
    for name in ("optnone", "noinline"):
        attributes.remove(FUNCTION, name)


def forbid_optimization(function: Function) -> None:
    """Keeps LLVM's passes from changing the function, until `allow_optimization`."""
    attributes = Attributes(function)
    for name in ("optnone", "noinline"):
        attributes.add(FUNCTION, name)


def small(module: Module, functions: Collection[Function], limit: Callable[[Function], float]) -> list[Function]:
    """Those of `functions`, except kernels, that have no more instructions than `limit` says,
    together with those of others that are inlined into them.

    Functions that each call the next one twice double with each level, so a limit on their own
    instructions alone would be none.
    """
    chosen: list[Function] = []
    inlined: dict[Function, int] = {}  # instructions from others
    for function in callees_first(module, functions):
        if function.is_kernel or function.is_declaration:
            continue
        size = len(function.body()) + inlined.get(function, 0)
        if size <= limit(function):
            chosen.append(function)
            for call in function.calls():
                caller = call.function
                inlined[caller] = inlined.get(caller, 0) + size
    return chosen


def unless_called_once(limit: int) -> Callable[[Function], float]:
    """The limit for functions with several calls. Others don't add code where they are inlined."""
    return lambda function: math.inf if len(function.calls()) == 1 else limit
