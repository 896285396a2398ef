"""Kernels' parameters in the calling convention of the host."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import Attributes, Function, Module, Type, Value, debug_info
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.llvm.debug_info import DebugNode, Kind, Tag
from hipspv.metadata.schema import VERSION
from hipspv.passes.frontend.describe_source_parameters import memory_of
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import PARAMETER, add_record
from hipspv.targets.cpu import RISCV64, X86_64, host_of

ARGUMENTS = "hipspv.arguments"
# In the names of a structure's parts, before the part's index if there are two (clang/lib/CodeGen/CGCall.cpp,
# EmitFunctionProlog). LLVM adds digits to names that are there already, as those of a parameter pack.
_PART = ".coerce"
_REGISTER = 8  # bytes
_PARTS = (Tag.MEMBER, Tag.INHERITANCE)
IN_MEMORY = "structure"
_LARGEST_ALIGNMENT = 16  # of scalars


class Argument(NamedTuple):
    """A parameter of the source. kind: of its record, or IN_MEMORY for a structure whose address the kernel gets.
    parts: the offsets of the parameters in LLVM IR that it is passed as.
    """

    kind: str
    size: int
    alignment: int
    parts: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.kind}:{self.size}:{self.alignment}:{','.join(map(str, self.parts))}"


class DescribeHostParameters(Pass):
    """Notes a kernel's parameters as the source has them, because in the host's calling convention a small structure
    becomes one or two values, and on x86-64 one without members none.

    The types are those of the debug information. System V ABI for x86-64, 3.2.3; Procedure Call Standard for the Arm
    64-bit Architecture, 6.8.2; RISC-V Calling Conventions, "Hardware Floating-Point Calling Convention".
    """

    def run(self, module: Module) -> bool:
        kernels = list(module.kernels())
        for kernel in kernels:
            Attributes(kernel).add_string(FUNCTION, ARGUMENTS, " ".join(map(str, _describe(kernel))))
        return bool(kernels)


class StripVariables(Pass):
    """Reduces the debug information to lines: variables slow the passes down, and only debuggers need them."""

    def run(self, module: Module) -> bool:
        module.run_passes("strip-nonlinetable-debuginfo")
        return True


def _describe(kernel: Function) -> list[Argument]:
    """The kernel's parameters in the source. A structure that is passed by its address gets the attribute `byval`."""
    node = debug_info.of_function(kernel)
    types = node.parameter_types if node else []
    parameters, attributes = kernel.parameters, Attributes(kernel)
    host = host_of(kernel.owner.triple)
    found: list[Argument] = []
    index = 0
    for type in types if types else [None] * len(parameters):
        if type and _is_empty(type) and host is X86_64:
            found.append(Argument("value", 1, 1, ()))
            continue
        parameter = parameters[index]
        size = _size(kernel.owner, parameter.type, type)
        is_class = _is_class(type)
        memory, by_value = memory_of(parameter), attributes.type(FIRST_PARAMETER + index, "byval")
        in_memory = type is not None and _is_in_memory(type, parameter) and not by_value
        if in_memory:
            alignment = _alignment(type)  # that of the variable is the pointer's
        elif memory and is_class and host is not X86_64:
            # The memory may have the alignment of a wider value, and the debug information lacks `packed`.
            alignment = min(memory.alignment, max(_alignment(type), _alignas(type)))
        else:
            alignment = memory.alignment if memory else _alignment(type) if is_class else 0
        if not alignment and by_value:  # a wide _BitInt, or a pointer to a member
            alignment = attributes.integer(FIRST_PARAMETER + index, "align")
        alignment = alignment or kernel.owner.alignment_of(parameter.type)
        members = (
            _flattened(type) if is_class and host is RISCV64 and not parameter.name and size <= 2 * _REGISTER else ()
        )
        if in_memory and not members:
            _pass_by_value(attributes, index, size, alignment)
        if attributes.type(FIRST_PARAMETER + index, "byval"):
            found.append(Argument(IN_MEMORY, size, alignment, (0,)))
        else:
            kind = "pointer" if parameter.type.is_pointer and not is_class else "value"
            halves = (0, _REGISTER) if _has_two_parts(kernel.owner, parameter, size) else (0,)
            found.append(Argument(kind, size, alignment, members or halves))
        index += len(found[-1].parts)
    return found


def _pass_by_value(attributes: Attributes, index: int, size: int, alignment: int) -> None:
    """A structure with a constructor for copies comes without the attribute, and on AArch64 and RISC-V each value in
    memory. A launch copies its bytes."""
    position = FIRST_PARAMETER + index
    if not attributes.type(position, "byval"):
        context = attributes.value.owner.context
        attributes.add_type(position, "byval", context.array(context.integer(8), size))
        attributes.add(position, "align", alignment)


