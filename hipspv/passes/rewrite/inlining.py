"""Functions that must become part of their kernels."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable

from hipspv.llvm import Attributes, Function, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callees_first


def inline_into_kernels(module: Module, functions: Iterable[Function]) -> None:
    """Inlines those of `functions` that aren't kernels into all their callers.

    A recursive function stays.
    """
    called = dict.fromkeys(function for function in functions if not function.is_kernel)
    for function in called:
        always_inline(function)
    if called:
        module.run_passes("always-inline,globaldce")


def always_inline(function: Function) -> None:
    """Makes the next inliner inline the function."""
    allow_optimization(function)
    Attributes(function).add(FUNCTION, "alwaysinline")


def allow_optimization(function: Function) -> None:
    """Lets LLVM's passes change the function, and inline it; LLVM has no `optnone` without
    `noinline`.
    """
    attributes = Attributes(function)
    for name in ("optnone", "noinline"):
        attributes.remove(FUNCTION, name)


def small(
    module: Module, functions: Collection[Function], limit: Callable[[Function], float]
) -> list[Function]:
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
