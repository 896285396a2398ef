"""Which kernels need double precision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Function, Instruction, Location, Module, Opcode, Type
from hipspv.passes.call_graph import callers_closure
from hipspv.passes.notes import add_note

# Instructions that may have a double as an operand and none as a result.
_CONSUMERS = (Opcode.STORE, Opcode.FCMP, Opcode.FP_TRUNC, Opcode.FP_TO_SI, Opcode.FP_TO_UI)


@dataclass(frozen=True)
class NoteDoubles:
    """Not every device has double precision. A kernel that needs it says where in the source, so
    that the runtime can.
    """

    name: ClassVar[str] = "note-doubles"

    def run(self, module: Module) -> bool:
        double = module.context.double()
        types = {type for shape in module.shapes() for type in shape[1:] if type}
        if not any(_is_double(type, double) for type in types):
            return False
        noted: set[Function] = set()
        for function in list(module.definitions()):
            first = _first_use(function, double)
            if first is None:
                continue
            place = _place(first)
            for kernel in [function, *callers_closure([function])]:
                if kernel.is_kernel and kernel not in noted:
                    noted.add(kernel)
                    add_note(module, f"hipspv.fp64 {kernel.name} {place.file}:{place.line}")
        return bool(noted)


def _first_use(function: Function, double: Type) -> Instruction | None:
    for instruction in function.instructions():
        if _is_double(instruction.type, double):
            return instruction
        if instruction.opcode in _CONSUMERS and _is_double(instruction.operand(0).type, double):
            return instruction
    return None


def _is_double(type: Type, double: Type) -> bool:
    return type == double or (type.is_vector and type.element == double)


def _place(instruction: Instruction) -> Location:
    """Spaces would end the record's field; a file's name may have some."""
    place = instruction.location or instruction.function.location
    return place._replace(file=place.file.replace(" ", "_") or "?")
