"""The parameters of kernels, as a launch passes them."""

from __future__ import annotations

from hipspv.llvm import Attributes, Module, Type, TypeKind
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.metadata.schema import VERSION
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import PARAMETER, SOURCE, add_record, take_statement

_POINTER = ("pointer", "8", "8")
_SHARED = ("shared", "0", "1")
_UNSUPPORTED = ("unsupported", "0", "1")
_SOURCE_FIELDS = 3


class RecordKernelParameters(Pass):
    """Records the parameters of each kernel, because the runtime marshals a launch's arguments by
    them: kinds, sizes and alignments.

    Not every format of code shows them. by_source: as in the source, for devices that take them as
    one structure; otherwise as the device's code takes them.
    """

    by_source: bool = False

    def run(self, module: Module) -> bool:
        add_record(module, "metadata", VERSION)
        for kernel in module.kernels():
            attributes = Attributes(kernel)
            fields: list[str] = []
            members: list[str] = []
            for index, parameter in enumerate(kernel.parameters):
                kind, *values = take_statement(attributes, index, PARAMETER)
                own = self._own(attributes, index, parameter.type)
                if kind == "packed":
                    members, values = values, []
                fields += (kind or own[0], *(values or own[1:]))
            add_record(module, "kernel", kernel.name, *fields)
            if members:
                add_record(module, "packed", kernel.name, *members)
        return True

    def _own(self, attributes: Attributes, index: int, type: Type) -> tuple[str, str, str]:
        """Kind, size and alignment."""
        kind, size, alignment = _by_type(attributes, index, type)
        source = take_statement(attributes, index, SOURCE)
        if len(source) != _SOURCE_FIELDS:
            return kind, size, alignment
        if self.by_source:
            return source[0], source[1], source[2]
        return (kind, size, source[2]) if kind != "unsupported" else _UNSUPPORTED


def _by_type(attributes: Attributes, index: int, type: Type) -> tuple[str, str, str]:
    """Kind, size and alignment, in bytes, as the parameter's type shows them."""
    module, position = attributes.value.owner, FIRST_PARAMETER + index
    is_pointer = type.is_pointer
    value = attributes.type(position, "byval") if is_pointer else None
    if is_pointer and not value:
        spaces, space = module.target.spaces, type.address_space
        if space == spaces.shared:
            return _SHARED
        return _POINTER if space in (spaces.global_, spaces.constant) else _UNSUPPORTED
    type = value or type
    size = module.size_of(type) if _is_passable(type) else 0
    if not size:
        return _UNSUPPORTED
    alignment = attributes.integer(position, "align") if value else 0
    return "value", str(size), str(alignment or module.alignment_of(type))


def _is_passable(type: Type) -> bool:
    """True for a type that has a layout in memory. OpenCL's Booleans and images have none."""
    return type.width >= 8 if type.is_integer else type.kind != TypeKind.TARGET
