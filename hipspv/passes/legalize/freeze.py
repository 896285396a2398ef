"""LLVM's instruction `freeze`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Opcode, ValueKind


@dataclass(frozen=True)
class RemoveFreeze:
    """Removes `freeze`, which SPIR-V doesn't have: there a value is one value however it was
    computed.

    The exception is OpUndef: each use may see another value. A frozen undefined value becomes zero;
    any other becomes its operand. Translators refuse `freeze` of some types. LLVM's optimiser needs
    it, but has run by now.
    """

    name: ClassVar[str] = "remove-freeze"

    def run(self, module: Module) -> bool:
        freezes = list(module.inventory().instructions((Opcode.FREEZE,)))
        for freeze in freezes:
            value = freeze.operand(0)
            undefined = value.kind in (ValueKind.UNDEF, ValueKind.POISON)
            freeze.replace_all_uses_with(value.type.null() if undefined else value)
            freeze.erase()
        return bool(freezes)
