"""Who calls whom, by direct calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hipspv.llvm import Function, Instruction, Module


def calls_of(function: Function) -> list[Instruction]:
    """The direct calls of `function`."""
    return function.calls()


def callers_closure(functions: Iterable[Function]) -> list[Function]:
    """The functions that call one of `functions`, at any depth; callees before callers."""
    seen: dict[Function, None] = {}
    work = list(functions)
    while work:
        for caller in work.pop().callers():
            if caller not in seen:
                seen[caller] = None
                work.append(caller)
    return list(seen)


def spread(
    start: Function,
    visited: set[Function],
    neighbours: Callable[[Function], Iterable[Function]],
) -> list[Function]:
    """`start` and all behind it that aren't in `visited` yet, which grows by them: however often
    it is called with one set, every function is visited once.
    """
    if start in visited:
        return []
    visited.add(start)
    found, work = [start], [start]
    while work:
        for function in neighbours(work.pop()):
            if function not in visited:
                visited.add(function)
                found.append(function)
                work.append(function)
    return found


class KernelsByFunction:
    """How a kernel reaches each function: the first, in the module's order, that does."""

    def __init__(self, module: Module) -> None:
        self._caller: dict[Function, Function | None] | None = None
        self._module = module

    def __getitem__(self, function: Function) -> list[Function]:
        """The kernel, and what calls what down to `function`; empty where no kernel reaches it."""
        if self._caller is None:
            self._caller = self._reach()
        chain: list[Function] = []
        reached = function if function in self._caller else None
        while reached is not None:
            chain.append(reached)
            reached = self._caller[reached]
        return chain[::-1]

    def _reach(self) -> dict[Function, Function | None]:
        """For all that kernels reach, who called it first on the shortest way from its kernel."""
        callees = self._module.inventory().callees()
        found: dict[Function, Function | None] = {}
        for kernel in self._module.kernels():
            work = [] if kernel in found else [kernel]
            found.setdefault(kernel, None)
            for caller in work:  # which grows
                for function in callees.get(caller, ()):
                    if function not in found:
                        found[function] = caller
                        work.append(function)
        return found
