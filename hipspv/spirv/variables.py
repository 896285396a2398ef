"""A module's exports and imports, and its variables outside of functions."""

from __future__ import annotations

from dataclasses import dataclass

from hipspv.spirv import budget
from hipspv.spirv.grammar import grammar
from hipspv.spirv.module import Module
from hipspv.spirv.types import COMPOSITE, CONSTANT, NULL

CROSS_WORKGROUP = 5
_VARIABLE = 59


@dataclass(slots=True)
class Linked:
    """A function or variable with a linkage name. linkage: `Import` or `Export`."""

    id: int
    symbol: str
    linkage: str
    function: bool


@dataclass(slots=True)
class Variable:
    """A variable outside of functions; sizes are in bytes.

    initializer: the bytes in memory, for numbers and arrays of numbers; None for other types.
    """

    id: int
    name: str
    symbol: str
    linkage: str
    storage: str
    type: str
    size: int
    initializer: bytes | None


def linkage(module: Module) -> list[Linked]:
    """Return imports and exports, in their order."""
    linked = module.decorations.linkage
    functions = {function.id for function in module.functions() if function.id in linked}
    return [
        Linked(id, symbol, grammar().name("LinkageType", type), id in functions)
        for id, (symbol, type) in linked.items()
    ]


def variables(module: Module) -> list[Variable]:
    """Return the module's variables, in order, including built-in ones."""
    first = min(module.noted("function"), default=module.end)
    found: list[Variable] = []
    for at in module.noted("variable"):
        if at > first or not module.afford(budget.VARIABLE, at):
            break
        with module.reporting():
            if module.opcode(at) == _VARIABLE:
                found.append(_variable(module, at))
    return found


def _variable(module: Module, at: int) -> Variable:
    pointer, id = module.id(at, 0), module.id(at, 1)
    symbol, type = module.decorations.linkage.get(id, ("", None))
    pointee = module.types.pointee(pointer) if module.types.at(pointer) else 0
    initializer = module.operand(at, 3) if module.count(at) > 3 else 0
    name = module.name(id)
    module.afford(budget.of_text(name, 3), at)
    return Variable(
        id,
        name,
        symbol,
        grammar().name("LinkageType", type) if type is not None else "",
        grammar().name("StorageClass", module.operand(at, 2)),
        module.types.name(pointee),
        module.types.layout(pointee)[0],
        _initial(module, initializer, at) if initializer else None,
    )


def _initial(module: Module, constant: int, at: int) -> bytes | None:
    """Return the bytes of a constant in memory; None for padding, or for anything but numbers."""
    size = _size(module, constant)
    if not size or not module.afford(3 * size, at):
        return None
    found, ids, types = bytearray(), [constant], module.types
    for _ in range(2 * size + 1):  # constants of constants may have few bytes and many parts
        if not ids or len(found) > size:
            break
        id = ids.pop()
        place, opcode, part = types.at(id), types.opcode(id), _size(module, id)
        if opcode == COMPOSITE and module.count(place) < size + 3:
            ids += reversed(module.operands(place, 2))
        elif opcode == NULL and len(found) + part <= size:
            found += bytes(part)
        elif opcode == CONSTANT and part:
            found += module.operands(place, 2).tobytes()[:part]
        else:
            return None
    return bytes(found) if len(found) == size and not ids else None


def _size(module: Module, constant: int) -> int:
    """Return the size of a constant's type in bytes; 0 if there is no such constant."""
    at = module.types.at(constant)
    return module.types.layout(module.operand(at, 0))[0] if at else 0
