"""The alignments that kernels' parameters have in the source."""

from __future__ import annotations

from hipspv.llvm import Attributes, Function, Module
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import SOURCE, add_record, take_statement


class RecordSourceAlignments(Pass):
    """Records the alignments of a kernel's parameters if PTX declares one with another.

    A launch's buffer of arguments has the source's layout. PTX has that of the types as which clang
    passes them: eight bytes for a packed structure of one `long`, 16 for `_BitInt(100)`.
    """

    def run(self, module: Module) -> bool:
        for kernel in module.kernels():
            declared = _declared(module, kernel)
            found = [_in_source(kernel, index) or alignment for index, alignment in enumerate(declared)]
            if found != declared:
                add_record(module, "alignments", kernel.name, *found)
        return True


def _in_source(kernel: Function, index: int) -> int:
    """Return the alignment in the source, in bytes; 0 if it isn't stated."""
    kind, *numbers = take_statement(Attributes(kernel), index, SOURCE)
    return int(numbers[1]) if kind else 0


def _declared(module: Module, kernel: Function) -> list[int]:
    """Return the alignments in PTX, in bytes."""
    attributes = Attributes(kernel)
    by_value = attributes.parameter_types("byval")
    return [
        attributes.integer(FIRST_PARAMETER + index, "align")
        if index in by_value
        else module.alignment_of(parameter.type)
        for index, parameter in enumerate(kernel.parameters)
    ]
