"""Kernels' parameters in the calling convention of the host."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Attributes, Function, Module, Type, Value, debug_info
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.llvm.debug_info import DebugNode, Kind, Tag
from hipspv.metadata.schema import VERSION
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import PARAMETER, add_record

_ATTRIBUTE = "hipspv.arguments"
# In the names of a structure's parts, before the part's index if there are two (clang/lib/CodeGen/CGCall.cpp,
# EmitFunctionProlog). LLVM adds digits to names that are there already, as those of a parameter pack.
_PART = ".coerce"
_REGISTER = 8  # bytes
IN_MEMORY = "structure"
_LARGEST_ALIGNMENT = 16  # of values that are no structures in memory


class Argument(NamedTuple):
    """A parameter of the source. kind: of its record, or IN_MEMORY for a structure whose address the kernel gets.
    parts: the number of parameters in LLVM IR that it is passed as.
    """

    kind: str
    size: int
    alignment: int
    parts: int


class DescribeHostParameters(Pass):
    """Notes a kernel's parameters as the source has them, because in the calling convention of x86-64 a
    small structure becomes one or two values, and one without members none.

    The types are those of the debug information (System V ABI for x86-64, 3.2.3).
    """

    def run(self, module: Module) -> bool:
        kernels = list(module.kernels())
        for kernel in kernels:
            text = " ".join(":".join(map(str, argument)) for argument in _describe(kernel))
            Attributes(kernel).add_string(FUNCTION, _ATTRIBUTE, text)
        return bool(kernels)


def _describe(kernel: Function) -> list[Argument]:
    """The kernel's parameters in the source. A structure that is passed by its address gets the attribute `byval`."""
    node = debug_info.of_function(kernel)
    types = node.parameter_types if node else []
    parameters, attributes = kernel.parameters, Attributes(kernel)
    found: list[Argument] = []
    index = 0
    for type in types if types else [None] * len(parameters):
        if type and _is_empty(type):
            found.append(Argument("value", 1, 1, 0))
            continue
        parameter = parameters[index]
        size = _size(kernel.owner, parameter.type, type)
        is_class = _is_class(type)
        if is_class and parameter.type.is_pointer and _PART not in parameter.name:
            _pass_by_value(attributes, index, size)
        structure = attributes.type(FIRST_PARAMETER + index, "byval")
        if structure:
            alignment = attributes.integer(FIRST_PARAMETER + index, "align")
            found.append(Argument(IN_MEMORY, size, alignment or _alignment(size), 1))
        else:
            kind = "pointer" if parameter.type.is_pointer and not is_class else "value"
            parts = 2 if _has_two_parts(kernel.owner, parameter, size) else 1
            found.append(Argument(kind, size, _alignment(size), parts))
        index += found[-1].parts
    return found


def _pass_by_value(attributes: Attributes, index: int, size: int) -> None:
    """A structure with a constructor for copies comes without the attribute. A launch copies its bytes."""
    position = FIRST_PARAMETER + index
    if not attributes.type(position, "byval"):
        context = attributes.value.owner.context
        attributes.add_type(position, "byval", context.array(context.integer(8), size))
        attributes.add(position, "align", _alignment(size))


def _has_two_parts(module: Module, parameter: Value, size: int) -> bool:
    """True if the next parameter is the structure's second half."""
    name = parameter.name
    return _PART in name and not name.endswith(_PART) and size > _REGISTER >= module.size_of(parameter.type)


def _size(module: Module, own: Type, type: DebugNode | None) -> int:
    named = _resolved(type)
    bits = named.bits if named else 0
    return bits // 8 if bits else module.size_of(own)


def _alignment(size: int) -> int:
    """The largest power of two that may be the alignment of a value of this size."""
    return min(1 << max(size - 1, 0).bit_length(), _LARGEST_ALIGNMENT)


def _resolved(type: DebugNode | None) -> DebugNode | None:
    """The type without typedefs and qualifiers."""
    while type and type.kind == Kind.DERIVED_TYPE and not type.bits:
        type = type.base
    return type


def _is_class(type: DebugNode | None) -> bool:
    named = _resolved(type)
    is_composite = named is not None and named.kind == Kind.COMPOSITE_TYPE
    return is_composite and named is not None and named.tag in (Tag.STRUCTURE, Tag.CLASS, Tag.UNION)


def _is_empty(type: DebugNode) -> bool:
    """True for a structure without data members, which isn't passed."""
    named = _resolved(type)
    if named is None or named.kind != Kind.COMPOSITE_TYPE:
        return False
    if named.tag == Tag.ARRAY:
        return not named.bits or (named.base is not None and _is_empty(named.base))
    parts = [
        element
        for element in named.elements
        if element.kind == Kind.DERIVED_TYPE and element.tag in (Tag.MEMBER, Tag.INHERITANCE) and not element.is_static
    ]
    return _is_class(named) and all(part.base is not None and _is_empty(part.base) for part in parts)


def arguments_of(kernel: Function) -> list[Argument]:
    """The parameters of a kernel: those of the source, and those that passes have added after them."""
    attributes = Attributes(kernel)
    found = [
        Argument(kind, int(size), int(alignment), int(parts))
        for kind, size, alignment, parts in (
            word.split(":") for word in attributes.string(FUNCTION, _ATTRIBUTE).split()
        )
    ]
    module, parameters = kernel.owner, kernel.parameters
    for index in range(sum(argument.parts for argument in found), len(parameters)):
        kind = attributes.string(FIRST_PARAMETER + index, PARAMETER).partition(" ")[0]
        size = module.size_of(parameters[index].type)
        found.append(Argument(kind, size, size, 1))
    return found


class RecordHostParameters(Pass):
    """Records the parameters of each kernel as the source has them, because a launch passes them as the
    members of a structure.
    """

    def run(self, module: Module) -> bool:
        add_record(module, "metadata", VERSION)
        for kernel in module.kernels():
            fields: list[str | int] = []
            for argument in arguments_of(kernel):
                kind = "value" if argument.kind == IN_MEMORY else argument.kind
                fields += [kind, argument.size, argument.alignment]
            add_record(module, "kernel", kernel.name, *fields)
        return True
