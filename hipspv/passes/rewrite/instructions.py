"""The base of passes that replace instructions one by one."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from hipspv.llvm import Builder, Instruction, Module, Opcode, Signature, Value
from hipspv.passes.interface import Pass


class InstructionRewrite(Pass):
    """A pass that replaces the instructions that have one of `opcodes` and that it concerns."""

    opcodes: ClassVar[Collection[Opcode]]
    afterwards: ClassVar[str] = ""  # LLVM's own passes that follow a change

    def concerns(self, module: Module, signature: Signature) -> bool:
        """True if instructions of this signature may need a replacement."""
        return True

    def rewrite(self, build: Builder, instruction: Instruction) -> Value | None:
        """Builds what stands for the instruction, before it; None if the instruction stays. For one
        without a result any value will do.
        """
        raise NotImplementedError

    def run(self, module: Module) -> bool:
        changed = False
        found = module.index().instructions(self.opcodes, lambda s: self.concerns(module, s))
        with Builder(module) as build:
            for instruction in found:
                value = self.rewrite(build.before(instruction), instruction)
                if value is not None:
                    if instruction.is_used:
                        instruction.replace_all_uses_with(value)
                    instruction.erase()
                    changed = True
        if changed and self.afterwards:
            module.run_passes(self.afterwards)
        return changed