def _has_two_parts(module: Module, parameter: Value, size: int) -> bool:
    """True if the next parameter is the structure's second half."""
    name = parameter.name
    return _PART in name and not name.endswith(_PART) and size > _REGISTER >= module.size_of(parameter.type)


def _is_in_memory(type: DebugNode, parameter: Value) -> bool:
    """True if the parameter is the address of a value: a structure, a large vector or a large integer."""
    named = _resolved(type)
    # The type of nullptr has no size.
    is_value = named is not None and named.kind in (Kind.COMPOSITE_TYPE, Kind.BASIC_TYPE) and named.bits > 0
    return is_value and parameter.type.is_pointer and _PART not in parameter.name


def _flattened(type: DebugNode | None, offset: int = 0) -> tuple[int, ...]:
    """The offsets of a structure's scalars: those of at most two, one of them a float, are passed as such on RISC-V."""
    node = _resolved(type)
    if node is None or node.kind != Kind.COMPOSITE_TYPE:
        return (offset,)
    if node.tag == Tag.ARRAY and not node.is_vector:
        size = node.base.bits // 8 if node.base else 0
        starts = range(offset, offset + node.bits // 8, size) if size else ()
        return tuple(each for start in starts for each in _flattened(node.base, start))
    members = [e for e in node.elements if e.kind == Kind.DERIVED_TYPE and e.tag in _PARTS and not e.is_static]
    return tuple(each for member in members for each in _flattened(member.base, offset + member.offset // 8))


def _size(module: Module, own: Type, type: DebugNode | None) -> int:
    named = _resolved(type)
    bits = named.bits if named else 0
    return bits // 8 if bits else module.size_of(own)


def _alignment(type: DebugNode | None) -> int:
    """The alignment in bytes: the one that the source asks for, that of the strictest member, or the size of a scalar.
    0 if it isn't known.
    """
    node, strictest = type, 0
    while node:
        strictest = max(strictest, node.alignment // 8)
        if node.kind == Kind.COMPOSITE_TYPE and _is_class(node):
            members = [e for e in node.elements if e.kind == Kind.DERIVED_TYPE and e.tag in _PARTS and not e.is_static]
            of_members = max([1, *(max(e.alignment // 8, _alignment(e.base)) for e in members)])
            return max(strictest, 1 if node.bits // 8 % of_members else of_members)  # a packed one has 1
        is_array = node.kind == Kind.COMPOSITE_TYPE and node.tag == Tag.ARRAY and not node.is_vector
        if is_array or (node.kind == Kind.DERIVED_TYPE and not node.bits):  # or a typedef, or a qualifier
            node = node.base
        else:
            return max(strictest, min(node.bits // 8, _LARGEST_ALIGNMENT))
    return strictest


def _alignas(node: DebugNode | None) -> int:
    """The strictest alignment in bytes that the source asks for, in a type or its members; 0 if there is none."""
    if node is None or node.kind not in (Kind.COMPOSITE_TYPE, Kind.DERIVED_TYPE):
        return 0
    if node.kind == Kind.DERIVED_TYPE and (node.tag not in _PARTS and node.bits):  # a pointer
        return 0
    inner = [node.base]
    if node.kind == Kind.COMPOSITE_TYPE and _is_class(node):
        inner = [e for e in node.elements if e.kind == Kind.DERIVED_TYPE and e.tag in _PARTS and not e.is_static]
    return max([node.alignment // 8, *map(_alignas, inner)])


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
        if element.kind == Kind.DERIVED_TYPE and element.tag in _PARTS and not element.is_static
    ]
    return _is_class(named) and all(part.base is not None and _is_empty(part.base) for part in parts)


def arguments_of(kernel: Function) -> list[Argument]:
    """The parameters of a kernel: those of the source, and those that passes have added after them."""
    attributes = Attributes(kernel)
    found = [
        Argument(kind, int(size), int(alignment), tuple(map(int, filter(None, parts.split(",")))))
        for kind, size, alignment, parts in (word.split(":") for word in attributes.string(FUNCTION, ARGUMENTS).split())
    ]
    module, parameters = kernel.owner, kernel.parameters
    for index in range(sum(len(argument.parts) for argument in found), len(parameters)):
        kind = attributes.string(FIRST_PARAMETER + index, PARAMETER).partition(" ")[0]
        size = module.size_of(parameters[index].type)
        found.append(Argument(kind, size, size, (0,)))
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
