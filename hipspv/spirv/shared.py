"""The variables in shared memory that kernels reach, themselves or by functions that they call."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.spirv import native
from hipspv.spirv.call_graph import Calls, calls_between, components
from hipspv.spirv.module import Function, Module
from hipspv.spirv.operands import is_id
from hipspv.spirv.types import POINTER

_WORKGROUP = 4  # a storage class
_DERIVED = frozenset((44, 51, 52))  # constants that other constants make
_MASK_BITS = 512  # of an entry that a module can afford


def shared_memory(
    module: Module, functions: list[Function]
) -> Callable[[int, int], dict[str, int]]:
    """What tells a function's variables: their names, and their sizes in bytes.

    It is given the function's id, and which word asks. `functions` are in the module's order.
    """
    sizes = _variables(module)
    ids = list(sizes)
    if not ids or not functions:
        return lambda id, at: {}
    masks = {id: 1 << number for number, id in enumerate(ids)}
    _derive(module, masks)
    numbers = {function.id: number for number, function in enumerate(functions)}
    used = _used(module, functions, masks)
    calls = calls_between(module, functions, numbers)
    reached = _reached(module, functions, calls, used, len(ids))

    def of(id: int, at: int) -> dict[str, int]:
        mask = reached[numbers[id]]
        if not module.afford(mask.bit_count(), at):
            return {}
        chosen = (one for number, one in enumerate(ids) if mask >> number & 1) if mask else ()
        return {module.name(one) or f"%{one}": sizes[one] for one in chosen}

    return of


def _variables(module: Module) -> dict[int, int]:
    """The sizes of the variables in shared memory, by id."""
    words, types, found = module.words, module.types, {}
    for at in module.noted("variable"):
        if words[at] >> 16 > 3 and words[at + 3] == _WORKGROUP and words[at + 2] < module.bound:
            if not module.afford(1, at):
                break
            pointer = words[at + 1]
            pointee = types.pointee(pointer) if types.opcode(pointer) == POINTER else 0
            found[words[at + 2]] = types.layout(pointee)[0]
    return found


def _derive(module: Module, masks: dict[int, int]) -> None:
    """Adds the constants that are made of the variables' addresses."""
    words = module.words
    for at in module.noted("global"):
        if words[at] & 0xFFFF in _DERIVED and not masks.keys().isdisjoint(module.operands(at, 2)):
            parts = [masks.get(id, 0) for id in module.operands(at, 2)]
            mask = 0
            for part in parts:
                mask |= part
            if words[at + 2] < module.bound and module.afford(1 + len(masks) // _MASK_BITS, at):
                masks[words[at + 2]] = mask


def _used(module: Module, functions: list[Function], masks: dict[int, int]) -> list[int]:
    """What each function's own instructions use."""
    marked = bytearray(module.bound // 8 + 1)
    for id in masks:
        marked[id // 8] |= 1 << id % 8
    found = [0] * len(functions)
    number, begin, end = 0, functions[0].begin, functions[-1].end
    for at, word in native.find(module.words, begin, end, bytes(marked), module.bound):
        while number + 1 < len(functions) and at >= functions[number + 1].begin:
            number += 1
        mask = masks[module.words[word]]
        # A literal may be the same number.
        if found[number] | mask != found[number] and is_id(module, at, word):
            found[number] |= mask
    return found


def _reached(
    module: Module,
    functions: list[Function],
    calls: Calls,
    used: list[int],
    count: int,
) -> list[int]:
    """What each function reaches: what the functions of its cycle use, and those that they call."""
    reached = list(used)
    for component in components(len(functions), calls):
        mask = 0
        for number in component:
            mask |= used[number]
            for callee in calls.get(number, ()):
                mask |= reached[callee]
        place = functions[component[0]].begin
        if mask and not module.afford(count // _MASK_BITS, place):
            mask = 0
        for number in component:
            reached[number] = mask
    return reached
