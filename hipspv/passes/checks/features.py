"""Features that kernels may need and not every device has, and how to find them in a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hipspv.llvm import Flag, Function, Instruction, Module, Opcode, Type, TypeKind
from hipspv.llvm.instruction_index import Signature
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.metadata.double_precision import first_doubles

_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.ADDRSPACE_CAST)
_ATOMICS = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG)

# The first use of a feature in each function that has it.
Finder = Callable[[Module], Iterator[Instruction]]


class Feature(NamedTuple):
    """`what` completes "needs ..." in messages; `remedy` is advice to the programmer."""

    what: str
    remedy: str
    find: Finder


def _first(found: Iterator[Instruction]) -> Iterator[Instruction]:
    seen: set[Function] = set()
    for instruction in found:
        if instruction.function not in seen:
            seen.add(instruction.function)
            yield instruction


def _halves(module: Module) -> Iterator[Instruction]:
    return module.index().first_instructions(where=_is_half)


def _is_half(signature: Signature) -> bool:
    types = (signature.type, signature.other)
    return any(t is not None and _scalar(t).kind == TypeKind.HALF for t in types)


def _scalar(type: Type) -> Type:
    return type.element if type.is_vector else type


def _wide_atomics(module: Module) -> Iterator[Instruction]:
    return _first(
        instruction for instruction in module.index().instructions(_ATOMICS, _is_atomic) if _bits(instruction) == 64
    )


def _is_atomic(signature: Signature) -> bool:
    return signature.opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG) or signature.has(Flag.ATOMIC)


def _bits(atomic: Instruction) -> int:
    """The width of the value in memory."""
    index = {Opcode.STORE: 0, Opcode.ATOMIC_RMW: 1, Opcode.CMPXCHG: 1}.get(atomic.opcode)
    type = atomic.type if index is None else atomic.operand(index).type
    if type.is_integer:
        return type.width
    return 64 if type.kind in (TypeKind.DOUBLE, TypeKind.POINTER) else 32


def _generic(module: Module) -> Iterator[Instruction]:
    space = module.target.spaces.generic

    def is_generic(signature: Signature) -> bool:
        if signature.opcode == Opcode.ADDRSPACE_CAST:
            types = (signature.type, signature.other)
            return any(t is not None and _scalar(t).address_space == space for t in types)
        return signature.space == space

    return module.index().first_instructions(_ACCESSES, is_generic)


def _variables(module: Module) -> Iterator[Instruction]:
    """Uses of variables in global memory, except the compiler's own constants."""
    space = module.target.spaces.global_
    for variable in module.index().variables(lambda signature: signature.space == space):
        if not variable.is_constant_data or variable.is_externally_initialized:
            yield from _first(iter(uses_of(variable)[0]))


def _calls(*substrings: str) -> Finder:
    """Calls of built-in functions with one of these in their names."""

    def find(module: Module) -> Iterator[Instruction]:
        declared = module.index().functions(lambda signature: not signature.has(Flag.DEFINED))
        named = [function for function in declared if any(s in function.name for s in substrings)]
        return _first(call for function in named for call in function.calls())

    return find


def _images(module: Module) -> Iterator[Instruction]:
    return module.index().first_instructions(where=_is_image)


def _is_image(signature: Signature) -> bool:
    types = (signature.type, signature.other)
    return any(t is not None and t.target_name == "spirv.Image" for t in types)


_WARPS = "reduce and exchange through shared memory"
FEATURES: dict[str, Feature] = {
    "fp64": Feature("double precision", "use float, and constants as 1.0f", first_doubles),
    "fp16": Feature("half precision", "use float", _halves),
    "int64_atomics": Feature("atomic operations on 64 bits", "use 32-bit integers or float", _wide_atomics),
    "generic_pointers": Feature(
        "generic pointers",
        "let the compiler see which memory a pointer points to: optimise, and don't mix pointers",
        _generic,
    ),
    "program_scope_variables": Feature(
        "variables of the module (__device__, __constant__, printf, assert, malloc)",
        "pass the memory as an argument",
        _variables,
    ),
    "sub_groups": Feature("warps", _WARPS, _calls("sub_group", "Subgroup", "GroupNonUniform")),
    "sub_group_ballot": Feature("warp ballots", _WARPS, _calls("sub_group_ballot", "Ballot")),
    "sub_group_vote": Feature("warp votes", _WARPS, _calls("non_uniform_all", "non_uniform_any")),
    "sub_group_shuffle": Feature("warp shuffles", _WARPS, _calls("sub_group_shuffle", "Shuffle")),
    "sub_group_arithmetic": Feature(
        "warp reductions",
        _WARPS,
        _calls("sub_group_reduce", "sub_group_scan", "non_uniform_reduce", "clustered_reduce"),
    ),
    "images": Feature("images", "use arrays", _images),
}
