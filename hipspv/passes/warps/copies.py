"""Copies within memory that lanes share."""

from __future__ import annotations

from collections.abc import Iterator

from hipspv.llvm import Attributes, Builder, ConstantInt, Function, GlobalVariable, Instruction, Module, Opcode, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.affine.addresses import Addresses, Root
from hipspv.passes.analysis.call_graph import intrinsic_calls

_COPIES = ("llvm.memcpy.p", "llvm.memmove.p")


def split_copies(module: Module, warp_size: int) -> None:
    """Split each copy within one object into a load to a stack variable and a store from it.

    A structure's assignment, as in `s[index[lane]] = s[lane]`, is one call. Lanes that rely on lockstep need a barrier
    between its read and its write.
    """
    with Builder(module) as build:
        for call, length in list(_copies(module, warp_size)):
            _split(build, call, length)


def _split(build: Builder, call: Instruction, length: int) -> None:
    (to, to_alignment), (source, source_alignment) = (
        (call.operand(i), Attributes(call).integer(FIRST_PARAMETER + i, "align") or 1) for i in (0, 1)
    )
    context = build.module.context
    build.before(call.function.entry.first)
    variable = build.alloca(context.array(context.integer(8), length), max(to_alignment, source_alignment))
    build.before(call)
    build.copy_memory(variable, source, length, source_alignment)
    build.copy_memory(to, variable, length, to_alignment)
    call.erase()


def _copies(module: Module, warp_size: int) -> Iterator[tuple[Instruction, int]]:
    """The copies within one object that other lanes see, and their lengths in bytes."""
    by_function: dict[Function, list[tuple[Instruction, int]]] = {}
    for call in intrinsic_calls(module, _COPIES):
        length, volatile = call.operand(2), call.operand(3)
        if isinstance(length, ConstantInt) and length.value and not _is_true(volatile):
            by_function.setdefault(call.function, []).append((call, length.value))
    for function, calls in by_function.items():
        addresses = Addresses(function, warp_size)
        for call, length in calls:
            written, read = (addresses.roots(call.operand(i)) for i in (0, 1))
            if any(map(_is_shared_by_lanes, written & read)):
                yield call, length


def _is_true(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def _is_shared_by_lanes(root: Root) -> bool:
    if isinstance(root, GlobalVariable):
        return not root.is_constant_data
    return not (isinstance(root, Instruction) and root.opcode == Opcode.ALLOCA)
