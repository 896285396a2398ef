"""Entries of kernels, which read their arguments from the launch buffer."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from hipspv.llvm import Attributes, Builder, Function, Linkage, Module, Opcode, Type, Value
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.metadata import parse
from hipspv.metadata.arguments import Argument, arguments
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import read_records

_HEADER = 32  # bytes of the launch buffer before the arguments: grid, block and shared memory


class _Parameter(NamedTuple):
    type: Type  # of the value in memory
    size: int
    alignment: int
    by_value: bool  # a structure, to a copy of which the kernel gets a pointer
    is_word: bool  # a pointer, or the number of a function


class WrapKernels(Pass):
    """Gives each kernel an entry that takes the address of the launch buffer, because a kernel on
    Vortex has one argument.

    The arguments are where the kernel's record says (`hipspv.metadata.arguments`), and parameters
    that passes added follow them. docs/vortex.md has the buffer.
    """

    width: int = 64  # bits of a device's pointer

    def run(self, module: Module) -> bool:
        kernels = list(module.kernels())
        records = [record for record in map(parse, read_records(module)) if record]
        of_kernels = {each.kernel: each for each in records if each.name == "kernel"}
        for kernel in kernels:
            self._wrap(module, kernel, arguments(of_kernels[kernel.name], self.width))
        module.run_passes("always-inline,globaldce")
        return bool(kernels)

    def _wrap(self, module: Module, kernel: Function, rows: list[Argument]) -> None:
        context = module.context
        name, kernel.name = kernel.name, ""
        spaces = module.target.spaces
        type = context.function(context.void(), [context.pointer(spaces.global_)])
        entry = module.add_function(name, type)
        entry.calling_convention = kernel.calling_convention
        kernel.calling_convention = module.target.function_cc
        kernel.linkage = Linkage.INTERNAL
        attributes = Attributes(kernel)
        attributes.remove(FUNCTION, "noinline")
        attributes.add(FUNCTION, "alwaysinline")
        parameters = [
            self._parameter(kernel, index, row) for index, row in zip_longest(range(kernel.parameter_count), rows)
        ]
        with Builder(module) as build:
            build.at_end(entry.append_block("entry"))
            values = _read(build, entry.parameters[0], parameters, self.width)
            for index, parameter in enumerate(parameters):
                if parameter.by_value:
                    attributes.remove(FIRST_PARAMETER + index, "byval")
            build.call(kernel, values)
            build.ret()

    def _parameter(self, kernel: Function, index: int, row: Argument | None) -> _Parameter:
        module, attributes = kernel.owner, Attributes(kernel)
        position = FIRST_PARAMETER + index
        structure = attributes.type(position, "byval")
        type = structure or kernel.parameters[index].type
        if row:
            is_word = type.is_pointer or row.is_pointer
            return _Parameter(type, row.size, row.alignment, structure is not None, is_word)
        if type.is_pointer:
            return _Parameter(type, self.width // 8, self.width // 8, False, True)
        alignment = attributes.integer(position, "align") if structure else 0
        alignment = alignment or module.alignment_of(type)
        return _Parameter(type, module.size_of(type), alignment, structure is not None, False)


def _read(build: Builder, buffer: Value, parameters: list[_Parameter], width: int) -> list[Value]:
    """Return the arguments' values."""
    context = build.module.context
    offset = max((p.alignment for p in parameters), default=1)
    offset = -(-_HEADER // offset) * offset
    values: list[Value] = []
    for type, size, alignment, by_value, is_word in parameters:
        offset = -(-offset // alignment) * alignment
        address = build.offset(buffer, offset)
        if by_value:
            copy = build.alloca(type, alignment)
            build.copy_memory(copy, address, size, alignment)
            values.append(copy)
        elif is_word:
            word = build.load(context.integer(width), address, alignment)
            made = build.cast(Opcode.INT_TO_PTR, word, type) if type.is_pointer else None
            values.append(made or build.resize(word, type))
        else:
            values.append(build.load(type, address, alignment))
        offset += size
    return values
