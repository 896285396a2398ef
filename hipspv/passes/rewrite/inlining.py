"""Functions that must become part of their kernels."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import Attributes, Function, Module
from hipspv.llvm.attributes import FUNCTION


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
    """Makes the next inliner inline the function; LLVM has no `optnone` without `noinline`."""
    attributes = Attributes(function)
    for name in ("optnone", "noinline"):
        attributes.remove(FUNCTION, name)
    attributes.add(FUNCTION, "alwaysinline")
