"""Assembly without instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Instruction, Module, Opcode, ValueKind
from hipspv.llvm.inventory import Shape, Trait


@dataclass(frozen=True)
class RemoveEmptyAssembly:
    """Removes assembly without instructions.

    `asm volatile("" ::: "memory")` and `asm("" : "+r"(x))` keep a compiler from moving or folding
    something. After the optimiser they have no further use.
    """

    name: ClassVar[str] = "remove-empty-assembly"

    def run(self, module: Module) -> bool:
        changed = False
        for call in module.inventory().instructions((Opcode.CALL,), _is_indirect):
            target = call.called_value
            if target.kind == ValueKind.INLINE_ASM and not module.assembly_of(target).strip():
                changed |= _remove(call, module.constraints_of(target))
        return changed


def _is_indirect(shape: Shape) -> bool:
    return shape.has(Trait.INDIRECT)


def _remove(call: Instruction, constraints: str) -> bool:
    """Removes a call without a result, or replaces it by the one operand that its result is tied
    to.
    """
    parts = constraints.split(",")
    if call.type != call.owner.context.void():
        outputs = [part for part in parts if part.startswith("=")]
        inputs = [part for part in parts if part[:1] not in ("=", "~")]
        if len(outputs) != 1 or "0" not in inputs or "*" in constraints:
            return False
        operand = call.arguments[inputs.index("0")]
        if operand.type != call.type:
            return False
        call.replace_all_uses_with(operand)
    call.erase()
    return True
