"""The variables in shared memory that kernels reach, directly or through the functions that they
call."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hipspv.spirv import budget, native
from hipspv.spirv.call_graph import Calls, calls_between, components
from hipspv.spirv.module import Function, Module
from hipspv.spirv.operands import is_id
from hipspv.spirv.types import POINTER

_WORKGROUP = 4  # a storage class
_DERIVED = frozenset((44, 51, 52))  # constants made of other constants

# Variables by number, in the module's order. Kernels that reach the same variables share one set.
Numbers = frozenset[int]
_NONE: Numbers = frozenset()


def shared_memory(
    module: Module, functions: list[Function]
) -> Callable[[int, int], dict[str, int]]:
    """Return a function that returns a function's variables: their names, and sizes in bytes.

    Its arguments are the function's id, and the word to name in errors. `functions` are in the
    module's order.
    """
    sizes = _variables(module)
    ids = list(sizes)
    if not ids or not functions or not module.afford(budget.NODE * len(functions), 0):
        return lambda id, at: {}
    meant = {id: frozenset((number,)) for number, id in enumerate(ids)}
    _derive(module, meant)
    places = {function.id: number for number, function in enumerate(functions)}
    used = _used(module, functions, meant)
    reached = _reached(module, functions, calls_between(module, functions, places), used)

    def of(id: int, at: int) -> dict[str, int]:
        found = reached[places[id]]
        if not found or not module.afford(budget.SHARED_VARIABLE * len(found), at):
            return {}
        chosen = (ids[number] for number in sorted(found))
        return {module.name(one) or f"%{one}": sizes[one] for one in chosen}

    return of


def _variables(module: Module) -> dict[int, int]:
    """Return the sizes of the variables in shared memory, by id."""
    words, types, found = module.words, module.types, {}
    for at in module.noted("variable"):
        if words[at] >> 16 > 3 and words[at + 3] == _WORKGROUP and words[at + 2] < module.bound:
            if not module.afford(budget.SHARED_VARIABLE, at):
                break
            pointer = words[at + 1]
            pointee = types.pointee(pointer) if types.opcode(pointer) == POINTER else 0
            found[words[at + 2]] = types.layout(pointee)[0]
    return found


def _derive(module: Module, meant: dict[int, Numbers]) -> None:
    """Add the constants that are made of the variables' addresses."""
    words = module.words
    for at in module.noted("global"):
        if words[at] & 0xFFFF in _DERIVED and not meant.keys().isdisjoint(module.operands(at, 2)):
            parts = (meant.get(id, _NONE) for id in module.operands(at, 2))
            if words[at + 2] < module.bound:
                meant[words[at + 2]] = _union(module, at, parts)


def _used(module: Module, functions: list[Function], meant: dict[int, Numbers]) -> list[Numbers]:
    """Return the variables that each function's own instructions use."""
    marked = bytearray(module.bound // 8 + 1)
    for id in meant:
        marked[id // 8] |= 1 << id % 8
    found = [_NONE] * len(functions)
    number, begin, end = 0, functions[0].begin, functions[-1].end
    here: set[int] = set()  # ids, of one function
    for at, word in native.find(module.words, begin, end, bytes(marked), module.bound):
        if number + 1 < len(functions) and at >= functions[number + 1].begin:
            found[number] = _union(module, at, (meant[id] for id in here))
            here.clear()
            while number + 1 < len(functions) and at >= functions[number + 1].begin:
                number += 1
        # A literal may have the same number as an id.
        if module.words[word] not in here and is_id(module, at, word):
            here.add(module.words[word])
    found[number] = _union(module, begin, (meant[id] for id in here))
    return found


def _reached(
    module: Module, functions: list[Function], calls: Calls, used: list[Numbers]
) -> list[Numbers]:
    """Return each function's reachable variables: those used in its cycle, and its callees'
    ones."""
    reached = list(used)
    for component in components(len(functions), calls):
        parts = [used[number] for number in component]
        parts += [reached[callee] for number in component for callee in calls.get(number, ())]
        union = _union(module, functions[component[0]].begin, parts)
        for number in component:
            reached[number] = union
    return reached


def _union(module: Module, at: int, parts: Iterable[Numbers]) -> Numbers:
    """Return the union of the sets; one of them if it contains all."""
    distinct = list({id(part): part for part in parts if part}.values())
    if len(distinct) < 2:
        return distinct[0] if distinct else _NONE
    largest = max(distinct, key=len)
    others = [part for part in distinct if part is not largest]
    number = sum(map(len, others))
    # Looking at a number takes no memory, but without a limit it would take time.
    if not module.afford(budget.LOOK * number, at):
        return _NONE
    if all(part <= largest for part in others):
        return largest
    if not module.afford(budget.NUMBER * (len(largest) + number), at):
        return _NONE
    return largest.union(*others)
