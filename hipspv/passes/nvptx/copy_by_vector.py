"""Copies of short vectors such as float4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, ConstantInt, Instruction, Module, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import calls_of

_VECTOR = 16  # bytes of the largest access
_LARGEST = 64
_FIELD = 4


@dataclass(frozen=True)
class CopyByVector:
    """Replaces aligned copies of 4 numbers by a load and a store of a vector.

    LLVM keeps a copy of more than 8 bytes as a call of llvm.memcpy. A local variable that is only
    copied then stays in memory, and the copy is of two halves, which LLVM doesn't mark as
    read-only. Copies of pointers stay, because a part of a vector has no address space.
    """

    name: ClassVar[str] = "copy-by-vector"

    def run(self, module: Module) -> bool:
        context = module.context
        vector = context.vector(context.integer(8 * _FIELD), _VECTOR // _FIELD)
        found = list(_copies(module))
        with Builder(module) as build:
            for call, length in found:
                build.before(call)
                to, source = call.arguments[:2]
                places = range(0, length, _VECTOR)
                values = [build.load(vector, build.offset(source, at), _VECTOR) for at in places]
                for at, value in zip(places, values, strict=True):
                    build.store(value, build.offset(to, at), _VECTOR)
                call.erase()
        return bool(found)


def _copies(module: Module) -> Iterator[tuple[Instruction, int]]:
    for function in [*module.functions()]:
        if not function.name.startswith("llvm.memcpy.p"):
            continue
        for call in calls_of(function):
            length, volatile = call.arguments[2:4]
            if not isinstance(length, ConstantInt) or not _is_vectors(length.value):
                continue
            attributes = Attributes(call)
            aligned = all(
                attributes.number(FIRST_PARAMETER + i, "align") >= _VECTOR for i in (0, 1)
            )
            if aligned and volatile == volatile.type.constant(0) and _copies_numbers(call):
                yield call, length.value


def _is_vectors(length: int) -> bool:
    return 0 < length <= _LARGEST and length % _VECTOR == 0


def _copies_numbers(call: Instruction) -> bool:
    """Return true if clang says that each field is shorter than a pointer.

    The operands are places, sizes and types of the fields (LLVM language reference, tbaa.struct).
    """
    sizes = metadata.of_instruction(call, "tbaa.struct")[1::3]
    return bool(sizes) and all(isinstance(s, ConstantInt) and s.value <= _FIELD for s in sizes)
