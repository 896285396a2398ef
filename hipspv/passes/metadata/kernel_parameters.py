"""The parameters of kernels, as a launch passes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Function, Module, Type, TypeKind
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.metadata.schema import VERSION
from hipspv.passes.metadata.records import PARAMETER, add_record

_POINTER = ("pointer", "8", "8")
_SHARED = ("shared", "0", "1")
_UNSUPPORTED = ("unsupported", "0", "1")


@dataclass(frozen=True)
class RecordKernelParameters:
    """Records the parameters of each kernel, because the runtime marshals a launch's arguments by
    them: kinds, sizes and alignments.

    Not every format of code shows them.
    """

    name: ClassVar[str] = "record-kernel-parameters"

    def run(self, module: Module) -> bool:
        add_record(module, "metadata", VERSION)
        for kernel in module.kernels():
            fields: list[str] = []
            members: list[str] = []
            for index in range(len(kernel.parameters)):
                kind, *numbers = _taken(kernel, index)
                own = _by_type(kernel, index)
                if kind == "packed":
                    members, numbers = numbers, []
                fields += (kind or own[0], *(numbers or own[1:]))
            add_record(module, "kernel", kernel.name, *fields)
            if members:
                add_record(module, "packed", kernel.name, *members)
        return True


def _taken(kernel: Function, index: int) -> list[str]:
    """The kind and numbers that a pass stated for the parameter. Removes the statement."""
    attributes, place = Attributes(kernel), FIRST_PARAMETER + index
    found = attributes.string(place, PARAMETER)
    if found:
        attributes.remove_string(place, PARAMETER)
    return found.split(" ")


def _by_type(kernel: Function, index: int) -> tuple[str, str, str]:
    """Kind, size and alignment, in bytes, as the parameter's type shows them."""
    attributes, place = Attributes(kernel), FIRST_PARAMETER + index
    type, module = kernel.parameters[index].type, kernel.owner
    value = attributes.type(place, "byval")
    if type.is_pointer and not value:
        spaces, space = module.target.spaces, type.address_space
        if space == spaces.shared:
            return _SHARED
        return _POINTER if space in (spaces.global_, spaces.constant) else _UNSUPPORTED
    type = value or type
    if not _is_passable(type) or not module.size_of(type):
        return _UNSUPPORTED
    alignment = attributes.number(place, "align") if value else 0
    return "value", str(module.size_of(type)), str(alignment or module.alignment_of(type))


def _is_passable(type: Type) -> bool:
    """True for a type that has a layout in memory. OpenCL's Booleans and images have none."""
    return type.width >= 8 if type.is_integer else type.kind != TypeKind.TARGET
