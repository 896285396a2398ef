"""Assembly without instructions."""

from __future__ import annotations

from hipspv.llvm import Builder, Flag, Instruction, Module, Opcode, Signature, Value, ValueKind
from hipspv.passes.rewrite.instructions import InstructionRewrite


class RemoveEmptyAssembly(InstructionRewrite):
    """Removes assembly without instructions.

    `asm volatile("" ::: "memory")` and `asm("" : "+r"(x))` keep a compiler from moving or folding
    something. After the optimiser they have no further use.
    """

    opcodes = (Opcode.CALL,)

    def concerns(self, module: Module, signature: Signature) -> bool:
        return signature.has(Flag.INDIRECT)

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        """A result stands for the one operand that it is tied to."""
        module, target = build.module, instruction.called_value
        if target.kind != ValueKind.INLINE_ASM or module.assembly_of(target).strip():
            return None
        if instruction.type == module.context.void():
            return target
        constraints = module.constraints_of(target)
        operands = constraints.split(",")
        outputs = [each for each in operands if each.startswith("=")]
        inputs = [each for each in operands if each[:1] not in ("=", "~")]
        if len(outputs) != 1 or "0" not in inputs or "*" in constraints:
            return None
        operand = instruction.arguments[inputs.index("0")]
        return operand if operand.type == instruction.type else None
