"""The call graph: the direct calls between functions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from hipspv.llvm import Flag, Function, Instruction, Module, Opcode


def used_intrinsics(module: Module) -> list[Function]:
    """LLVM's intrinsics that the module calls."""
    return module.index().functions(lambda each: each.has(Flag.INTRINSIC | Flag.USED))


def intrinsic_calls(module: Module, prefix: str | tuple[str, ...]) -> list[Instruction]:
    """The calls of LLVM's intrinsics whose names begin so."""
    intrinsics = used_intrinsics(module)
    return [call for f in intrinsics if f.name.startswith(prefix) for call in f.calls()]


def calls_in(caller: Function, callees: Collection[Function]) -> list[Instruction]:
    """The direct calls of `callees` in `caller`, in its order. In a module with many callers this
    takes less time than a choice among all calls.
    """
    return [call for call in caller.instructions((Opcode.CALL,)) if call.callee in callees]


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
    start: Function, visited: set[Function], neighbours: Callable[[Function], Iterable[Function]]
) -> list[Function]:
    """`start` and all functions reached from it that aren't in `visited` yet.

    Adds them to `visited`: however often it is called with one set, every function is visited once.
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


def callees_closure(module: Module, functions: Iterable[Function]) -> dict[Function, None]:
    """The functions, and all defined functions that they call, at any depth; callers first."""
    callees = module.index().callees()
    visited: set[Function] = set()
    found: list[Function] = []
    for function in functions:
        found += spread(function, visited, lambda caller: callees.get(caller, ()))
    return dict.fromkeys(function for function in found if not function.is_declaration)


def callees_first(module: Module, functions: Collection[Function]) -> list[Function]:
    """`functions` in an order in which each comes after those that it calls, except in a cycle."""
    callees, wanted = module.index().callees(), set(functions)
    done: dict[Function, None] = {}
    seen: set[Function] = set()
    for root in functions:
        work = [(root, False)]
        while work:
            function, is_left = work.pop()
            if is_left:
                done[function] = None
            elif function not in seen:
                seen.add(function)
                work.append((function, True))
                work += [(f, False) for f in callees.get(function, ()) if f in wanted]
    return list(done)


class KernelsByFunction:
    """For each function, the first kernel in the module's order that reaches it, and the calls in between."""

    def __init__(self, module: Module) -> None:
        self._caller: dict[Function, Function | None] | None = None
        self._module = module

    def __getitem__(self, function: Function) -> list[Function]:
        """The chain of calls from the kernel to `function`; empty if no kernel reaches it."""
        if self._caller is None:
            self._caller = self._reach()
        chain: list[Function] = []
        reached = function if function in self._caller else None
        while reached is not None:
            chain.append(reached)
            reached = self._caller[reached]
        return chain[::-1]

    def _reach(self) -> dict[Function, Function | None]:
        """For each function that kernels reach, its caller on the shortest path from its kernel."""
        callees = self._module.index().callees()
        found: dict[Function, Function | None] = {}
        for kernel in self._module.kernels():
            work = [] if kernel in found else [kernel]
            found.setdefault(kernel, None)
            for caller in work:  # the loop extends it
                for function in callees.get(caller, ()):
                    if function not in found:
                        found[function] = caller
                        work.append(function)
        return found


def cycles(module: Module) -> list[list[Function]]:
    """Groups of functions that call each other, in the order of calls: strongly connected
    components, by Tarjan's algorithm without recursion.
    """
    callees = module.index().callees()
    order: dict[Function, int] = {}
    lowest: dict[Function, int] = {}
    stack: dict[Function, None] = {}
    found: list[list[Function]] = []
    for root in module.definitions():
        path = [] if root in order else [_enter(root, callees, order, lowest, stack)]
        while path:
            function, rest = path[-1]
            following = next(rest, None)
            if following is None:
                path.pop()
                if path:
                    caller = path[-1][0]
                    lowest[caller] = min(lowest[caller], lowest[function])
                if lowest[function] == order[function]:
                    group = _pop(stack, function)
                    if len(group) > 1 or function in callees.get(function, ()):
                        found.append(group)
            elif following not in order:
                path.append(_enter(following, callees, order, lowest, stack))
            elif following in stack:
                lowest[function] = min(lowest[function], order[following])
    return found


def _pop(stack: dict[Function, None], last: Function) -> list[Function]:
    """Removes the functions from the top of the stack down to `last`; returns them in the stack's order."""
    group: list[Function] = []
    while last in stack:
        group.append(stack.popitem()[0])
    return group[::-1]


def _enter(
    function: Function,
    callees: dict[Function, list[Function]],
    order: dict[Function, int],
    lowest: dict[Function, int],
    stack: dict[Function, None],
) -> tuple[Function, Iterator[Function]]:
    order[function] = lowest[function] = len(order)
    stack[function] = None
    return function, iter(callees.get(function, ()))
