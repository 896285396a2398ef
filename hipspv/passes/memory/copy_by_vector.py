"""Copies of short vectors such as float4."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Attributes, Builder, ConstantInt, Instruction, Module, Value, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import intrinsic_calls
from hipspv.passes.interface import Pass

_VECTOR = 16  # bytes of the largest access
_LARGEST = 64
# clang's names for the types of 8 bytes that aren't pointers; all types of 4 bytes are none.
_NUMBERS = {"double", "long", "long long"}


class CopyByVector(Pass):
    """Replaces aligned copies of 16 bytes of arithmetic types by a load and a store of a vector.

    LLVM keeps a copy of more than 8 bytes as a call of llvm.memcpy. A local variable that is only
    copied then stays in memory, and the copy is of two halves, which LLVM doesn't mark as
    read-only. Copies of pointers stay, because an element of a vector has no address space.
    """

    def run(self, module: Module) -> bool:
        context = module.context
        found = list(_copies(module))
        with Builder(module) as build:
            for call, length, field in found:
                build.before(call)
                vector = context.vector(context.integer(8 * field), _VECTOR // field)
                to, source = call.arguments[:2]
                offsets = range(0, length, _VECTOR)
                values = [build.load(vector, build.offset(source, at), _VECTOR) for at in offsets]
                for at, value in zip(offsets, values, strict=True):
                    build.store(value, build.offset(to, at), _VECTOR)
                call.erase()
        return bool(found)


def _copies(module: Module) -> Iterator[tuple[Instruction, int, int]]:
    """The copies, with their lengths and the sizes of their fields, in bytes."""
    for call in intrinsic_calls(module, "llvm.memcpy.p"):
        length = call.arguments[2]
        if not isinstance(length, ConstantInt) or not _is_vectors(length.value):
            continue
        if _is_aligned(call) and (field := _field_of(call, length.value)):
            yield call, length.value, field


def _is_aligned(call: Instruction) -> bool:
    """True if an access by vectors may replace the copy, which isn't volatile."""
    attributes, volatile = Attributes(call), call.arguments[3]
    alignments = [attributes.integer(FIRST_PARAMETER + i, "align") for i in (0, 1)]
    return min(alignments) >= _VECTOR and volatile == volatile.type.constant(0)


def _is_vectors(length: int) -> bool:
    return 0 < length <= _LARGEST and length % _VECTOR == 0


def _field_of(call: Instruction, length: int) -> int:
    """The size of the fields; 0 unless clang says that all are arithmetic, of 4 or of 8 bytes.

    A field of another size would not be an element of the vector, and the variable would stay in
    memory. The operands are offsets, sizes and types (LLVM language reference, tbaa.struct).
    """
    operands = metadata.of_instruction(call, "tbaa.struct")
    sizes = [each.value for each in operands[1::3] if isinstance(each, ConstantInt)]
    if not sizes or sum(sizes) != length or sizes.count(sizes[0]) < len(sizes):
        return 0
    if sizes[0] == 8 and all(_is_number(call.owner, tag) for tag in operands[2::3]):
        return 8
    return 4 if sizes[0] == 4 else 0


def _is_number(module: Module, tag: str | Value) -> bool:
    accessed = metadata.of_node(module, tag)[1] if isinstance(tag, Value) else None
    return isinstance(accessed, Value) and metadata.of_node(module, accessed)[0] in _NUMBERS
