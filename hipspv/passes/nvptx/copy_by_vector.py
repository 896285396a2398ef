"""Copies of short vectors such as float4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Attributes,
    Builder,
    ConstantInt,
    Flag,
    Instruction,
    Module,
    Value,
    metadata,
)
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import calls_of

_VECTOR = 16  # bytes of the largest access
_LARGEST = 64
# clang's names for the types of 8 bytes that aren't pointers; all types of 4 bytes are none.
_NUMBERS = {"double", "long", "long long"}


@dataclass(frozen=True)
class CopyByVector:
    """Replaces aligned copies of 16 bytes of numbers by a load and a store of a vector.

    LLVM keeps a copy of more than 8 bytes as a call of llvm.memcpy. A local variable that is only
    copied then stays in memory, and the copy is of two halves, which LLVM doesn't mark as
    read-only. Copies of pointers stay, because a part of a vector has no address space.
    """

    name: ClassVar[str] = "copy-by-vector"

    def run(self, module: Module) -> bool:
        context = module.context
        found = list(_copies(module))
        with Builder(module) as build:
            for call, length, field in found:
                build.before(call)
                vector = context.vector(context.integer(8 * field), _VECTOR // field)
                to, source = call.arguments[:2]
                places = range(0, length, _VECTOR)
                values = [build.load(vector, build.offset(source, at), _VECTOR) for at in places]
                for at, value in zip(places, values, strict=True):
                    build.store(value, build.offset(to, at), _VECTOR)
                call.erase()
        return bool(found)


def _copies(module: Module) -> Iterator[tuple[Instruction, int, int]]:
    """Yield the copies with their lengths and the sizes of their fields, in bytes."""
    for function in module.index().functions(lambda each: each.has(Flag.INTRINSIC | Flag.USED)):
        for call in calls_of(function) if function.name.startswith("llvm.memcpy.p") else ():
            length, volatile = call.arguments[2:4]
            if not isinstance(length, ConstantInt) or not _is_vectors(length.value):
                continue
            attributes = Attributes(call)
            aligned = all(
                attributes.number(FIRST_PARAMETER + i, "align") >= _VECTOR for i in (0, 1)
            )
            if aligned and volatile == volatile.type.constant(0) and (field := _field_of(call)):
                yield call, length.value, field


def _is_vectors(length: int) -> bool:
    return 0 < length <= _LARGEST and length % _VECTOR == 0


def _field_of(call: Instruction) -> int:
    """Return the size of the parts to copy; 0 unless clang says that all fields are numbers.

    The operands are places, sizes and types of the fields (LLVM language reference, tbaa.struct).
    """
    operands = metadata.of_instruction(call, "tbaa.struct")
    fields = list(zip(operands[1::3], operands[2::3], strict=True))
    if not fields or not all(_is_number(call.owner, size, tag) for size, tag in fields):
        return 0
    return 8 if all(_bytes(size) == 8 for size, _ in fields) else 4


def _is_number(module: Module, size: str | Value, tag: str | Value) -> bool:
    if _bytes(size) <= 4:
        return True
    if _bytes(size) > 8 or not isinstance(tag, Value):
        return False
    accessed = metadata.of_node(module, tag)[1]
    return isinstance(accessed, Value) and metadata.of_node(module, accessed)[0] in _NUMBERS


def _bytes(size: str | Value) -> int:
    assert isinstance(size, ConstantInt)
    return size.value
