"""Initial values of local variables that hold addresses of shared memory."""

from __future__ import annotations

from hipspv.llvm import Builder, GlobalVariable, Instruction, Module, Value
from hipspv.passes.analysis.pointers import strip_expressions
from hipspv.passes.interface import Pass
from hipspv.passes.memory.lower_initial_addresses import (
    addresses_in,
    common_alignment,
    has_addresses,
    is_shared,
    without_addresses,
)
from hipspv.passes.rewrite.constants import instruction_users


class StoreSharedAddresses(Pass):
    """Stores addresses of shared memory into local arrays and structures at run time, because
    shared memory has another address in each block.

    clang makes a constant of the initial value of such a variable, as of `float* buffers[] = {a,
    b}`, and copies it. The addresses are stored after the copy.

    Runs before the optimiser, which would read loads from the copy from the constant.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for variable in module.index().variables(has_addresses):
            initializer = variable.initializer
            if initializer is None:
                continue
            shared = [each for each in addresses_in(module, initializer) if is_shared(each[1])]
            copies = _copies(variable) if shared else None
            if not copies:  # lower-initial-addresses refuses shared memory in the others
                continue
            with Builder(module) as build:
                for copy in copies:
                    _store(build, variable, copy, shared)
            variable.initializer = without_addresses(module, initializer, is_shared)
            changed = True
        return changed


def _copies(variable: GlobalVariable) -> list[Instruction] | None:
    """The instructions that copy the variable, if nothing else uses it."""
    try:
        users = list(instruction_users(variable))
    except ValueError:  # another variable's initial value
        return None
    return users if all(_copies_from(user, variable) for user in users) else None


def _copies_from(user: Instruction, variable: GlobalVariable) -> bool:
    callee = user.callee
    if callee is None or not callee.name.startswith("llvm.memcpy."):
        return False
    source: Value = user.arguments[1]
    return strip_expressions(source) == variable


def _store(build: Builder, variable: GlobalVariable, copy: Instruction, addresses: list[tuple[int, Value]]) -> None:
    alignment = variable.alignment or build.module.alignment_of(variable.value_type)
    following = copy.next
    assert following is not None
    build.before(following)
    for offset, address in addresses:
        element = build.offset(copy.arguments[0], offset)
        build.store(address, element, alignment=common_alignment(alignment, offset))
