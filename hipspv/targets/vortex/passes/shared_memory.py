"""Offsets of shared variables in a block's local memory."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.llvm import Builder, Function, GlobalVariable, Module, Opcode, Value
from hipspv.passes.analysis.call_graph import spread
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass
from hipspv.passes.memory.dynamic_shared_memory import NAME as DYNAMIC
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.constants import instruction_users, replace_in_functions

# The offset of the local memory's address in a thread's record (targets/vortex/devlib/device.h).
_LOCAL = 64
_THREAD_POINTER = "llvm.thread.pointer"
_GRANULE = 16  # of the sizes in records


class PlaceSharedMemory(Pass):
    """Turns shared variables into addresses in the block's local memory, whose address a thread's
    record has, because all blocks of a core share the device's local memory.

    Variables of different kernels may overlap. Dynamic shared memory follows the others. Records
    the size for each kernel, in `hipspv.entry`.
    """

    def run(self, module: Module) -> bool:
        space = module.target.spaces.shared
        variables = module.index().variables(lambda signature: signature.space == space)
        reached = {variable: _kernels(variable) for variable in variables}
        offsets, sizes = _offsets(module, variables, reached)
        for variable in variables:
            _replace(module, variable, offsets[variable])
        for kernel in module.kernels():
            add_record(module, "entry", kernel.name, 0, sizes.get(kernel, 0), 0)
        return bool(variables)


def _kernels(variable: GlobalVariable) -> set[Function]:
    try:
        users = {user.function for user in instruction_users(variable)}
    except ValueError as error:
        message = f"the initialiser of '{error}' is an address of shared memory"
        raise PassError([Diagnostic(message, "assign it in a kernel")]) from None
    found = {f for user in users for f in spread(user, set(), Function.callers)}
    return {function for function in found if function.is_kernel}


def _offsets(
    module: Module, variables: Iterable[GlobalVariable], reached: dict[GlobalVariable, set[Function]]
) -> tuple[dict[GlobalVariable, int], dict[Function, int]]:
    """Return each variable's offset, and each kernel's size without dynamic memory."""
    offsets: dict[GlobalVariable, int] = {}
    sizes: dict[Function, int] = {}
    ends: dict[Function, int] = {}
    # Dynamic memory comes last, at one offset for all kernels that share a function.
    for variable in sorted(variables, key=lambda v: v.name == DYNAMIC):
        alignment = max(variable.alignment, _GRANULE if variable.name == DYNAMIC else 1)
        kernels = reached[variable]
        start = _aligned(max((ends.get(kernel, 0) for kernel in kernels), default=0), alignment)
        offsets[variable] = start
        size = 0 if variable.name == DYNAMIC else module.size_of(variable.value_type)
        ends.update(dict.fromkeys(kernels, start + size))
    for kernel, end in ends.items():
        sizes[kernel] = _aligned(end, _GRANULE)
    return offsets, sizes


def _aligned(number: int, alignment: int) -> int:
    return -(-number // alignment) * alignment


def _replace(module: Module, variable: GlobalVariable, offset: int) -> None:
    context = module.context
    i8, i64 = context.integer(8), context.integer(64)
    pointer = context.pointer(module.target.spaces.shared)
    made: dict[Function, Value] = {}

    def address(function: Function) -> Value:
        if function not in made:
            with Builder(module) as build:
                build.before(function.entry.first)
                thread = build.intrinsic(_THREAD_POINTER, types=[context.pointer(0)])
                slot = build.offset(thread, _LOCAL)
                local = build.load(i64, slot, alignment=8)
                base = build.cast(Opcode.INT_TO_PTR, local, pointer)
                made[function] = build.gep(i8, base, [i64.constant(offset)], flags=1)
        return made[function]

    with Builder(module) as build:
        replace_in_functions(build, variable, address)
    variable.erase()
