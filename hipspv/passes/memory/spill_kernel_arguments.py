"""Kernel arguments that are too large for a device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hipspv.llvm import Attributes, Builder, Flag, Function, Module, Opcode, Signature, Type, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.grid.inline_calls import uses_grid
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import describe_parameter
from hipspv.passes.rewrite.signatures import change_kernel

_POINTER_BYTES = 8
# Later passes may add the pointer to dynamic shared memory, its size and three block dimensions.
# For grid barriers they may add two pointers and an integer.
_IMPLICIT_BYTES = 8 + 8 + 12
_GRID_BYTES = 8 + 8 + 8


class SpillKernelArguments(Pass):
    """Passes kernel arguments by reference when they are too large for a device.

    OpenCL promises room for 1,024 bytes of kernel parameters (CL_DEVICE_MAX_PARAMETER_SIZE, OpenCL 3.0, table 5), CUDA
    for 4,096. While a kernel's are larger, its largest by-value structure is passed as a pointer to the runtime's copy
    of it. If that isn't enough, the last parameters go together, as one pointer to a block of them.

    The kernel works on a private copy. If it only reads, the optimiser, which runs after this,
    reads the original: the parameter is `noalias readonly`.
    """

    limit: int = 1024  # bytes of a kernel's parameters, including those that later passes add

    def run(self, module: Module) -> bool:
        changed = False
        limit = self.limit - _IMPLICIT_BYTES - (_GRID_BYTES if uses_grid(module) else 0)
        for kernel in module.index().functions(lambda signature: _may_be_large(module, signature, limit)):
            values = [_Value.of(kernel, i) for i in range(len(kernel.parameters))]
            chosen, first = _choose(values, limit)
            if first < len(values):
                # First, since the parameters before it keep their indices.
                kernel = _pack(module, kernel, values, first)
            if chosen:
                _pass_by_reference(module, kernel, {i: values[i] for i in chosen})
            changed |= bool(chosen) or first < len(values)
        return changed


def _may_be_large(module: Module, signature: Signature, limit: int) -> bool:
    """True if parameters of kernels of this signature may take more than `limit` bytes."""
    if not signature.has(Flag.DEFINED | Flag.KERNEL):
        return False
    sizes = [module.size_of(type) for type in signature.type.parameters]
    return signature.has(Flag.BYVAL) or _total(sizes) > limit


class _Value(NamedTuple):
    """The value that the caller passes for one parameter; a structure is `byval`."""

    type: Type
    size: int
    alignment: int
    is_structure: bool

    @classmethod
    def of(cls, kernel: Function, index: int) -> _Value:
        module, attributes = kernel.owner, Attributes(kernel)
        structure = attributes.type(FIRST_PARAMETER + index, "byval")
        type = structure or kernel.parameters[index].type
        alignment = module.alignment_of(type) or 1  # LLVM's counter overflows for vast vectors
        if structure:
            alignment = attributes.integer(FIRST_PARAMETER + index, "align") or alignment
        return cls(type, module.size_of(type), alignment, structure is not None)


def _choose(values: Sequence[_Value], limit: int) -> tuple[list[int], int]:
    """The structures to pass by reference, and the first parameter that goes in a block: the count
    of parameters if none does.
    """
    sizes = [value.size for value in values]
    chosen: list[int] = []
    structures = [i for i, value in enumerate(values) if value.is_structure]
    for i in sorted(structures, key=lambda i: -sizes[i]):
        if _total(sizes) <= limit or sizes[i] <= _POINTER_BYTES:
            break
        sizes[i] = _POINTER_BYTES
        chosen.append(i)
    first = len(values)
    if _total(sizes) > limit:
        while first and _total(sizes[:first]) + _POINTER_BYTES > limit:
            first -= 1
    return sorted(i for i in chosen if i < first), first


def _total(sizes: Sequence[int]) -> int:
    """Bytes of parameters of `sizes`, each aligned to at most 8 bytes, as drivers lay them out."""
    return sum((size + 7) // 8 * 8 for size in sizes)


def _pass_by_reference(module: Module, kernel: Function, moved: dict[int, _Value]) -> None:
    pointer = module.context.pointer(module.target.spaces.global_)
    old = kernel.parameters
    types = [pointer if i in moved else parameter.type for i, parameter in enumerate(old)]
    kept = [i for i in range(len(old)) if i not in moved]
    new = change_kernel(kernel, types, kept)
    for i, value in moved.items():
        new.parameters[i].name = old[i].name
        _describe(new, i, value.size, value.alignment)
        with Builder(module) as build:
            build.before(new.entry.first)
            old[i].replace_all_uses_with(_read(build, new.parameters[i], value))
        describe_parameter(new, i, "by-reference", value.size, value.alignment)
    kernel.erase()


def _pack(module: Module, kernel: Function, values: Sequence[_Value], first: int) -> Function:
    """Passes the parameters from `first` on in a block, laid out as a C structure of them."""
    offsets: list[int] = []
    end = 0
    for value in values[first:]:
        offsets.append(-(-end // value.alignment) * value.alignment)
        end = offsets[-1] + value.size
    old = kernel.parameters
    block = module.context.pointer(module.target.spaces.global_)
    types = [*(parameter.type for parameter in old[:first]), block]
    new = change_kernel(kernel, types, range(first))
    _describe(new, first, end, max(value.alignment for value in values[first:]))
    with Builder(module) as build:
        build.before(new.entry.first)
        for parameter, value, offset in zip(old[first:], values[first:], offsets, strict=True):
            address = build.offset(new.parameters[first], offset)
            parameter.replace_all_uses_with(_read(build, address, value))
    kernel.erase()
    members = [n for value in values[first:] for n in (value.size, value.alignment)]
    describe_parameter(new, first, "packed", *members)
    return new


def _describe(kernel: Function, index: int, size: int, alignment: int) -> None:
    """Adds the attributes of a pointer to the runtime's copy, for the optimiser."""
    attributes = Attributes(kernel)
    for name, value in (("noalias", 0), ("readonly", 0), ("align", alignment)):
        attributes.add(FIRST_PARAMETER + index, name, value)
    attributes.add(FIRST_PARAMETER + index, "dereferenceable", size)


def _read(build: Builder, address: Value, value: _Value) -> Value:
    """The parameter's value: a structure is a private copy."""
    if value.is_structure:
        copy = build.alloca(value.type, value.alignment)
        build.copy_memory(copy, address, value.size, value.alignment)
        return copy
    if value.type.is_integer and value.type.width < 8 * value.size:
        whole = build.module.context.integer(8 * value.size)
        return build.cast(Opcode.TRUNC, build.load(whole, address, value.alignment), value.type)
    return build.load(value.type, address, value.alignment)
