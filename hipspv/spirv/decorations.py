"""The decorations about memory layout, argument passing and linkage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hipspv.spirv import budget

if TYPE_CHECKING:
    from hipspv.spirv.module import Module

_DECORATE = 71
_PACKED, _PARAMETER_ATTRIBUTE, _LINKAGE, _ALIGNMENT = 10, 38, 41, 44
_READ = frozenset((_PACKED, _PARAMETER_ATTRIBUTE, _LINKAGE, _ALIGNMENT))
_BY_VALUE = 2  # a function parameter attribute

IMPORT = 1  # a linkage type


class Decorations:
    """By the decorated id.

    packed: structures without padding. by_value: pointer parameters that represent their pointee.
    alignments: in bytes. linkage: the linkage name and the linkage type.
    """

    def __init__(self, module: Module) -> None:
        self.packed: set[int] = set()
        self.by_value: set[int] = set()
        self.alignments: dict[int, int] = {}
        self.linkage: dict[int, tuple[str, int]] = {}
        words = module.words
        for at in module.noted("decoration"):
            if words[at] >> 16 > 2 and words[at + 2] in _READ and words[at] & 0xFFFF == _DECORATE:
                if not module.afford(budget.DECORATION, at):
                    break
                with module.reporting():
                    self._add(module, at)

    def _add(self, module: Module, at: int) -> None:
        target, decoration = module.operand(at, 0), module.operand(at, 1)
        if decoration == _PACKED:
            self.packed.add(target)
        elif decoration == _ALIGNMENT:
            self.alignments.setdefault(target, module.operand(at, 2))
        elif decoration == _LINKAGE:
            symbol, type = module.text(at, 2)
            if module.afford(budget.LINKAGE + budget.of_text(symbol), at):
                self.linkage.setdefault(target, (symbol, module.operand(at, type)))
        elif module.operand(at, 2) == _BY_VALUE:
            self.by_value.add(target)
