"""The types of numbers in instructions: of constants, and of OpSwitch's literals."""

from __future__ import annotations

import functools

from hipspv.spirv.grammar import grammar
from hipspv.spirv.module import Module
from hipspv.spirv.types import FLOAT, INT
from hipspv.spirv.words import SpirvError

_CONSTANTS = (43, 50)  # OpConstant, OpSpecConstant


class NumberTypes:
    """Knows the types of the values passed to `remember`, which must precede their uses."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._types = module.types
        self._type_of = module.table()

    def remember_globals(self, end: int) -> None:
        """Remember the constants before the word `end`."""
        for at in self._module.noted("global"):
            if at < end:
                self.remember(at)

    def remember(self, at: int) -> None:
        """Remember an instruction whose result has a type, because OpSwitch's numbers are of that
        type."""
        words, opcode = self._module.words, self._module.opcode(at)
        if has_type(opcode) and words[at] >> 16 > 2 and words[at + 2] < self._module.bound:
            self._type_of[words[at + 2]] = words[at + 1]

    def of(self, at: int) -> int:
        """Return the place of the type of an instruction's numbers; 0 if it is unknown."""
        module = self._module
        if module.opcode(at) in _CONSTANTS:
            type = module.operand(at, 0)
        else:
            selector = module.operand(at, 0)
            type = self._type_of[selector] if selector < module.bound else 0
        return self._types.at(type) if self._types.opcode(type) in (INT, FLOAT) else 0

    def width(self, at: int) -> int:
        """Return the number of words of an instruction's numbers."""
        type = self.of(at)
        if not type:
            raise SpirvError("a number has no type", 4 * at, "type")
        return max((self._module.operand(type, 1) + 31) // 32, 1)


@functools.lru_cache(4_096)
def has_type(opcode: int) -> bool:
    """Return true if the instruction's result has a type, which precedes the result."""
    form = grammar().instruction(opcode)
    return form is not None and [o.kind for o in form.operands[:2]] == ["IdResultType", "IdResult"]
