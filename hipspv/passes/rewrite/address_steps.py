"""The address of a getelementptr, one step for each index."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, ConstantExpr, ConstantInt, Instruction, Type, TypeKind, Value

_INBOUNDS = 1


def by_steps(build: Builder, gep: Instruction | ConstantExpr, stride: Callable[[Type], Type]) -> Value:
    """The same address, computed in steps. A step to a structure's member counts bytes; a
    step to an element counts in `stride(type)`, which has the size of its type.
    """
    result, first, *rest = gep.operands
    type, flags = gep.source_type, gep.gep_flags & _INBOUNDS
    result = _step(build, result, stride(type), first, flags)
    for index in rest:
        if type.kind == TypeKind.STRUCT:
            assert isinstance(index, ConstantInt)
            result = build.offset(result, build.module.offset_of(type, index.value))
            type = type.fields[index.value]
        else:
            type = type.element
            result = _step(build, result, stride(type), index, flags)
    return result


def _step(build: Builder, pointer: Value, stride: Type, index: Value, flags: int) -> Value:
    still = isinstance(index, ConstantInt) and index.value == 0
    if still or build.module.size_of(stride) == 0:
        return pointer
    return build.gep(stride, pointer, [index], flags)
