"""Records of the kernels that need double precision."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Function, Instruction, Location, Module, Opcode, Type
from hipspv.llvm.instruction_index import Signature
from hipspv.passes.analysis.call_graph import spread
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings, at
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record
from hipspv.passes.record import made

# The device does it, if it can.
NATIVE = "native"

# Instructions that may have a double as an operand but not as a result.
_CONSUMERS = (Opcode.STORE, Opcode.FCMP, Opcode.FP_TRUNC, Opcode.FP_TO_SI, Opcode.FP_TO_UI)


class RecordDoublePrecision(Pass):
    """Records the first source line at which a kernel needs double precision, which not each device
    has, for the runtime's messages.

    `doubles`: what the runtime shall do about it, recorded unless it is NATIVE.
    """

    warnings: Warnings = made(factory=Warnings)
    doubles: str = NATIVE

    def run(self, module: Module) -> bool:
        visited: set[Function] = set()
        changed = False
        problems: list[Diagnostic] = []
        for first in first_doubles(module):
            location = _location(first)
            # The callers of a function visited before are recorded already.
            for kernel in spread(first.function, visited, Function.callers):
                if kernel.is_kernel:
                    changed = True
                    add_record(module, "fp64", kernel.name, f"{location.file}:{location.line}")
                    problems += self._warn(first, kernel)
        if problems:
            raise PassError(problems)
        if changed and self.doubles != NATIVE:
            add_record(module, "doubles", self.doubles)
        return changed

    def _warn(self, first: Instruction, kernel: Function) -> list[Diagnostic]:
        message = f"kernel '{kernel.owner.demangle(kernel.name)}' needs double precision"
        remedy = "not every device has it: use float, and constants as 1.0f"
        return self.warnings.sort("double-precision", at(first, message, remedy))


def first_doubles(module: Module) -> Iterator[Instruction]:
    """The first instruction of each function that gives or takes a double."""
    double = module.context.double()
    return module.index().first_instructions(where=lambda signature: _uses(signature, double))


def _uses(signature: Signature, double: Type) -> bool:
    if signature.opcode in _CONSUMERS and signature.other and _is_double(signature.other, double):
        return True
    return _is_double(signature.type, double)


def _is_double(type: Type, double: Type) -> bool:
    return type == double or (type.is_vector and type.element == double)


def _location(instruction: Instruction) -> Location:
    """The instruction's location, without spaces in the file's name: they would end the record's field."""
    location = instruction.location or instruction.function.location
    return location._replace(file=location.file.replace(" ", "_") or "?")
