"""`freeze`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, Opcode, ValueKind


@dataclass(frozen=True)
class DropFreeze:
    """SPIR-V has no freeze: a value is one value there however it was computed, except for
    OpUndef, of which each use may see another. A frozen undefined value is zero, another is itself.
    Translators stop at some types. LLVM's optimiser needs freeze, and is done by now.
    """

    name: ClassVar[str] = "drop-freeze"

    def run(self, module: Module) -> bool:
        freezes = list(module.inventory().instructions((Opcode.FREEZE,)))
        for freeze in freezes:
            value = freeze.operand(0)
            undefined = value.kind in (ValueKind.UNDEF, ValueKind.POISON)
            freeze.replace_all_uses_with(value.type.null() if undefined else value)
            freeze.erase()
        return bool(freezes)
